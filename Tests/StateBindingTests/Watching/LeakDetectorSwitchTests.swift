import StateBinding
import TestSupport
import Testing

private final class ProfileRouter: ViewableRouter<Interactor, ViewControllableMock> {
  init() { super.init(interactor: Interactor(), viewController: ViewControllableMock()) }
}

/// These switch off what is on for all tests, and must be done with it before another test has a turn: no `await`.
@Suite(.ownRun)
struct LeakDetectorSwitchTests {
  private func withLeaksOff(_ body: () -> Void) {
    let wasEnabled = LeakDetector.isEnabled
    LeakDetector.isEnabled = false
    body()
    LeakDetector.isEnabled = wasEnabled
  }

  private var leaks: LeakDetector { AppRun.current.leaks }

  @Test func `off, nothing is expected of what goes`() {
    withLeaksOff {
      var profile: ProfileRouter? = ProfileRouter()
      let kept = (profile?.interactor, profile?.viewController)
      profile = nil
      #expect(leaks.survivors == [])
      withExtendedLifetime(kept) {}
    }
  }

  @Test func `off, nothing is expected of a view on the screen`() {
    withLeaksOff {
      let profile = ProfileRouter()
      profile.viewController.isOnScreen = true
      profile.interactor.activate()
      profile.interactor.deactivate()
      #expect(leaks.survivors == [])
    }
  }

  @Test func `off, no detached router is listed`() {
    withLeaksOff {
      let (root, profile) = (ProfileRouter(), ProfileRouter())
      root.attachChild(profile)
      root.detachChild(profile)
      #expect(leaks.detached == [])
    }
  }

  @Test func `switched off in between, what was listed goes all the same`() {
    let (root, profile) = (ProfileRouter(), ProfileRouter())
    LeakDetector.isEnabled = true
    root.attachChild(profile)
    root.detachChild(profile)
    withLeaksOff { root.attachChild(profile) }
    #expect(leaks.detached == [])
  }
}
