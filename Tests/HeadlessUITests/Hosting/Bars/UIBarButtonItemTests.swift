import HeadlessUI
import StateBindingTestSupport
import Testing

struct UIBarButtonItemTests {
  private let log = Log()
  private let page = UIHostingController(rootView: Paper())
  private let navigation: UINavigationController
  private let window: UIWindow

  init() {
    page.title = "Page"
    navigation = UINavigationController(rootViewController: page)
    window = UIWindow.showing(navigation)
  }

  @Test func `bar button items stand in the bar like toolbar buttons`() throws {
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [log] _ in log("cancel") })
    page.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Write", primaryAction: UIAction { [log] _ in log("write") }),
      UIBarButtonItem(
        primaryAction: UIAction(title: "Share") { [log] action in log(action.title) }),
      UIBarButtonItem(image: UIImage(systemName: "star")),
    ]
    #expect(
      window.outline == [
        "navigation bar 'Page'", "  button 'Cancel'", "  button 'Write'", "  button 'Share'",
        "  button 'star'", "  button 'SwiftUI's'", "text 'page'",
      ])
    for name in ["Cancel", "Write", "Share", "star"] { try window.tap(name) }
    #expect(log.take() == ["cancel", "write", "Share"])
    page.navigationItem.setLeftBarButton(nil, animated: true)
    page.navigationItem.setRightBarButtonItems(nil, animated: true)
    #expect(window.outline == ["navigation bar 'Page'", "  button 'SwiftUI's'", "text 'page'"])
  }

  @Test func `a bar button item can be named, disabled and changed`() throws {
    let item = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in })
    item.accessibilityIdentifier = "done"
    item.style = .done
    page.navigationItem.rightBarButtonItem = item
    item.isEnabled = false
    window.environment.strings = StringCatalogue(language: "ko", ["Done": "완료"])
    #expect(window.outline[1] == "  button '완료' #done disabled")
    #expect(throws: ScreenInputError.disabled) { try window.tap("done") }
    item.isEnabled = true
    item.accessibilityLabel = "Ready"
    item.primaryAction = UIAction(attributes: .disabled) { _ in }
    #expect(window.outline[1] == "  button 'Ready' #done disabled")
    let other = UIBarButtonItem(title: "Old", primaryAction: nil)
    page.navigationItem.rightBarButtonItem = other
    other.primaryAction = UIAction(title: "New") { _ in }
    #expect(window.outline[1] == "  button 'New'")
  }

  @Test func `a menu offers its actions below its name`() throws {
    let action = { [log] (title: String, attributes: UIMenuElement.Attributes) in
      UIAction(title: title, attributes: attributes) { log($0.title) }
    }
    let sorted = UIAction(title: "By name", state: .on) { _ in }
    sorted.accessibilityIdentifier = "name"
    let menu = UIMenu(
      title: "More",
      children: [
        action("Copy", []), action("Delete", .destructive), action("Move", .disabled),
        action("Secret", .hidden), UIMenu(title: "Sort", children: [sorted]),
        UIMenu(options: .displayInline, children: [action("Print", [])]),
      ])
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(menu: menu)
    #expect(
      window.outline == [
        "navigation bar 'Page'", "  section 'More'", "    button 'Copy'",
        "    button 'Delete' destructive", "    button 'Move' disabled", "    section 'Sort'",
        "      button 'By name' #name selected", "    button 'Print'", "  button 'SwiftUI's'",
        "text 'page'",
      ])
    try window.tap("Delete")
    try window.tap("Print")
    #expect(log.take() == ["Delete", "Print"])
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { [log] _ in log("add") },
      menu: UIMenu(children: [action("Add many", [])]))
    #expect(
      window.outline == [
        "navigation bar 'Page'", "  button 'Add'", "    button 'Add many'",
        "  button 'SwiftUI's'", "text 'page'",
      ])
    try window.tap("Add")
    #expect(log.take() == ["add"])
  }

  @Test func `a bar button item with a hidden action is left out`() {
    let action = UIAction(title: "Sort", attributes: .hidden) { _ in }
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: action)
    #expect(window.outline == ["navigation bar 'Page'", "  button 'SwiftUI's'", "text 'page'"])
    action.attributes = []
    #expect(window.outline[1] == "  button 'Sort'")
    let next = UIHostingController(rootView: Text("next"))
    next.navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: action)
    navigation.pushViewController(next, animated: true)
    #expect(window.outline == ["navigation bar", "  button 'Sort'", "text 'next'"])
    action.attributes = .hidden
    #expect(window.outline == ["navigation bar = 'Page'", "text 'next'"])
  }

  @Test func `a left bar button item replaces the back button`() {
    let next = UIHostingController(rootView: Text("next"))
    next.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
    navigation.pushViewController(next, animated: true)
    #expect(window.outline == ["navigation bar", "  button 'Close'", "text 'next'"])
    #expect(window.canGoBack == false)
    next.navigationItem.leftItemsSupplementBackButton = true
    #expect(window.outline == ["navigation bar = 'Page'", "  button 'Close'", "text 'next'"])
    window.goBack()
    #expect(window.screen.title == "Page")
  }

  @Test func `a page without a navigation controller has no bar`() {
    let alone = UIHostingController(rootView: Text("alone"))
    alone.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    window.rootViewController = alone
    #expect(window.outline == ["text 'alone'"])
  }

  @Test func `appearance properties compile and change nothing`() {
    let before = window.screen
    navigation.navigationBar.prefersLargeTitles = true
    navigation.navigationBar.tintColor = .black
    page.navigationItem.largeTitleDisplayMode = .never
    page.hidesBottomBarWhenPushed = true
    let view = UIView()
    view.frame = page.view.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.view.addSubview(view)
    #expect(window.screen == before)
    #expect(view.frame == .zero)
  }
}

private struct Paper: View {
  var body: some View { Text("page").toolbar { Button("SwiftUI's") {} } }
}
