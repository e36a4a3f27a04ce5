import HeadlessUI
import StateBindingTestSupport
import Testing

struct UINavigationControllerTests {
  private let log = Log()
  private let navigation: UINavigationController
  private let window: UIWindow

  init() {
    navigation = UINavigationController(rootViewController: LoggingViewController("root", log))
    navigation.title = "navigation"
    window = UIWindow.showing(navigation)
    _ = log.take()
  }

  private func push(_ name: String) -> LoggingViewController {
    let controller = LoggingViewController(name, log)
    navigation.pushViewController(controller, animated: true)
    return controller
  }

  @Test func `pushing and popping call both pages in UIKit's order`() {
    let a = push("a")
    #expect(
      log.take() == [
        "a willMove to navigation", "a loadView", "a didLoad", "root willDisappear",
        "a willAppear moving to", "root didDisappear", "a didAppear moving to",
        "a didMove to navigation",
      ])
    #expect(a.isVisible)
    #expect(navigation.popViewController(animated: true) === a)
    #expect(
      log.take() == [
        "a willMove to nil", "a willDisappear moving from", "root willAppear",
        "a didDisappear moving from", "root didAppear", "a didMove to nil",
      ])
    #expect(a.isVisible == false)
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(log.take() == [])
  }

  @Test func `popping to the root removes all other pages and hides only the top one`() {
    let pushed = [push("a"), push("b"), push("c")]
    _ = log.take()
    #expect(navigation.popToRootViewController(animated: true) == pushed)
    #expect(
      log.take() == [
        "a willMove to nil", "b willMove to nil", "c willMove to nil",
        "c willDisappear moving from", "root willAppear", "c didDisappear moving from",
        "root didAppear", "a didMove to nil", "b didMove to nil", "c didMove to nil",
      ])
    #expect(navigation.viewControllers.map(\.title) == ["root"])
  }

  @Test func `the back button has no title until the page below has been shown`() {
    navigation.setViewControllers(
      [
        UIHostingController(rootView: Text("a").navigationTitle("First")),
        UIHostingController(rootView: Text("b").navigationTitle("Second")),
      ], animated: false)
    #expect(window.outline == ["navigation bar 'navigation' = ''", "text 'b'"])
  }

  @Test func `popping to a page removes all pages above it`() {
    let (a, b) = (push("a"), push("b"))
    #expect(navigation.popToViewController(a, animated: true) == [b])
    #expect(navigation.popToViewController(b, animated: true) == nil)
    #expect(navigation.topViewController === a)
  }

  @Test func `setting new pages keeps the pages that were there before`() {
    let (a, b) = (push("a"), push("b"))
    let root = navigation.viewControllers[0]
    _ = log.take()
    navigation.setViewControllers([root, b], animated: true)
    #expect(log.take() == ["a willMove to nil", "a didMove to nil"])
    #expect(a.parent == nil)
    navigation.viewControllers = [b, root]
    #expect(
      log.take() == [
        "b willDisappear", "root willAppear moving to", "b didDisappear",
        "root didAppear moving to",
      ])
    navigation.setViewControllers([], animated: false)
    #expect(window.screen.elements == [])
    #expect(navigation.topViewController == nil)
  }

  @Test func `removing the top page from its parent pops it`() {
    let a = push("a")
    _ = log.take()
    a.removeFromParent()
    #expect(navigation.topViewController?.title == "root")
    #expect(log.take().contains("root didAppear"))
  }

  @Test func `the bar shows the page's title and a back button that pops`() {
    let a = push("a")
    #expect(window.screen.title == "navigation")
    navigation.title = nil
    #expect(window.screen.title == "a")
    #expect(window.screen.elements.map(\.outline) == ["navigation bar 'a' = 'root'"])
    a.navigationItem.title = "A"
    #expect(window.screen.elements.map(\.outline) == ["navigation bar 'A' = 'root'"])
    a.navigationItem.hidesBackButton = true
    #expect(window.canGoBack == false)
    a.navigationItem.hidesBackButton = false
    navigation.setNavigationBarHidden(true, animated: true)
    #expect(window.screen.elements.isEmpty && window.canGoBack == false)
    navigation.isNavigationBarHidden = false
    window.goBack()
    #expect(window.screen.title == "root")
    #expect(window.canGoBack == false)
  }

  @Test func `dismiss in a view pops the page that the view is on`() throws {
    let host = UIHostingController(rootView: DismissButton("leave"))
    navigation.pushViewController(host, animated: true)
    _ = window.screen
    let index = try #require(window.screen.elements.firstIndex { $0.label == "leave" })
    try window.send(.tap, to: index)
    #expect(navigation.topViewController?.title == "root")
  }

  @Test func `the delegate hears of each page that is shown`() {
    let delegate = Delegate()
    navigation.delegate = delegate
    _ = push("a")
    _ = push("b")
    window.goBack()
    navigation.popToRootViewController(animated: false)
    navigation.popToRootViewController(animated: false)
    #expect(delegate.shown == ["a", "b", "a", "root"])
  }

  @Test func `a popped page is released`() {
    weak var popped: UIViewController?
    do {
      let host = UIHostingController(rootView: Counter("a"))
      popped = host
      navigation.pushViewController(host, animated: true)
      _ = window.screen
    }
    #expect(popped != nil)
    navigation.popViewController(animated: true)
    #expect(popped == nil)
  }
}

private final class Delegate: UINavigationControllerDelegate {
  var shown: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    shown.append(viewController.title ?? "")
  }
}
