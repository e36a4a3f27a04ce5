import FilesInSwift5
import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing
import UIKit

/// Members that apps override, in files as on iOS.
@Suite(.ownRun)
struct OverrideTests {
  @Test func `overrides of UIKit's members are called`() {
    let controller = TallyController()
    let window = TallyWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.title = "Tally"
    controller.present(UIViewController(), animated: true)
    controller.dismiss(animated: true)
    controller.addChild(UIViewController())
    controller.setEditing(true, animated: false)
    #expect(controller.calls == ["title", "present", "dismiss", "addChild", "setEditing"])
    #expect(window.roots == 1)
  }

  @Test func `a mock of a window decides whether it is the key window`() {
    let window = KeyWindowMock()
    #expect(!window.isKeyWindow)
    window.makeKeyAndVisible()
    #expect(window.isKeyWindow && !window.isKeyAndVisible)
  }

  @Test func `an object that outlives its expected release is reported`() async {
    LeakDetector.isEnabled = true
    let kept = expectDecksReleased()
    let lines = await diagnosed { await settled() }
    #expect(
      lines == [
        "leak: Deck was expected to be released and is still there; look for what holds it strongly"
      ])
    withExtendedLifetime(kept) {}
  }

  @Test func `leak detection is in progress until the app is settled`() async {
    LeakDetector.isEnabled = true
    var heard: [Bool] = []
    let following = followLeakDetection { heard.append($0) }
    let kept = expectDecksReleased()
    #expect(heard == [false, true])
    _ = await diagnosed { await settled() }
    #expect(heard == [false, true, false])
    following.dispose()
    withExtendedLifetime(kept) {}
  }

  @Test func `a released router is awaited too`() async {
    LeakDetector.isEnabled = true
    var heard: [Bool] = []
    let following = followLeakDetection { heard.append($0) }
    var router: Router<Interactor>? = Router(interactor: Interactor())
    router?.load()
    router = nil
    #expect(heard == [false, true])
    await settled()
    #expect(heard == [false, true, false])
    following.dispose()
  }

  @Test func `a mock of the leak detector counts the expectations`() {
    let mock = LeakDetectorMock()
    mock.expectDeallocate(object: mock)
    #expect(mock.expectDeallocateCallCount == 1)
  }

  @Test func `an element is removed by reference`() {
    #expect(decksWithout(1) == 1)
  }
}
