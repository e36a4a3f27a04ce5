import StateBinding
import StateBindingTesting
import StateBindingTestSupport
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

  @Test func `a viewable router gives its parent the view controller`() {
    let router: ViewableRouting = router()
    #expect(router.viewControllable === view)
  }

  @Test func `a view still on the screen after a deactivation is a leak`() async {
    let router = router()
    router.interactor.activate()
    router.interactor.deactivate()
    let lines = await diagnosed { await settled() }
    #expect(
      lines == [
        "leak: ProfileViewController of Profile is still on the screen though its RIB is inactive; take it off the screen in the method that detaches the RIB"
      ])
  }

  @Test func `a view that left the screen is no leak`() async {
    let router = router()
    router.interactor.activate()
    router.interactor.deactivate()
    view.isOnScreen = false
    let lines = await diagnosed { await settled() }
    #expect(lines == [])
  }

  @Test func `a reactivated RIB may show its view again`() async {
    let router = router()
    router.interactor.activate()
    router.interactor.deactivate()
    router.interactor.activate()
    let lines = await diagnosed { await settled() }
    #expect(lines == [])
  }

  @Test func `a view controller that outlives its router is a leak`() async {
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
