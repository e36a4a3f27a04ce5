import StateBinding

protocol PostDetailRouting: ViewableRouting {}

protocol PostDetailPresentable: Presentable {
  var listener: PostDetailPresentableListener? { get set }
  func update(post: PostEntity)
  func show(isReloading: Bool, failure: NetworkError?)
}

typealias PostDetailPresentableListener = any PresentableListener<PostDetailAction>

protocol PostDetailListener: AnyObject {
  func detachPostDetail()
}

/// Shows one post and reloads it. The list shows the reloaded post too.
final class PostDetailInteractor: PresentableInteractor<PostDetailPresentable>,
  PostDetailInteractable
{
  weak var router: PostDetailRouting?
  weak var listener: PostDetailListener?

  private let post: PostEntity
  private let network: Network
  private let postsStream: PostsStream
  private var isReloading = false

  init(
    presenter: PostDetailPresentable, post: PostEntity, network: Network, postsStream: PostsStream
  ) {
    self.post = post
    self.network = network
    self.postsStream = postsStream
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    presenter.update(post: post)
    postsStream
      .compactMap { [id = post.id] value in value.posts.first { $0.id == id } }
      .subscribe(onNext: { [weak self] post in self?.presenter.update(post: PostEntity(post)) })
      .disposeOnDeactivate(interactor: self)
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
    guard !isReloading else { return }
    isReloading = true
    presenter.show(isReloading: true, failure: nil)
    task { [weak self, network, id = post.id] in
      var failure: NetworkError?
      do {
        let response: FetchPostResponse = try await network.request(
          endpoint: PostEndpoint.fetchPost(id: id))
        self?.replace(with: response.data)
      } catch let error as NetworkError {
        failure = error
      }
      self?.isReloading = false
      self?.presenter.show(isReloading: false, failure: failure)
    }
  }

  /// Replaces the post in the list. A post opened by a link may not be in the list.
  private func replace(with post: Post) {
    presenter.update(post: PostEntity(post))
    var value = postsStream.value
    guard let index = value.posts.firstIndex(where: { $0.id == post.id }) else { return }
    value.posts[index] = post
    postsStream.accept(value)
  }
}
