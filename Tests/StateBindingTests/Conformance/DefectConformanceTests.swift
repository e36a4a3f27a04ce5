import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

/// Defects of the original that are fixed here. `TreeMisuseTests` has the mistakes that only assert
/// there and end the
/// process here.
@Suite(.ownRun)
struct DefectConformanceTests {
  private let log = Log()

  private func router(_ name: String) -> LoggingRouter { LoggingRouter(name, log) }

  @Test func `a child of an inactive parent loads, and activates with its parent`() {
    let (root, child) = (router("Root"), router("A"))
    root.attachChild(child)
    #expect(!child.interactor.isActive)
    #expect(log.take() == ["A didLoad"])
    root.interactor.activate()
    #expect(log.lines == ["Root didBecomeActive", "A didBecomeActive"])
  }

  @Test func `an active child becomes inactive below an inactive parent`() {
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

  @Test func `detaching a child deactivates its children at once`() {
    let (root, a, b) = (router("Root"), router("A"), router("B"))
    root.interactor.activate()
    root.attachChild(a)
    a.attachChild(b)
    _ = log.take()
    root.detachChild(a)
    #expect(log.lines == ["A willResignActive", "B willResignActive"])
  }

  @Test func `repeated deactivations expect a view to leave only once`() async {
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
