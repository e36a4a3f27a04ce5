import StateBinding

protocol BoardRouting: ViewableRouting {
  func routeToPostDetail(post: PostEntity)
  func detachPostDetail()
}

protocol BoardPresentable: Presentable {
  var listener: BoardPresentableListener? { get set }
  func update(posts: [Post], initial: Bool, reload: Bool)
  func show(_ boards: [BoardEntity], selected: String?)
  func show(_ activity: BoardActivity?, hasMore: Bool)
  func show(_ failure: NetworkError?)
}

typealias BoardPresentableListener = any PresentableListener<BoardAction>

protocol BoardListener: AnyObject {}

/// Fetches the posts and opens one.
final class BoardInteractor: PresentableInteractor<BoardPresentable>, BoardInteractable {
  weak var router: BoardRouting?
  weak var listener: BoardListener?

  let network: Network
  private let postsStream: PostsStream
  private var boards: [BoardEntity] = []
  private var selectedBoardId: String?
  /// The last fetched post, if the server has older ones.
  private var next: Int?
  private var fetch: (activity: BoardActivity, work: any Disposable)?
  private var failed: BoardActivity?

  init(presenter: BoardPresentable, network: Network, postsStream: PostsStream) {
    self.network = network
    self.postsStream = postsStream
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    postsStream
      .subscribe(onNext: { [weak self] value in
        self?.presenter.update(
          posts: value.posts, initial: value.initial, reload: value.reload)
      })
      .disposeOnDeactivate(interactor: self)
    fetch(.loading)
  }

  override func willResignActive() {
    super.willResignActive()
    fetch = nil
  }

  func detachPostDetail() {
    router?.detachPostDetail()
  }
}

extension BoardInteractor: PresentableListener {
  func request(action: BoardAction) {
    switch action {
    case .boardChosen(let id): choose(id)
    case .reload: fetch(.reloading)
    case .loadMore: if next != nil { fetch(.loadingMore) }
    case .retry: if let failed { fetch(failed) }
    case .postTapped(let post): router?.routeToPostDetail(post: post)
    }
  }

  private func choose(_ id: String?) {
    selectedBoardId = id
    next = nil
    presenter.show(boards, selected: id)
    postsStream.accept((posts: [], initial: true, reload: true))
    fetch?.work.dispose()
    fetch = nil
    fetch(.loading)
  }
}

extension BoardInteractor {
  /// Fetches posts while the screen shows `activity`. Does nothing while another call runs.
  private func fetch(_ activity: BoardActivity) {
    guard fetch == nil else { return }
    failed = nil
    presenter.show(nil as NetworkError?)
    presenter.show(activity, hasMore: false)
    let work = task { [weak self] in
      do {
        try await self?.fetchBoards()
        try await self?.fetchPosts(activity)
        self?.finish(nil, of: activity)
      } catch let error as NetworkError {
        self?.finish(error, of: activity)
      }
    }
    fetch = (activity, work)
  }

  private func finish(_ error: NetworkError?, of activity: BoardActivity) {
    fetch = nil
    failed = error == nil ? nil : activity
    presenter.show(nil, hasMore: next != nil)
    presenter.show(error)
  }

  private func fetchBoards() async throws {
    guard boards.isEmpty else { return }
    let response: FetchBoardsResponse = try await network.request(
      endpoint: PostEndpoint.fetchBoards)
    boards = response.data
    presenter.show(boards, selected: selectedBoardId)
  }

  private func fetchPosts(_ activity: BoardActivity) async throws {
    let known = activity == .loadingMore ? postsStream.value.posts : []
    let response: FetchPostsResponse = try await network.request(
      endpoint: PostEndpoint.fetchPosts(
        boardId: selectedBoardId, reload: activity == .reloading,
        after: activity == .loadingMore ? next : nil))
    // A server can send a post twice.
    var ids = Set(known.map(\.id))
    let new = response.data.filter { ids.insert($0.id).inserted }
    next = response.next
    postsStream.accept(
      (posts: known + new, initial: activity == .loading, reload: activity != .loadingMore))
  }
}

extension BoardInteractor: BoardActionableItem {
  func openPost(_ id: Int) -> Observable<(BoardActionableItem, ())> {
    .fromAsync { [weak self, network] in
      let response: FetchPostResponse
      do {
        response = try await network.request(endpoint: PostEndpoint.fetchPost(id: id))
      } catch NetworkError.status(404) {
        throw LinkProblem.noPost(id)
      }
      guard let self else { throw CancellationError() }
      self.router?.routeToPostDetail(post: PostEntity(response.data))
      return (self, ())
    }
  }
}
