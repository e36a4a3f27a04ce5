import HeadlessUI
import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

@Suite(.ownRun)
struct UITabBarControllerTests {
  private let log = Log()
  private let tabs = UITabBarController()
  private let (a, b): (LoggingViewController, LoggingViewController)
  private let navigation = UINavigationController()
  private let window: UIWindow

  init() {
    (a, b) = (LoggingViewController("a", log), LoggingViewController("b", log))
    let host = UIHostingController(rootView: Text("mail"))
    host.title = "Mail"
    host.tabBarItem = UITabBarItem(title: "Letters", image: UIImage(systemName: "mail"), tag: 2)
    navigation.pushViewController(host, animated: false)
    tabs.title = "tabs"
    tabs.setViewControllers([a, b, navigation], animated: false)
    tabs.title = nil
    window = UIWindow.showing(tabs)
  }

  @Test func `the tabs come first, then the content of the selected tab`() throws {
    #expect(window.screen.title == "a")
    #expect(window.outline == ["tab 'a' selected", "tab 'b'", "tab 'Letters'"])
    try window.tap("Letters")
    #expect(window.screen.title == "Mail")
    #expect(window.outline == ["tab 'a'", "tab 'b'", "tab 'Letters' selected", "text 'mail'"])
  }

  @Test func `only the selected tab is loaded, and callbacks come in UIKit's order`() throws {
    #expect(
      log.take() == [
        "a willMove to tabs", "b willMove to tabs", "a didMove to tabs", "b didMove to tabs",
        "a loadView", "a didLoad", "a willAppear", "a didAppear",
      ])
    #expect(b.isViewLoaded == false)
    try window.tap("b")
    #expect(
      log.take() == [
        "b loadView", "b didLoad", "b willAppear", "a willDisappear", "a didDisappear",
        "b didAppear",
      ])
    #expect([a, b].map(\.isVisible) == [false, true])
    tabs.selectedIndex = 0
    #expect(
      log.take() == ["a willAppear", "b willDisappear", "b didDisappear", "a didAppear"])
    tabs.selectedViewController = a
    #expect(log.take() == [])
  }

  @Test func `children find their tab bar controller, which knows its selection`() {
    #expect(a.parent == tabs)
    #expect(navigation.topViewController?.tabBarController == tabs)
    #expect(tabs.viewControllers == [a, b, navigation])
    #expect(tabs.selectedIndex == 0)
    tabs.selectedViewController = navigation
    #expect(tabs.selectedIndex == 2)
    #expect(UITabBarController().selectedIndex == .max)
    #expect(UITabBarController().selectedViewController == nil)
  }

  @Test func `selecting an index without a tab is reported and changes nothing`() {
    let lines = diagnosed { tabs.selectedIndex = 3 }
    #expect(lines == ["view: UITabBarController cannot select tab 3: it has 3"])
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `the delegate can refuse a tap, and hears of no selection by code`() throws {
    let delegate = TabDelegate()
    tabs.delegate = delegate
    tabs.selectedIndex = 1
    #expect(delegate.lines == [])
    try window.tap("a")
    try window.tap("a")
    delegate.refuses = true
    try window.tap("b")
    #expect(
      delegate.lines == [
        "may a? in 1", "did a in 0", "may a? in 0", "did a in 0", "may b? in 0",
      ])
    #expect(tabs.selectedViewController == a)
  }

  @Test func `a tab keeps its pages until the selected tab is tapped again`() throws {
    try window.tap("Letters")
    navigation.pushViewController(UIHostingController(rootView: Text("letter")), animated: true)
    try window.tap("b")
    #expect(window.canGoBack == false)
    try window.tap("Letters")
    #expect(
      window.outline == [
        "navigation bar = 'Mail'", "tab 'a'", "tab 'b'", "tab 'Letters' selected",
        "text 'letter'",
      ])
    try window.tap("Letters")
    #expect(window.outline.last == "text 'mail'")
    navigation.pushViewController(UIViewController(), animated: true)
    window.goBack()
    #expect(window.outline.last == "text 'mail'")
  }

  @Test func `a page that hides the bar hides the tabs until it is popped`() throws {
    try window.tap("Letters")
    let page = UIHostingController(rootView: Text("letter"))
    page.hidesBottomBarWhenPushed = true
    navigation.pushViewController(page, animated: true)
    navigation.pushViewController(UIHostingController(rootView: Text("more")), animated: true)
    #expect(window.outline == ["navigation bar = ''", "text 'more'"])
    navigation.popToRootViewController(animated: true)
    #expect(window.outline.count == 4)
  }

  @Test func `a tab shows the title, badge and state of its item`() throws {
    a.tabBarItem.badgeValue = "3"
    a.tabBarItem.accessibilityIdentifier = "home"
    b.tabBarItem?.isEnabled = false
    navigation.tabBarItem.title = "Post"
    #expect(
      window.outline == ["tab 'a' = '3' #home selected", "tab 'b' disabled", "tab 'Post'"])
    #expect(throws: ScreenInputError.disabled) { try window.tap("b") }
    a.title = "A"
    b.tabBarItem = UITabBarItem(title: nil, image: UIImage(systemName: "star"), selectedImage: nil)
    b.title = nil
    #expect(window.outline == ["tab 'A' = '3' #home selected", "tab 'star'", "tab 'Post'"])
    #expect(navigation.viewControllers[0].tabBarItem.tag == 2)
  }

  @Test func `a tab bar item takes its title from its view controller`() {
    #expect(b.tabBarItem.title == "b")
    navigation.viewControllers[0].tabBarItem = nil
    #expect(navigation.tabBarItem.title == "Mail")
    navigation.title = "Post"
    #expect(navigation.tabBarItem.title == "Post")
    #expect(window.outline == ["tab 'a' selected", "tab 'b'", "tab 'Post'"])
    #expect(UIViewController().tabBarItem.title == nil)
  }

  @Test func `a hidden bar shows no tabs`() {
    let bar: UITabBar = tabs.tabBar
    bar.isHidden = true
    #expect(window.outline == [])
    bar.isHidden = false
    #expect(window.outline.count == 3)
  }

  @Test func `a sheet presented from a tab covers all tabs`() throws {
    let sheet = UIHostingController(rootView: Text("sheet"))
    a.present(sheet, animated: true)
    #expect(sheet.presentingViewController == tabs)
    #expect(window.outline == ["sheet", "text 'sheet'"])
    window.goBack()
    #expect(window.outline.count == 3)
  }

  @Test func `replacing the tabs keeps the selection if possible`() {
    tabs.selectedIndex = 1
    tabs.viewControllers = [b, a]
    #expect(tabs.selectedViewController == b)
    _ = log.take()
    let c = LoggingViewController("c", log)
    tabs.setViewControllers([c, a], animated: true)
    #expect(
      log.take() == [
        "c willMove to UITabBarController", "b willMove to nil", "c loadView", "c didLoad",
        "c willAppear", "b willDisappear moving from", "b didDisappear moving from",
        "c didAppear", "b didMove to nil", "c didMove to UITabBarController",
      ])
    #expect(b.parent == nil)
    tabs.selectedIndex = 1
    a.removeFromParent()
    #expect(tabs.selectedViewController == c)
    tabs.addChild(b)
    #expect(window.outline == ["tab 'c' selected", "tab 'b'"])
    tabs.viewControllers = nil
    #expect(tabs.selectedViewController == nil)
    #expect(window.outline == [])
  }

  @Test(arguments: [Moment.didLoad, .willAppear, .didAppear])
  func `a tab that selects another tab while it appears leaves the other shown`(moment: Moment) {
    let eager = EagerViewController("eager", log)
    tabs.addChild(eager)
    eager.at(moment) { [tabs] _ in tabs.selectedIndex = 1 }
    tabs.selectedViewController = eager
    #expect([a, b, eager].map(\.isVisible) == [false, true, false])
    #expect(tabs.selectedIndex == 1)
  }

  @Test(arguments: [Moment.willDisappear, .didDisappear])
  func `a tab that selects itself again while it disappears stays`(moment: Moment) {
    let eager = EagerViewController("eager", log)
    tabs.addChild(eager)
    tabs.selectedViewController = eager
    eager.at(moment) { [tabs] in tabs.selectedViewController = $0 }
    tabs.selectedIndex = 0
    #expect([a, b, eager].map(\.isVisible) == [false, false, true])
    #expect(window.screen.title == "eager")
  }

  @Test func `the appearance of the bar changes nothing`() {
    let before = window.screen
    tabs.tabBar.isTranslucent = false
    tabs.tabBar.tintColor = .black
    tabs.tabBar.unselectedItemTintColor = .white
    #expect(window.screen == before)
  }

  @Test func `a view controller that lost its tab is released`() {
    weak var gone: UIViewController?
    do {
      let host = UIHostingController(rootView: Counter("a"))
      gone = host
      tabs.addChild(host)
      tabs.selectedViewController = host
      _ = window.screen
    }
    #expect(gone != nil)
    tabs.viewControllers = [a]
    _ = window.screen
    #expect(gone == nil)
  }
}

private final class TabDelegate: UITabBarControllerDelegate {
  var lines: [String] = []
  var refuses = false

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    lines.append("may \(viewController.title ?? "")? in \(tabBarController.selectedIndex)")
    return !refuses
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    lines.append("did \(viewController.title ?? "") in \(tabBarController.selectedIndex)")
  }
}
