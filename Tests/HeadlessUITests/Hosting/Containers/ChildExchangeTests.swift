import HeadlessUI
import StateBindingTestSupport
import Testing

/// A moving view controller hears each step once, even if its callbacks change the tree.
struct ChildExchangeTests {
  private let log = Log()

  private func make(_ name: String) -> Mover { Mover(name, log) }

  @Test func `a popped page hears its departure once, even if a callback replaces all pages`() {
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
  func `a page that moves elsewhere while it is popped stays there`(moment: Moment) {
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

  @Test func `a page that pushes itself again while it is pushed arrives once`() {
    let (a, b) = (make("a"), make("b"))
    let navigation = UINavigationController(rootViewController: a)
    _ = log.take()
    b.whenTold = { navigation.pushViewController(b, animated: false) }
    navigation.pushViewController(b, animated: false)
    #expect(navigation.viewControllers == [a, b])
    #expect(log.take() == ["b will navigation", "b will navigation", "b did navigation"])
  }

  @Test func `a child that adds itself again while it is added is there once`() {
    let (parent, child) = (UIViewController(), make("child"))
    child.whenTold = { parent.addChild(child) }
    parent.addChild(child)
    #expect(parent.children == [child])
  }
}
