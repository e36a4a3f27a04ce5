import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

private final class ProfileRouter: ViewableRouter<Interactor, ViewControllableMock> {
  init() { super.init(interactor: Interactor(), viewController: ViewControllableMock()) }
}

/// These tests switch off a setting of all tests, so they must restore it without an `await`.
@Suite(.ownRun)
struct LeakDetectorSwitchTests {
  private func withLeaksOff(_ body: () -> Void) {
    let wasEnabled = LeakDetector.isEnabled
    LeakDetector.isEnabled = false
    body()
    LeakDetector.isEnabled = wasEnabled
  }

  private var leaks: LeakDetector { AppRun.current.leaks }

  @Test func `a disabled detector expects no release`() {
    withLeaksOff {
      var profile: ProfileRouter? = ProfileRouter()
      let kept = (profile?.interactor, profile?.viewController)
      profile = nil
      #expect(leaks.survivors == [])
      withExtendedLifetime(kept) {}
    }
  }

  @Test func `a disabled detector expects no view to leave the screen`() {
    withLeaksOff {
      let profile = ProfileRouter()
      profile.viewController.isOnScreen = true
      profile.interactor.activate()
      profile.interactor.deactivate()
      #expect(leaks.survivors == [])
    }
  }

  @Test func `a disabled detector lists no detached router`() {
    withLeaksOff {
      let (root, profile) = (ProfileRouter(), ProfileRouter())
      root.attachChild(profile)
      root.detachChild(profile)
      #expect(leaks.detached == [])
    }
  }

  @Test func `a router attached while the detector is off is no longer listed`() {
    let (root, profile) = (ProfileRouter(), ProfileRouter())
    LeakDetector.isEnabled = true
    root.attachChild(profile)
    root.detachChild(profile)
    withLeaksOff { root.attachChild(profile) }
    #expect(leaks.detached == [])
  }
}
