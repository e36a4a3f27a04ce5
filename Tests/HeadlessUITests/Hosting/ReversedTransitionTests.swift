import HeadlessUI
import TestSupport
import Testing

/// View controllers that turn a transition round while they are told of it.
struct ReversedTransitionTests {
  private let log = Log()

  private func make(_ name: String) -> EagerViewController { EagerViewController(name, log) }

  @Test(arguments: [Moment.willDisappear, .didDisappear, .willMoveOut, .didMoveOut])
  func `what is pushed while a page is popped is what is shown`(moment: Moment) {
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
  func `a page that is pushed again while it is popped is in its place`(moment: Moment) {
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
  func `a child that moves into another parent as it is removed stays there`(moment: Moment) {
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

  @Test func `a page that takes away what is pushed onto it as it goes is back`() {
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
  func `a root that hands the window over as it comes is gone with its children`(moment: Moment) {
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
  func `a page that hands the window over as it comes is gone with its navigation`(moment: Moment) {
    let (page, next) = (make("page"), make("next"))
    let navigation = UINavigationController(rootViewController: page)
    let window = UIWindow()
    window.rootViewController = navigation
    page.at(moment) { _ in window.rootViewController = next }
    window.makeKeyAndVisible()
    #expect([navigation, page, next].map(\.isVisible) == [false, false, true])
    checkBalance(of: [page])
  }

  @Test(arguments: [Moment.didLoad, .willAppear, .didAppear])
  func `a child that removes itself as it comes is gone`(moment: Moment) {
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
  func `what dismisses itself as it is presented leaves its presenter shown`(
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
  func `to dismiss what is being dismissed does nothing`(moment: Moment) {
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

  @Test func `what is presented during a dismissal is refused, and can be presented after it`() {
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

  @Test func `what was dismissed can be presented again as its presenter comes back`() {
    let (root, upper) = (make("root"), make("upper"))
    let window = UIWindow.showing(root)
    upper.modalPresentationStyle = .fullScreen
    root.present(upper, animated: false)
    root.at(.didAppear) { $0.present(upper, animated: false) }
    root.dismiss(animated: false)
    #expect([root, upper].map(\.isVisible) == [false, true])
    #expect(root.presentedViewController == upper)
    #expect(window.screen.title == "upper")
  }

  @Test func `what is presented after a dismissal inside of a dismissal stays`() {
    let (root, sheet, upper, next) = (make("root"), make("sheet"), make("upper"), make("next"))
    let window = UIWindow.showing(root)
    root.present(sheet, animated: false)
    sheet.present(upper, animated: false)
    upper.at(.didDisappear) { _ in
      root.dismiss(animated: false) { root.present(next, animated: false) }
    }
    root.dismiss(animated: false)
    #expect([root, sheet, upper, next].map(\.isVisible) == [true, false, false, true])
    #expect(root.presentedViewController == next)
    #expect(window.screen.title == "next")
  }

  @Test func `what is presented with a sheet on it comes up with that`() {
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
  func `whatever is done while it is told of, who is visible is what is in its place`(seed: UInt64)
  {
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

  /// What has gone has been told as often that it goes as that it comes.
  private func checkBalance(of controllers: [EagerViewController]) {
    for name in controllers.compactMap(\.title) {
      let count = { (moment: Moment) in log.lines.count { $0 == "\(name) \(moment)" } }
      #expect(count(.willAppear) == count(.willDisappear), "\(name)")
      #expect(count(.willDisappear) == count(.didDisappear), "\(name)")
      #expect(count(.didAppear) <= count(.willAppear), "\(name)")
    }
  }
}
