import HeadlessUI
import StateBinding
import TestSupport
import Testing

@testable import ProfileFeature

@Suite(.ownRun)
struct RootRouterTests {
  private let viewController = RootViewControllableMock()
  private let loggedOutBuilder = LoggedOutBuildableMock()
  private let loggedInBuilder = LoggedInBuildableMock()
  private let router: RootRouter

  init() {
    router = RootRouter(
      interactor: RootInteractableMock(), viewController: viewController,
      loggedOutBuilder: loggedOutBuilder, loggedInBuilder: loggedInBuilder)
  }

  @Test func `a router that is given mocks attaches the login when it is loaded`() {
    router.load()
    #expect(router.children.count == 1)
    #expect(loggedOutBuilder.buildCallCount == 1)
    #expect(viewController.calls == ["show"])
  }

  @Test func `a router that is given mocks changes one child for the other`() {
    router.load()
    _ = router.routeToLoggedIn(member: Member.seeds[0])
    #expect(router.children.count == 1)
    #expect(loggedInBuilder.buildCallCount == 1)
    #expect(viewController.calls == ["show", "hide"])
  }
}
