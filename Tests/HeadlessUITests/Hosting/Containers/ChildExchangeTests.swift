import HeadlessUI
import TestSupport
import Testing

/// What moves is told once of each step, whatever is done while it is told.
struct ChildExchangeTests {
  private let log = Log()

  private func make(_ name: String) -> Mover { Mover(name, log) }

  @Test func `what goes is told once, though all are exchanged as it is told`() {
    let (a, b, c, next) = (make("a"), make("b"), make("c"), make("next"))
    let navigation = UINavigationController()
    navigation.viewControllers = [a, b, c]
    _ = log.take()
    b.whenTold = { navigation.viewControllers = [next] }
    navigation.popToRootViewController(animated: false)
    #expect(navigation.viewControllers == [next])
    #expect(
      log.take() == [
        "b will nil", "next will navigation", "a will nil", "c will nil", "a did nil", "b did nil",
        "c did nil", "next did navigation",
      ])
    #expect([a, b, c].allSatisfy { $0.parent == nil })
  }

  @Test(arguments: [Moment.willMoveOut, .willDisappear, .didDisappear, .didMoveOut])
  func `what is put elsewhere while it is popped stays there`(moment: Moment) {
    let (page, root, other) = (
      EagerViewController("page", log), UIViewController(), UIViewController()
    )
    let navigation = UINavigationController(rootViewController: root)
    let window = UIWindow.showing(navigation)
    navigation.pushViewController(page, animated: false)
    page.at(moment) { other.addChild($0) }
    navigation.popViewController(animated: false)
    #expect(navigation.viewControllers == [root])
    #expect(page.parent == other)
    #expect(other.children == [page])
    #expect(page.isVisible == false)
    #expect(window.rootViewController == navigation)
    #expect(
      log.take() == [
        "page willAppear", "page didAppear", "page willDisappear", "page didDisappear",
      ])
  }

  @Test func `what comes is told once that it has come, though it is put in as it is told`() {
    let (a, b) = (make("a"), make("b"))
    let navigation = UINavigationController(rootViewController: a)
    _ = log.take()
    b.whenTold = { navigation.pushViewController(b, animated: false) }
    navigation.pushViewController(b, animated: false)
    #expect(navigation.viewControllers == [a, b])
    #expect(log.take() == ["b will navigation", "b will navigation", "b did navigation"])
  }

  @Test func `what is added as it is told of that is there once`() {
    let (parent, child) = (UIViewController(), make("child"))
    child.whenTold = { parent.addChild(child) }
    parent.addChild(child)
    #expect(parent.children == [child])
  }
}

/// Tells that it will move, and that it did, and does something once when it will.
private final class Mover: UIViewController {
  var whenTold: (() -> Void)?
  private let log: Log

  init(_ name: String, _ log: Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  override func willMove(toParent parent: UIViewController?) {
    log("\(title ?? "") will \(parent == nil ? "nil" : "navigation")")
    let action = whenTold
    whenTold = nil
    action?()
  }

  override func didMove(toParent parent: UIViewController?) {
    log("\(title ?? "") did \(parent == nil ? "nil" : "navigation")")
  }
}
