import ExampleNetwork
import News
import StateBinding
import TestSupport
import Testing

/// The requests of the interactor, and the updates of its presenter.
@Suite(.ownRun) struct ListingInteractorTests {
  private let clock = VirtualClock()
  private let server = Server()
  private let presenter = ListingPresentableMock()
  private let router = ListingRoutingMock()
  private let interactor: ListingInteractor

  private let one = Headlines([.example(1)])
  private let two = Headlines([.example(2), .example(1)])

  init() {
    let transport = EmbeddedTransport(clock: clock, latency: .seconds(1)) { [server] endpoint in
      try server.answer(to: endpoint)
    }
    interactor = ListingInteractor(
      presenter: presenter,
      newsService: NewsService(network: Network(transport: transport), language: "ko"))
    interactor.router = router
  }

  @Test func `loading shows the indicator, then the news`() async {
    interactor.activate()
    #expect(presenter.updateArguments == [ListingState(isLoading: true)])
    await clock.advance(by: .seconds(1))
    #expect(
      presenter.updateArguments == [ListingState(isLoading: true), ListingState(headlines: one)])
    #expect(server.requests == ["news?language=ko"])
  }

  @Test func `a refresh replaces the news without the indicator`() async {
    await load()
    server.headlines = two
    interactor.request(action: .refresh)
    await settled()
    #expect(presenter.updateArguments.count == 2)
    await clock.advance(by: .seconds(1))
    #expect(presenter.updateArguments.dropFirst(2) == [ListingState(headlines: two)])
    #expect(server.requests == ["news?language=ko", "news?language=ko, reloaded"])
  }

  @Test func `a refresh during another fetch does nothing`() async {
    interactor.activate()
    interactor.request(action: .refresh)
    await clock.advance(by: .seconds(1))
    interactor.request(action: .refresh)
    interactor.request(action: .refresh)
    interactor.request(action: .retry)
    await clock.advance(by: .seconds(2))
    #expect(server.requests == ["news?language=ko", "news?language=ko, reloaded"])
  }

  @Test func `a failure is reported once and ends the indicator`() async {
    server.error = .cutOff
    interactor.activate()
    await clock.advance(by: .seconds(1))
    #expect(presenter.updateArguments == [ListingState(isLoading: true), ListingState()])
    #expect(presenter.showErrorAlertArguments == [.cutOff])
  }

  @Test func `a failed refresh keeps the news`() async {
    await load()
    server.error = .status(500)
    interactor.request(action: .refresh)
    await clock.advance(by: .seconds(1))
    #expect(presenter.updateArguments.last == ListingState(headlines: one))
    #expect(presenter.showErrorAlertArguments == [.status(500)])
  }

  @Test func `a retry without news shows the indicator`() async {
    server.error = .timedOut
    interactor.activate()
    await clock.advance(by: .seconds(1))
    server.error = nil
    interactor.request(action: .retry)
    #expect(presenter.updateArguments.last == ListingState(isLoading: true))
    await clock.advance(by: .seconds(1))
    #expect(presenter.updateArguments.last == ListingState(headlines: one))
  }

  @Test func `a retry of a refresh shows no indicator`() async {
    await load()
    server.error = .timedOut
    interactor.request(action: .refresh)
    await clock.advance(by: .seconds(1))
    interactor.request(action: .retry)
    #expect(presenter.updateArguments.last == ListingState(headlines: one))
    await clock.advance(by: .seconds(1))
    #expect(presenter.showErrorAlertArguments == [.timedOut, .timedOut])
  }

  @Test(arguments: [nil, NetworkError.unavailable])
  func `an answer after the deactivation does nothing`(error: NetworkError?) async {
    server.error = error
    interactor.activate()
    await settled()
    interactor.deactivate()
    await clock.advance(by: .seconds(1))
    #expect(presenter.updateArguments == [ListingState(isLoading: true)])
    #expect(presenter.showErrorAlertArguments == [])
  }

  @Test func `a reactivated interactor fetches again`() async {
    interactor.activate()
    await settled()
    interactor.deactivate()
    interactor.activate()
    await clock.advance(by: .seconds(1))
    #expect(presenter.updateArguments.last == ListingState(headlines: one))
  }

  @Test func `an article that the server sends twice is listed once`() async {
    server.headlines = Headlines([.example(1), .example(2), .example(1)])
    interactor.activate()
    await clock.advance(by: .seconds(1))
    #expect(presenter.updateArguments.last?.headlines?.articles.map(\.id) == [1, 2])
  }

  @Test func `a tapped article is opened`() {
    interactor.request(action: .newsTapped(.example(7)))
    #expect(router.routeToDetailArguments == [.example(7)])
  }

  @Test func `a closed article is detached`() {
    interactor.detachDetailNews()
    #expect(router.detachDetailCallCount == 1)
  }

  private func load() async {
    interactor.activate()
    await clock.advance(by: .seconds(1))
  }
}

/// A server whose answers the test sets.
private final class Server {
  var headlines = Headlines([.example(1)])
  var error: NetworkError?
  private(set) var requests: [String] = []

  func answer(to endpoint: any Endpoint) throws -> FetchNewsResponse {
    let query = endpoint.query.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    requests.append("\(endpoint.path)?\(query)\(endpoint.reload ? ", reloaded" : "")")
    if let error { throw error }
    return FetchNewsResponse(data: headlines.articles)
  }
}
