import StateBinding
import TestSupport
import Testing

/// What is wrong in the original, and right here. The mistakes that only assert there are in `TreeMisuseTests`, as they
/// end the process.
@Suite(.ownRun)
struct DefectConformanceTests {
  private let log = Log()

  private func router(_ name: String) -> LoggingRouter { LoggingRouter(name, log) }

  @Test func `a child of an inactive parent loads, and activates with it`() {
    let (root, child) = (router("Root"), router("A"))
    root.attachChild(child)
    #expect(!child.interactor.isActive)
    #expect(log.take() == ["A didLoad"])
    root.interactor.activate()
    #expect(log.lines == ["Root didBecomeActive", "A didBecomeActive"])
  }

  @Test func `a child that was active becomes inactive below an inactive parent`() {
    let (root, child) = (router("Root"), router("A"))
    child.interactor.activate()
    root.attachChild(child)
    #expect(!child.interactor.isActive)
    #expect(log.lines == ["A didBecomeActive", "A willResignActive", "A didLoad"])
  }

  @Test func `a child that detaches itself in didBecomeActive is not loaded`() {
    let (root, child) = (router("Root"), router("A"))
    root.interactor.activate()
    child.interactor.onBecomeActive = { [unowned root] in root.detachChild(child) }
    _ = log.take()
    root.attachChild(child)
    #expect(log.lines == ["A didBecomeActive", "A willResignActive"])
    #expect(root.children.isEmpty)
    child.interactor.onBecomeActive = {}
  }

  @Test func `detaching deactivates the grandchildren at once`() {
    let (root, a, b) = (router("Root"), router("A"), router("B"))
    root.interactor.activate()
    root.attachChild(a)
    a.attachChild(b)
    _ = log.take()
    root.detachChild(a)
    #expect(log.lines == ["A willResignActive", "B willResignActive"])
  }

  @Test func `what a cancelled leak expectation leaves behind is nothing`() async {
    final class View: ViewControllable { var isOnScreen = true }
    LeakDetector.isEnabled = true
    let router = ViewableRouter(interactor: Interactor(), viewController: View())
    for _ in 0..<3 {
      router.interactor.activate()
      router.interactor.deactivate()
    }
    #expect(AppRun.current.leaks.survivors.map(\.object) == ["View"])
    router.interactor.activate()
    #expect(AppRun.current.leaks.survivors == [])
    router.interactor.deactivate()
    #expect(AppRun.current.leaks.survivors.map(\.object) == ["View"])
  }
}
