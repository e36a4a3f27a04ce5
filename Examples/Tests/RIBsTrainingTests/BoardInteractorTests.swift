import ExampleNetwork
import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

// The interactor and its protocols are internal to the feature; only the app delegate is public.
@testable import RIBsTraining

/// The interactor alone.
@Suite(.ownRun, .nonExhaustive) struct BoardInteractorTests {
  private let presenter = RecordingPresenter<BoardState, BoardAction>()
  private let router = BoardRoutingMock()
  private let server = Server()
  private let postsStream = BehaviorRelay<[PostEntity]>(value: [])
  private let interactor: BoardInteractor

  init() {
    let transport = EmbeddedTransport(clock: VirtualClock()) { [server] in
      try server.answer(to: $0)
    }
    interactor = BoardInteractor(
      presenter: presenter, network: Network(transport: transport), postsStream: postsStream)
    interactor.router = router
  }

  @Test func `an activated board loads the boards and the newest posts`() async {
    interactor.activate()
    #expect(presenter.state?.activity == .loading)
    await settled()
    #expect(server.requests == ["boards", "posts"])
    #expect(presenter.state?.boards.map(\.id) == ["free"])
    #expect(presenter.state?.posts.map(\.id) == [3, 2])
    #expect(presenter.state?.activity == nil)
    #expect(postsStream.value.map(\.id) == [3, 2])
  }

  @Test func `older posts follow the newer ones without repetition`() async {
    await load()
    server.page = FetchPostsResponse(data: [Server.post(2), Server.post(1)], next: nil)
    presenter.send(.loadMore)
    await settled()
    #expect(presenter.state?.posts.map(\.id) == [3, 2, 1])
    #expect(presenter.state?.hasMore == false)
    presenter.send(.loadMore)
    await settled()
    #expect(server.requests == ["boards", "posts", "more"])
  }

  @Test func `choosing another board drops the posts and keeps the boards`() async {
    await load()
    presenter.send(.boardChosen(id: "free"))
    #expect(presenter.state?.posts == [])
    #expect(presenter.state?.boards.map(\.id) == ["free"])
    await settled()
    #expect(server.requests == ["boards", "posts", "posts"])
    #expect(presenter.state?.selectedBoardId == "free")
  }

  @Test func `a reload during a fetch does nothing`() async {
    interactor.activate()
    presenter.send(.reload)
    await settled()
    #expect(server.requests == ["boards", "posts"])
  }

  @Test func `a failure stays until it is dismissed, and a retry repeats the fetch`() async {
    server.error = .timedOut
    await load()
    #expect(
      presenter.state?.failure
        == BoardFailure(activity: .loading, error: .timedOut))
    presenter.send(.dismissFailure)
    #expect(presenter.state?.failure?.isDismissed == true)
    server.error = nil
    presenter.send(.retry)
    await settled()
    #expect(presenter.state?.failure == nil)
    #expect(presenter.state?.posts.map(\.id) == [3, 2])
  }

  @Test func `a tapped post is routed, and a closed post detached`() {
    let post = PostEntity(Server.post(3))
    presenter.send(.postTapped(post))
    interactor.detachPostDetail()
    #expect(router.routeToPostDetailArguments == [post])
    #expect(router.detachPostDetailCallCount == 1)
  }

  @Test func `a reloaded post replaces the post in the list`() async {
    await load()
    var post = Server.post(2)
    post.views = 100
    interactor.postDetailDidReload(PostEntity(post))
    interactor.postDetailDidReload(PostEntity(Server.post(9)))
    #expect(postsStream.value.map(\.views) == [0, 100])
  }

  private func load() async {
    interactor.activate()
    await settled()
  }
}

/// Answers the requests of Board.
private final class Server {
  var page = FetchPostsResponse(data: [post(3), post(2)], next: 2)
  var error: NetworkError?
  private(set) var requests: [String] = []

  func answer(to endpoint: any Endpoint) throws -> any Encodable {
    requests.append(endpoint.name)
    if let error { throw error }
    if endpoint.name == "boards" {
      return FetchBoardsResponse(data: [BoardEntity(id: "free", name: "Free")])
    }
    return page
  }

  static func post(_ id: Int) -> Post {
    Post(
      id: id, boardId: "free", title: "Post \(id)", author: "Kim",
      createdAt: "2024-06-03T09:00:00Z", body: "", views: 0)
  }
}

extension RecordingPresenter: BoardPresentable
where State == BoardState, Action == BoardAction {}
