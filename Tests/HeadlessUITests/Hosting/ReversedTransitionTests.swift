import HeadlessUI
import StateBindingTestSupport
import Testing

/// View controllers whose callbacks reverse the running transition.
struct ReversedTransitionTests {
  private let log = Log()

  private func make(_ name: String) -> EagerViewController { EagerViewController(name, log) }

  @Test(arguments: [Moment.willDisappear, .didDisappear, .willMoveOut, .didMoveOut])
  func `a page pushed while another page is popped is shown`(moment: Moment) {
    let (root, page, next) = (make("root"), make("page"), make("next"))
    let navigation = UINavigationController(rootViewController: root)
    let window = UIWindow.showing(navigation)
    navigation.pushViewController(page, animated: false)
    page.at(moment) { _ in navigation.pushViewController(next, animated: false) }
    navigation.popViewController(animated: false)
    #expect(navigation.viewControllers == [root, next])
    #expect([root, page, next].map(\.isVisible) == [false, false, true])
    #expect(page.parent == nil)
    #expect(next.parent == navigation)
    #expect([root, page, next].filter(\.isMovingToParent) == [])
    #expect(window.screen.title == "next")
    navigation.popViewController(animated: false)
    #expect([root, page, next].map(\.isVisible) == [true, false, false])
    checkBalance(of: [page, next])
  }

  @Test(arguments: [Moment.willDisappear, .didDisappear, .didMoveOut])
  func `a page pushed again while it is popped stays in its place`(moment: Moment) {
    let (root, page) = (make("root"), make("page"))
    let navigation = UINavigationController(rootViewController: root)
    let window = UIWindow.showing(navigation)
    navigation.pushViewController(page, animated: false)
    page.at(moment) { navigation.pushViewController($0, animated: false) }
    navigation.popViewController(animated: false)
    #expect(navigation.viewControllers == [root, page])
    #expect([root, page].map(\.isVisible) == [false, true])
    #expect(page.parent == navigation)
    #expect(window.screen.title == "page")
  }

  @Test(arguments: [Moment.willDisappear, .didDisappear])
  func `a child that moves to another parent while it is removed stays there`(moment: Moment) {
    let (root, old, new, child) = (make("root"), make("old"), make("new"), make("child"))
    root.addChild(old)
    root.addChild(new)
    old.addChild(child)
    let window = UIWindow.showing(root)
    child.at(moment) { new.addChild($0) }
    child.removeFromParent()
    #expect(child.parent == new)
    #expect(new.children == [child])
    #expect(old.children == [])
    #expect(child.isVisible)
    withExtendedLifetime(window) {}
  }

