import StateBinding

protocol PostDetailRouting: ViewableRouting {}

/// The state that PostDetail's interactor gives the presenter.
nonisolated public struct PostDetailState {
  public var post: PostEntity
  public var isReloading = false
  public var failure: NetworkError?

  public init(post: PostEntity) {
    self.post = post
  }
}

nonisolated public enum PostDetailAction {
  case reload
  case back
}

protocol PostDetailPresentable: StatePresentable<PostDetailState> {
  var listener: (any PresentableListener<PostDetailAction>)? { get set }
}

protocol PostDetailListener: AnyObject {
  func postDetailDidReload(_ post: PostEntity)
  func detachPostDetail()
}

/// Shows one post, reloads it, and tells the parent about the reloaded post.
final class PostDetailInteractor: PresentableInteractor<any PostDetailPresentable>,
  PostDetailInteractable
{
  weak var router: PostDetailRouting?
  weak var listener: PostDetailListener?

  private var state: PostDetailState { didSet { presenter.update(state: state) } }
  private let network: Network
  private let postsStream: BehaviorRelay<[PostEntity]>

  init(
    presenter: any PostDetailPresentable, post: PostEntity, network: Network,
    postsStream: BehaviorRelay<[PostEntity]>
  ) {
    state = PostDetailState(post: post)
    self.network = network
    self.postsStream = postsStream
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    presenter.update(state: state)
    postsStream
      .compactMap { [id = state.post.id] posts in posts.first { $0.id == id } }
      .subscribe(onNext: { [weak self] post in self?.show(post) })
      .disposeOnDeactivate(interactor: self)
  }

  private func show(_ post: PostEntity) {
    if state.post != post { state.post = post }
  }
}

extension PostDetailInteractor: PresentableListener {
  func request(action: PostDetailAction) {
    switch action {
    case .reload: reload()
    case .back: listener?.detachPostDetail()
    }
  }

  private func reload() {
    guard !state.isReloading else { return }
    var new = state
    new.isReloading = true
    new.failure = nil
    state = new
    task { [weak self, network, id = state.post.id] in
      do {
        let response: FetchPostResponse = try await network.request(
          endpoint: PostEndpoint.fetchPost(id: id))
        self?.endReload(with: PostEntity(response.data))
      } catch let error as NetworkError {
        self?.endReload(with: error)
      }
    }
  }

  private func endReload(with post: PostEntity) {
    var new = state
    new.post = post
    new.isReloading = false
    state = new
    listener?.postDetailDidReload(post)
  }

  private func endReload(with error: NetworkError) {
    var new = state
    new.failure = error
    new.isReloading = false
    state = new
  }
}
