import ExampleNetwork
import News
import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

/// The children that the router attaches and pushes.
@Suite(.ownRun, .nonExhaustive) struct ListingRouterTests {
  private let viewController = ListingViewControllableMock()
  private let calls = Log()
  private let router: ListingRouter

  init() {
    let transport = EmbeddedTransport(clock: VirtualClock()) { _ in throw NetworkError.cutOff }
    let interactor = ListingInteractor(
      presenter: RecordingPresenter<ListingState, ListingAction>(),
      newsService: NewsService(network: Network(transport: transport), language: "en"))
    router = ListingRouter(
      interactor: interactor, viewController: viewController,
      detailBuilder: DetailNewsBuilder(dependency: DetailNewsDependencyMock()))
    viewController.pushViewControllerHandler = { [calls] _, _ in calls("push") }
    viewController.popViewControllerHandler = { [calls] _, _ in calls("pop") }
    interactor.activate()
    router.load()
  }

  @Test func `an opened article is attached and pushed`() {
    router.routeToDetail(for: .example(1))
    #expect(router.children.count == 1)
    #expect(router.children[0].interactable.isActive)
    #expect(calls.lines == ["push"])
  }

  @Test func `a second tap while an article opens does nothing`() {
    router.routeToDetail(for: .example(1))
    router.routeToDetail(for: .example(2))
    #expect(router.children.count == 1)
    #expect(calls.lines == ["push"])
  }

  @Test func `a closed article is popped and detached once`() {
    router.routeToDetail(for: .example(1))
    router.detachDetail()
    router.detachDetail()
    #expect(router.children.isEmpty)
    #expect(calls.lines == ["push", "pop"])
  }

  @Test func `another article can be opened after the first`() {
    router.routeToDetail(for: .example(1))
    router.detachDetail()
    router.routeToDetail(for: .example(2))
    #expect(router.children.count == 1)
    #expect(calls.lines == ["push", "pop", "push"])
  }
}