  @Test func `a page that cancels a push while it disappears comes back`() {
    let (root, page, next) = (make("root"), make("page"), make("next"))
    let navigation = UINavigationController(rootViewController: root)
    let window = UIWindow.showing(navigation)
    _ = log.take()
    root.at(.willDisappear) { _ in navigation.popViewController(animated: false) }
    navigation.pushViewController(page, animated: false)
    #expect(
      log.take() == ["root willDisappear", "root willAppear", "root didAppear"])
    navigation.pushViewController(next, animated: false)
    #expect(
      log.take() == [
        "root willDisappear", "next willAppear", "root didDisappear", "next didAppear",
      ])
    #expect(window.screen.title == "next")
  }

  @Test(arguments: [Moment.didLoad, .willAppear, .didAppear])
  func `a root that replaces itself while it appears is gone with its children`(moment: Moment) {
    let (root, child, next) = (make("root"), make("child"), make("next"))
    root.addChild(child)
    let window = UIWindow()
    window.rootViewController = root
    root.at(moment) { _ in window.rootViewController = next }
    window.makeKeyAndVisible()
    #expect([root, child, next].map(\.isVisible) == [false, false, true])
    #expect(window.screen.title == "next")
    checkBalance(of: [root, child])
  }

  @Test(arguments: [Moment.didLoad, .willAppear, .didAppear])
  func `a child that removes itself while it appears is gone`(moment: Moment) {
    let (root, child) = (make("root"), make("child"))
    let window = UIWindow.showing(root)
    defer { #expect(window.rootViewController == root) }
    child.at(moment) { $0.removeFromParent() }
    root.addChild(child)
    #expect([root, child].map(\.isVisible) == [true, false])
    #expect(child.parent == nil)
    checkBalance(of: [child])
  }

  @Test(
    arguments: [UIModalPresentationStyle.automatic, .fullScreen],
    [Moment.didLoad, .willAppear, .didAppear])
  func `a sheet that dismisses itself while it is presented leaves its presenter shown`(
    style: UIModalPresentationStyle, moment: Moment
  ) {
    let (root, upper) = (make("root"), make("upper"))
    let window = UIWindow.showing(root)
    upper.modalPresentationStyle = style
    upper.at(moment) { $0.dismiss(animated: false) }
    root.present(upper, animated: false)
    #expect([root, upper].map(\.isVisible) == [true, false])
    #expect(root.presentedViewController == nil)
    #expect(window.screen.title == "root")
    checkBalance(of: [upper])
  }

  @Test(arguments: [Moment.willDisappear, .didDisappear])
  func `dismissing a sheet again while it is dismissed does nothing`(moment: Moment) {
    let (root, upper) = (make("root"), make("upper"))
    let window = UIWindow.showing(root)
    root.present(upper, animated: false)
    _ = log.take()
    upper.at(moment) { _ in root.dismiss(animated: false) }
    root.dismiss(animated: false)
    #expect(log.take() == ["upper willDisappear", "upper didDisappear"])
    #expect(root.presentedViewController == nil)
    #expect(window.screen.title == "root")
  }

  @Test func `presenting during a dismissal is refused, and works afterwards`() {
    let (root, upper, next) = (make("root"), make("upper"), make("next"))
    let window = UIWindow.showing(root)
    root.present(upper, animated: false)
    upper.at(.didDisappear) { _ in
      root.dismiss(animated: false)
      root.present(next, animated: false)
    }
    let diagnostics = diagnosed { root.dismiss(animated: false) }
    #expect(diagnostics.count == 1)
    #expect(next.presentingViewController == nil)
    #expect(next.isVisible == false)
    root.present(next, animated: false)
    #expect(next.isVisible)
    #expect(window.screen.title == "next")
  }

  @Test func `a view controller comes up together with the sheet on it`() {
    let (root, sheet, next) = (make("root"), make("sheet"), make("next"))
    let window = UIWindow.showing(root)
    root.present(sheet, animated: false)
    window.rootViewController = next
    #expect([root, sheet, next].map(\.isVisible) == [false, false, true])
    next.present(root, animated: false)
    #expect([root, sheet, next].map(\.isVisible) == [true, true, true])
    #expect(window.screen.title == "sheet")
    next.dismiss(animated: false)
    checkBalance(of: [root, sheet])
  }

  @Test(arguments: 1...300 as ClosedRange<UInt64>)
  func `transitions inside callbacks leave the right controller visible`(seed: UInt64) {
    var tree = RandomControllers(seed: seed)
    defer { tree.end() }
    for _ in 0..<12 {
      let step = tree.step()
      for controller in tree.controllers {
        #expect(
          controller.isVisible == tree.isInPlace(controller),
          "\(controller.title ?? "") after \(step)")
      }
    }
  }

  /// A view controller that has gone has disappeared as often as it appeared.
  private func checkBalance(of controllers: [EagerViewController]) {
    for name in controllers.compactMap(\.title) {
      let count = { (moment: Moment) in log.lines.count { $0 == "\(name) \(moment)" } }
      #expect(count(.willAppear) == count(.willDisappear), "\(name)")
      #expect(count(.willDisappear) == count(.didDisappear), "\(name)")
      #expect(count(.didAppear) <= count(.willAppear), "\(name)")
    }
  }
}
