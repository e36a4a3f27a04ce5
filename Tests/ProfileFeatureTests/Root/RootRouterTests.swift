import HeadlessUI
import StateBinding
import StateBindingTesting
import TestSupport
import Testing

// The router's protocols are internal to the feature.
@testable import ProfileFeature

@Suite(.ownRun)
struct RootRouterTests {
  private let interactor = RootInteractableMock()
  private let viewController = RootViewControllableMock()
  private let loggedOutBuilder = LoggedOutBuildableMock()
  private let loggedInBuilder = LoggedInBuildableMock()
  private let calls = Log()
  private let router: RootRouter

  init() {
    router = RootRouter(
      interactor: interactor, viewController: viewController,
      loggedOutBuilder: loggedOutBuilder, loggedInBuilder: loggedInBuilder)
    loggedOutBuilder.buildHandler = { _, _ in
      ViewableRouter(interactor: Interactor(), viewController: LoggedOutViewController())
    }
    loggedInBuilder.buildHandler = { _, member in
      (LoggedInRoutingMock(), LoggedInInteractor(memberStream: BehaviorRelay(value: member)))
    }
    viewController.showHandler = { [calls] _ in calls("show") }
    viewController.hideHandler = { [calls] _ in calls("hide") }
  }

  @Test func `the root attaches the login`() {
    router.routeToLoggedOut(problem: nil)
    #expect(router.children.count == 1)
    #expect(loggedOutBuilder.buildCallCount == 1)
    #expect(calls.lines == ["show"])
  }

  @Test func `the root replaces the login by the logged-in child`() {
    router.routeToLoggedOut(problem: nil)
    _ = router.routeToLoggedIn(member: Member.seeds[0])
    #expect(router.children.count == 1)
    #expect(loggedInBuilder.buildCallCount == 1)
    #expect(calls.lines == ["show", "hide"])
  }
}
