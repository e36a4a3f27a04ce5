import StateBinding
import TestSupport
import Testing

@Suite(.ownRun)
struct ViewableConformanceTests {
  private final class ProfileViewController: ViewControllable {
    var isOnScreen = true
  }

  private final class ProfileRouter: ViewableRouter<Interactor, ProfileViewController> {}

  private let view = ProfileViewController()
  private var leaks: LeakDetector { AppRun.current.leaks }

  init() { LeakDetector.isEnabled = true }

  private func router() -> ProfileRouter {
    ProfileRouter(interactor: Interactor(), viewController: view)
  }

  @Test func `the parent gets the view controller to show`() {
    let router: ViewableRouting = router()
    #expect(router.viewControllable === view)
  }

  @Test func `after a deactivation the view is expected to leave the screen`() async {
    let router = router()
    router.interactor.activate()
    router.interactor.deactivate()
    let lines = await diagnosed { await settled() }
    #expect(
      lines == [
        "leak: ProfileViewController of Profile is still on the screen though its RIB is inactive"
      ])
  }

  @Test func `a view that has left the screen is fine`() async {
    let router = router()
    router.interactor.activate()
    router.interactor.deactivate()
    view.isOnScreen = false
    let lines = await diagnosed { await settled() }
    #expect(lines == [])
  }

  @Test func `a reactivation takes the expectation back`() async {
    let router = router()
    router.interactor.activate()
    router.interactor.deactivate()
    router.interactor.activate()
    let lines = await diagnosed { await settled() }
    #expect(lines == [])
  }

  @Test func `when the router goes the view controller is expected to go`() async {
    view.isOnScreen = false
    _ = router()
    let lines = await diagnosed { await settled() }
    #expect(
      lines == [
        """
        leak: ProfileViewController of Profile has outlived its router; \
        look for what holds it strongly
        """
      ])
  }
}
