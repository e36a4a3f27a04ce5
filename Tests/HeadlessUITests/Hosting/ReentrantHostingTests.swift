import HeadlessUI
import StateBindingTestSupport
import Testing

/// View controllers whose callbacks change the tree.
struct ReentrantHostingTests {
  private let log = Log()
  private let root: EagerViewController
  private let navigation: UINavigationController
  private let window: UIWindow

  init() {
    root = EagerViewController("root", log)
    navigation = UINavigationController(rootViewController: root)
    window = UIWindow.showing(navigation)
    _ = log.take()
  }

  @Test(arguments: [Moment.didLoad, .willAppear, .didAppear])
  func `a page that pushes another page while it appears is covered by it`(moment: Moment) {
    let (first, second) = (EagerViewController("first", log), EagerViewController("second", log))
    first.at(moment) { [navigation] _ in
      navigation.pushViewController(second, animated: false)
    }
    navigation.pushViewController(first, animated: false)
    #expect(navigation.viewControllers == [root, first, second])
    #expect(navigation.viewControllers.map(\.isVisible) == [false, false, true])
    #expect(window.screen.title == "second")
    navigation.popViewController(animated: false)
    #expect(navigation.viewControllers.map(\.isVisible) == [false, true])
  }

  @Test(arguments: [Moment.didLoad, .willAppear, .didAppear])
  func `a page that pops itself while it appears is gone`(moment: Moment) {
    let page = EagerViewController("page", log)
    page.at(moment) { [navigation] in
      if navigation.topViewController == $0 { navigation.popViewController(animated: false) }
    }
    navigation.pushViewController(page, animated: false)
    #expect(navigation.viewControllers == [root])
    #expect(root.isVisible)
    #expect(page.isVisible == false)
    #expect(page.parent == nil)
  }

  @Test(arguments: [Moment.didLoad, .willAppear, .didAppear])
  func `a child added while its parent appears appears once`(moment: Moment) {
    let (parent, child) = (EagerViewController("parent", log), EagerViewController("child", log))
    parent.at(moment) { $0.addChild(child) }
    navigation.pushViewController(parent, animated: false)
    #expect(log.take().filter { $0.hasPrefix("child") } == ["child willAppear", "child didAppear"])
    #expect(child.isVisible)
  }

  @Test(arguments: [Moment.willAppear, .didAppear])
  func `a sheet presented while the root appears appears once`(moment: Moment) {
    let (page, sheet) = (EagerViewController("page", log), EagerViewController("sheet", log))
    page.at(moment) { $0.present(sheet, animated: false) }
    window.rootViewController = page
    #expect(log.take().filter { $0.hasPrefix("sheet") } == ["sheet willAppear", "sheet didAppear"])
    #expect(page.isVisible)
    #expect(sheet.isVisible)
    #expect(window.screen.title == "sheet")
  }

  @Test func `a page pushed by the root before the window is up covers the root`() {
    let (first, second) = (EagerViewController("first", log), EagerViewController("second", log))
    let navigation = UINavigationController(rootViewController: first)
    first.at(.willAppear) { _ in navigation.pushViewController(second, animated: false) }
    window.rootViewController = navigation
    #expect(
      log.take().filter { $0.hasPrefix("second") } == ["second willAppear", "second didAppear"])
    #expect(first.isVisible == false)
    #expect(second.isVisible)
  }

  @Test func `a page that reads the screen in viewDidAppear sees itself`() {
    let page = EagerViewController("page", log)
    var titles: [String] = []
    page.at(.didAppear) { [window] _ in titles.append(window.screen.title) }
    navigation.pushViewController(page, animated: false)
    #expect(titles == ["page"])
  }

  @Test func `a body that asks for the screen ends the process with advice`() async {
    await expectEnd(
      "a body in UIHostingController<AskingView> asks for the screen while it is being evaluated; ask for the screen in an action"
    ) {
      let window = UIWindow()
      window.rootViewController = UIHostingController(rootView: AskingView(window: window))
      window.makeKeyAndVisible()
      _ = window.screen
    }
  }
}

private struct AskingView: View {
  let window: UIWindow

  var body: some View {
    window.environment = EnvironmentValues()
    return Text(window.screen.title)
  }
}
