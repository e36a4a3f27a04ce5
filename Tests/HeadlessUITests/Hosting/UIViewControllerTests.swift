import HeadlessUI
import StateBindingTestSupport
import Testing

struct UIViewControllerTests {
  private let log = Log()

  @Test func `a view is loaded once, when it is first needed`() {
    let controller = LoggingViewController("a", log)
    #expect(controller.viewIfLoaded == nil)
    #expect(log.take() == [])
    _ = controller.view
    _ = controller.view
    controller.loadViewIfNeeded()
    #expect(log.take() == ["a loadView", "a didLoad"])
    #expect(controller.isViewLoaded)
  }

  @Test func `a root appears with its window and disappears when it is replaced`() {
    let controller = LoggingViewController("a", log)
    let window = UIWindow()
    window.rootViewController = controller
    #expect(log.take() == [])
    #expect(controller.isVisible == false)
    window.makeKeyAndVisible()
    window.makeKeyAndVisible()
    #expect(log.take() == ["a loadView", "a didLoad", "a willAppear", "a didAppear"])
    #expect(controller.isVisible)
    window.rootViewController = controller
    #expect(log.take() == [])
    window.rootViewController = LoggingViewController("b", log)
    #expect(
      log.take() == [
        "a willDisappear", "a didDisappear", "b loadView", "b didLoad", "b willAppear",
        "b didAppear",
      ])
    #expect(controller.isVisible == false)
  }

  @Test func `a child appears with its parent, or at once if the parent is visible`() {
    let (parent, first, second) = (
      LoggingViewController("parent", log), LoggingViewController("first", log),
      LoggingViewController("second", log)
    )
    parent.addChild(first)
    first.didMove(toParent: parent)
    #expect(log.take() == ["first willMove to parent", "first didMove to parent"])
    let window = UIWindow.showing(parent)
    #expect(
      log.take() == [
        "parent loadView", "parent didLoad", "parent willAppear", "first loadView",
        "first didLoad", "first willAppear", "parent didAppear", "first didAppear",
      ])
    parent.addChild(second)
    parent.addChild(second)
    #expect(
      log.take() == [
        "second willMove to parent", "second loadView", "second didLoad",
        "second willAppear moving to", "second didAppear moving to",
      ])
    first.willMove(toParent: nil)
    first.removeFromParent()
    first.removeFromParent()
    #expect(
      log.take() == [
        "first willMove to nil", "first willDisappear moving from",
        "first didDisappear moving from", "first didMove to nil",
      ])
    #expect(parent.children == [second])
    #expect(first.parent == nil)
    window.rootViewController = nil
    #expect(
      log.take() == [
        "parent willDisappear", "second willDisappear", "parent didDisappear",
        "second didDisappear",
      ])
  }

  @Test func `a child moves from one parent to another`() {
    let (first, second, child) = (
      UIViewController(), UIViewController(), LoggingViewController("child", log)
    )
    first.addChild(child)
    second.addChild(child)
    #expect(first.children == [])
    #expect(second.children == [child])
    #expect(child.parent === second)
  }

  @Test func `the children of a parent form one page, without the hidden ones`() {
    let parent = UIViewController()
    let (first, second) = (
      UIHostingController(rootView: Text("first")), UIHostingController(rootView: Text("second"))
    )
    parent.addChild(first)
    parent.addChild(second)
    let window = UIWindow.showing(parent)
    #expect(window.screen.elements.map(\.label) == ["first", "second"])
    first.view.isHidden = true
    #expect(window.screen.elements.map(\.label) == ["second"])
    first.view.isHidden = false
    second.removeFromParent()
    #expect(window.screen.elements.map(\.label) == ["first"])
  }

  @Test func `a removed child is released`() {
    let parent = UIViewController()
    let window = UIWindow.showing(parent)
    weak var child: UIViewController?
    do {
      let controller = UIHostingController(rootView: Counter("a"))
      child = controller
      parent.addChild(controller)
      _ = window.screen
      controller.removeFromParent()
    }
    #expect(child == nil)
    weak let root = window.rootViewController
    #expect(root == parent)
  }
}
