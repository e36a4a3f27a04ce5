import ExampleNetwork
import News
import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

/// The requests of the interactor, and the updates of its presenter.
@Suite(.ownRun) struct ListingInteractorTests {
  private let clock = VirtualClock()
  private let server = Server()
  private let presenter = RecordingPresenter<ListingState, ListingAction>()
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
    await load()
    #expect(server.requests == ["news?language=ko"])
  }

  @Test func `a refresh shows the indicator beside the news, then replaces them`() async {
    await load()
    server.headlines = two
    presenter.send(.refresh)
    presenter.expect { $0.begin() }
    await clock.advance(by: .seconds(1))
    presenter.expect { $0.end(with: two) }
    #expect(server.requests == ["news?language=ko", "news?language=ko, reloaded"])
  }

  @Test(.nonExhaustive) func `a refresh during another fetch does nothing`() async {
    interactor.activate()
    presenter.send(.refresh)
    await clock.advance(by: .seconds(1))
    presenter.send(.refresh)
    presenter.send(.refresh)
    presenter.send(.retry)
    await clock.advance(by: .seconds(2))
    #expect(server.requests == ["news?language=ko", "news?language=ko, reloaded"])
  }

  @Test func `a failure is shown and ends the indicator`() async {
    server.error = .cutOff
    await activate()
    await clock.advance(by: .seconds(1))
    presenter.expect { $0.end(with: .cutOff) }
  }

  @Test func `a failed refresh keeps the news`() async {
    await load()
    server.error = .status(500)
    presenter.send(.refresh)
    presenter.expect { $0.begin() }
    await clock.advance(by: .seconds(1))
    presenter.expect { $0.end(with: .status(500)) }
  }

  @Test func `a retry without news shows the indicator`() async {
    server.error = .timedOut
    await activate()
    await clock.advance(by: .seconds(1))
    presenter.expect { $0.end(with: .timedOut) }
    server.error = nil
    presenter.send(.retry)
    presenter.expect { $0.begin() }
    await clock.advance(by: .seconds(1))
    presenter.expect { $0.end(with: one) }
  }

  @Test func `a retry of a refresh shows the indicator beside the news`() async {
    await load()
    server.error = .timedOut
    for action in [ListingAction.refresh, .retry] {
      presenter.send(action)
      presenter.expect { $0.begin() }
      await clock.advance(by: .seconds(1))
      presenter.expect { $0.end(with: .timedOut) }
    }
  }

  @Test(arguments: [nil, NetworkError.unavailable])
  func `an answer after the deactivation does nothing`(error: NetworkError?) async {
    server.error = error
    await activate()
    interactor.deactivate()
    await clock.advance(by: .seconds(1))
    presenter.expectNoChange()
  }

  @Test func `a reactivated interactor fetches again`() async {
    await activate()
    interactor.deactivate()
    interactor.activate()
    await clock.advance(by: .seconds(1))
    presenter.expect { $0.end(with: one) }
  }

  @Test func `an article that the server sends twice is listed once`() async {
    server.headlines = Headlines([.example(1), .example(2), .example(1)])
    await activate()
    await clock.advance(by: .seconds(1))
    presenter.expect { $0.end(with: Headlines([.example(1), .example(2)])) }
  }

  @Test func `a closed failure is gone, and the search stays`() async {
    server.error = .cutOff
    await activate()
    await clock.advance(by: .seconds(1))
    presenter.expect { $0.end(with: .cutOff) }
    presenter.send(.search("bus"))
    presenter.expect { $0.search = "bus" }
    presenter.send(.closeFailure)
    presenter.expect { $0.failure = nil }
  }

  @Test func `a tapped article is opened`() {
    presenter.send(.newsTapped(.example(7)))
    #expect(router.routeToDetailArguments == [.example(7)])
  }

  @Test func `a closed article is detached`() {
    interactor.detachDetailNews()
    #expect(router.detachDetailCallCount == 1)
  }

  private func activate() async {
    interactor.activate()
    var loading = ListingState()
    loading.begin()
    presenter.expect(loading)
    await settled()
  }

  private func load() async {
    await activate()
    await clock.advance(by: .seconds(1))
    presenter.expect { $0.end(with: one) }
  }
}

extension RecordingPresenter: ListingPresentable
where State == ListingState, Action == ListingAction {}

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
