import ExampleNetwork
import StateBinding
import TestSupport
import Testing

// The interactor and its protocols are internal to the feature; only the app delegate is public.
@testable import RIBsTraining

/// The interactor alone, between generated mocks.
@Suite(.ownRun) struct BoardInteractorTests {
  private let presenter = BoardPresentableMock()
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
    #expect(presenter.updateArguments.map(\.activity) == [.loading])
    await settled()
    #expect(server.requests == ["boards", "posts"])
    #expect(presenter.updateArguments.last?.boards.map(\.id) == ["free"])
    #expect(presenter.updateArguments.last?.posts.map(\.id) == [3, 2])
    #expect(presenter.updateArguments.last?.activity == nil)
    #expect(postsStream.value.map(\.id) == [3, 2])
  }

  @Test func `older posts follow the newer ones without repetition`() async {
    await load()
    server.page = FetchPostsResponse(data: [Server.post(2), Server.post(1)], next: nil)
    interactor.request(action: .loadMore)
    await settled()
    #expect(presenter.updateArguments.last?.posts.map(\.id) == [3, 2, 1])
    #expect(presenter.updateArguments.last?.hasMore == false)
    interactor.request(action: .loadMore)
    await settled()
    #expect(server.requests == ["boards", "posts", "more"])
  }

  @Test func `choosing another board drops the posts and keeps the boards`() async {
    await load()
    interactor.request(action: .boardChosen(id: "free"))
    #expect(presenter.updateArguments.last?.posts == [])
    #expect(presenter.updateArguments.last?.boards.map(\.id) == ["free"])
    await settled()
    #expect(server.requests == ["boards", "posts", "posts"])
    #expect(presenter.updateArguments.last?.selectedBoardId == "free")
  }

  @Test func `a reload during a fetch does nothing`() async {
    interactor.activate()
    interactor.request(action: .reload)
    await settled()
    #expect(server.requests == ["boards", "posts"])
  }

  @Test func `a failure stays until it is dismissed, and a retry repeats the fetch`() async {
    server.error = .timedOut
    await load()
    #expect(
      presenter.updateArguments.last?.failure
        == BoardFailure(activity: .loading, error: .timedOut))
    interactor.request(action: .dismissFailure)
    #expect(presenter.updateArguments.last?.failure?.isDismissed == true)
    server.error = nil
    interactor.request(action: .retry)
    await settled()
    #expect(presenter.updateArguments.last?.failure == nil)
    #expect(presenter.updateArguments.last?.posts.map(\.id) == [3, 2])
  }

  @Test func `a tapped post is routed, and a closed post detached`() {
    let post = PostEntity(Server.post(3))
    interactor.request(action: .postTapped(post))
    interactor.detachPostDetail()
    #expect(router.routeToPostDetailArguments == [post])
    #expect(router.detachPostDetailCallCount == 1)
  }

  @Test func `a reloaded post replaces the post in the list`() async {
    await load()
    let updates = presenter.updateCallCount
    var post = Server.post(2)
    post.views = 100
    interactor.postDetailDidReload(PostEntity(post))
    interactor.postDetailDidReload(PostEntity(Server.post(9)))
    #expect(presenter.updateCallCount == updates + 1)
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
