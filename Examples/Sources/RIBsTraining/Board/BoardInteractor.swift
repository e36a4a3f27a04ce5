import StateBinding

protocol BoardRouting: ViewableRouting {
  func routeToPostDetail(post: PostEntity)
  func detachPostDetail()
}

protocol BoardPresentable: StatePresentable<BoardState> {
  var listener: BoardPresentableListener? { get set }
}

typealias BoardPresentableListener = any PresentableListener<BoardAction>

protocol BoardListener: AnyObject {}

/// Fetches the posts and opens one.
final class BoardInteractor: PresentableInteractor<any BoardPresentable>, BoardInteractable {
  weak var router: BoardRouting?
  weak var listener: BoardListener?

  let network: Network
  private let postsStream: BehaviorRelay<[PostEntity]>
  private var state = BoardState() { didSet { presenter.update(state: state) } }
  /// The last fetched post, if the server has older ones.
  private var next: Int?
  private var work: (any Disposable)?

  init(
    presenter: any BoardPresentable, network: Network, postsStream: BehaviorRelay<[PostEntity]>
  ) {
    self.network = network
    self.postsStream = postsStream
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    open(board: state.selectedBoardId)
  }
}

extension BoardInteractor: PresentableListener {
  func request(action: BoardAction) {
    switch action {
    case .boardChosen(let id): open(board: id)
    case .reload: fetch(.reloading)
    case .loadMore: if next != nil { fetch(.loadingMore) }
    case .retry: if let failure = state.failure { fetch(failure.activity) }
    case .dismissFailure: state.failure?.isDismissed = true
    case .postTapped(let post): router?.routeToPostDetail(post: post)
    }
  }
}

extension BoardInteractor: PostDetailListener {
  func postDetailDidReload(_ post: PostEntity) {
    trace()
    replace(post)
  }

  func detachPostDetail() {
    trace()
    router?.detachPostDetail()
  }
}

extension BoardInteractor {
  /// Replaces the post with the same id. A post that a link opened may not be in the list.
  private func replace(_ post: PostEntity) {
    guard let index = state.posts.firstIndex(where: { $0.id == post.id }) else { return }
    state.posts[index] = post
    postsStream.accept(state.posts)
  }

  /// Replaces the shown posts by those of the board `id`, or of all boards if `id` is nil.
  private func open(board id: String?) {
    work?.dispose()
    next = nil
    start(.loading, from: BoardState(boards: state.boards, selectedBoardId: id))
    postsStream.accept([])
  }

  /// Fetches posts while the screen shows `activity`. Does nothing while another fetch runs.
  private func fetch(_ activity: BoardActivity) {
    if state.activity == nil { start(activity, from: state) }
  }

  private func start(_ activity: BoardActivity, from current: BoardState) {
    var new = current
    new.activity = activity
    new.failure = nil
    state = new
    work = task { [weak self] in
      do {
        try await self?.fetchBoards()
        try await self?.fetchPosts(activity)
      } catch let error as NetworkError {
        self?.end(activity, with: error)
      }
    }
  }

  private func end(_ activity: BoardActivity, with error: NetworkError) {
    var new = state
    new.activity = nil
    new.failure = BoardFailure(activity: activity, error: error)
    state = new
  }

  private func fetchBoards() async throws {
    guard state.boards.isEmpty else { return }
    let response: FetchBoardsResponse = try await network.request(
      endpoint: PostEndpoint.fetchBoards)
    state.boards = response.data
  }

  private func fetchPosts(_ activity: BoardActivity) async throws {
    let response: FetchPostsResponse = try await network.request(
      endpoint: PostEndpoint.fetchPosts(
        boardId: state.selectedBoardId, reload: activity == .reloading,
        after: activity == .loadingMore ? next : nil))
    let known = activity == .loadingMore ? state.posts : []
    // A server can send a post twice.
    var ids = Set(known.map(\.id))
    let posts = response.data.filter { ids.insert($0.id).inserted }
    next = response.next
    var new = state
    new.posts = known + posts.map(PostEntity.init)
    new.hasMore = next != nil
    new.activity = nil
    state = new
    postsStream.accept(new.posts)
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
      let post = PostEntity(response.data)
      // The detail shows the post of the list, which may be older.
      self.replace(post)
      self.router?.routeToPostDetail(post: post)
      return (self, ())
    }
  }
}
