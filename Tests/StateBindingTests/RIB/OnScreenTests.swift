import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

private final class RootRouter: Router<Interactor> {}
private final class ProfileRouter: ViewableRouter<Interactor, ViewControllableMock> {}

@Suite(.ownRun)
struct OnScreenTests {
  private let root = RootRouter(interactor: Interactor())
  private let profile = ProfileRouter(
    interactor: Interactor(), viewController: ViewControllableMock())

  init() {
    LeakDetector.isEnabled = true
    root.interactor.activate()
    root.attachChild(profile)
    profile.viewController.isOnScreen = true
  }

  private var leaks: LeakDetector { AppRun.current.leaks }

  @Test func `a view still shown after a detach is reported with its path`() async {
    root.detachChild(profile)
    let lines = await diagnosed { await settled() }
    #expect(
      lines == [
        """
        leak: ViewControllableMock of Root/Profile is still on the screen \
        though its RIB is inactive; take it off the screen in the method that detaches the RIB
        """
      ])
  }

  @Test func `a view dismissed before the app settles is no leak`() async {
    root.detachChild(profile)
    root.interactor.task { [profile] in
      await Task.yield()
      profile.viewController.isOnScreen = false
    }
    let lines = await diagnosed { await settled() }
    #expect(lines == [])
  }

  @Test func `a view left on the screen again is reported again`() async {
    let lines = await diagnosed {
      root.interactor.deactivate()
      await settled()
      root.interactor.activate()
      await settled()
      root.interactor.deactivate()
      await settled()
    }
    #expect(lines.count == 2)
  }

  @Test func `a view off the screen at the deactivation is not expected to leave`() {
    profile.viewController.isOnScreen = false
    root.detachChild(profile)
    profile.viewController.isOnScreen = true
    #expect(leaks.survivors == [])
  }
}
