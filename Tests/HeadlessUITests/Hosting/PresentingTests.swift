import HeadlessUI
import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

@Suite(.ownRun)
struct PresentingTests {
  private let log = Log()
  private let root: LoggingViewController
  private let window: UIWindow

  init() {
    root = LoggingViewController("root", log)
    window = UIWindow.showing(root)
    _ = log.take()
  }

  @Test func `a sheet comes up and leaves the page below visible`() {
    let sheet = LoggingViewController("sheet", log)
    root.present(sheet, animated: true) { [log] in log("presented") }
    #expect(
      log.take() == [
        "sheet loadView", "sheet didLoad", "sheet willAppear presented",
        "sheet didAppear presented", "presented",
      ])
    #expect(root.presentedViewController == sheet)
    #expect(sheet.presentingViewController == root)
    #expect(root.isVisible)
    #expect(window.screen.elements.map(\.outline) == ["sheet 'sheet'"])
    #expect(window.screen.covered.map(\.title) == ["root"])
    sheet.dismiss(animated: true) { [log] in log("dismissed") }
    #expect(
      log.take() == [
        "sheet willDisappear dismissed", "sheet didDisappear dismissed", "dismissed",
      ])
    #expect(root.presentedViewController == nil)
    #expect(sheet.presentingViewController == nil)
    #expect(window.screen.covered == [])
  }

  @Test func `a full-screen cover hides its presenter with all containers`() {
    let child = LoggingViewController("child", log)
    root.addChild(child)
    _ = log.take()
    let cover = LoggingViewController("cover", log)
    cover.modalPresentationStyle = .fullScreen
    child.present(cover, animated: true)
    #expect(
      log.take() == [
        "root willDisappear", "child willDisappear", "cover loadView", "cover didLoad",
        "cover willAppear presented", "root didDisappear", "child didDisappear",
        "cover didAppear presented",
      ])
    #expect(root.isVisible == false)
    #expect(window.canGoBack == false)
    root.dismiss(animated: true)
    #expect(
      log.take() == [
        "cover willDisappear dismissed", "root willAppear", "child willAppear",
        "cover didDisappear dismissed", "root didAppear", "child didAppear",
      ])
  }

  @Test func `a parent presents for its children, even after they have left`() {
    let child = UIViewController()
    let sheet = LoggingViewController("sheet", log)
    root.addChild(child)
    child.present(sheet, animated: true)
    #expect(root.presentedViewController == sheet)
    #expect(child.presentedViewController == sheet)
    #expect(sheet.presentingViewController == root)
    child.removeFromParent()
    #expect(sheet.isVisible)
    #expect(window.screen.title == "sheet")
    root.dismiss(animated: true)
    #expect(sheet.isVisible == false)
  }

  @Test func `dismissing removes all sheets above, the top one first`() {
    let (first, second, third) = (
      LoggingViewController("1", log), LoggingViewController("2", log),
      LoggingViewController("3", log)
    )
    root.present(first, animated: true)
    first.present(second, animated: true)
    second.present(third, animated: true)
    #expect(window.screen.covered.map(\.title) == ["root", "1", "2"])
    second.dismiss(animated: true)
    #expect(window.screen.title == "2")
    second.present(third, animated: true)
    _ = log.take()
    root.dismiss(animated: true)
    #expect(
      log.take().filter { $0.contains("did") } == [
        "3 didDisappear dismissed", "2 didDisappear dismissed", "1 didDisappear dismissed",
      ])
    #expect(window.screen.title == "root")
  }

  @Test func `an overCurrentContext page leaves the page below visible and has no way back`() {
    let popup = LoggingViewController("popup", log)
    popup.modalPresentationStyle = .overCurrentContext
    popup.modalTransitionStyle = .crossDissolve
    root.definesPresentationContext = true
    root.present(popup, animated: true)
    #expect(root.isVisible)
    #expect(window.screen.title == "popup")
    #expect(window.canGoBack == false)
  }

  @Test func `a completion can be an optional closure variable`() {
    func present(_ controller: UIViewController, then completion: (() -> Void)?) {
      root.present(controller, animated: true, completion: completion)
      controller.dismiss(animated: true, completion: completion)
    }
    present(UIViewController()) { [log] in log("done") }
    #expect(log.take().suffix(2) == ["done", "done"])
  }

  @Test func `going back in a sheet leaves its pages one by one, then the sheet`() {
    let navigation = UINavigationController(rootViewController: LoggingViewController("a", log))
    navigation.pushViewController(LoggingViewController("b", log), animated: false)
    root.present(navigation, animated: true)
    #expect(window.screen.elements.map(\.outline) == ["sheet 'b'", "navigation bar 'b' = 'a'"])
    window.goBack()
    #expect(window.screen.elements.map(\.outline) == ["sheet 'a'"])
    window.goBack()
    #expect(window.screen.elements == [])
  }

  @Test func `dismiss in a view closes the sheet around its containers`() throws {
    let parent = UIViewController()
    parent.addChild(UIHostingController(rootView: DismissButton("leave")))
    root.present(UINavigationController(rootViewController: parent), animated: true)
    #expect(window.screen.elements.map(\.label) == ["", "leave"])
    try window.send(.tap, to: 1)
    #expect(root.presentedViewController == nil)
  }

  @Test func `dismiss does nothing on the root page`() throws {
    let host = UIHostingController(rootView: DismissButton("leave"))
    window.rootViewController = host
    _ = window.screen
    try window.send(.tap, to: 0)
    #expect(window.screen.elements.map(\.label) == ["leave"])
  }

  @Test func `a sheet disappears with the root and comes back with it`() {
    let sheet = LoggingViewController("sheet", log)
    root.present(sheet, animated: true)
    window.rootViewController = UIViewController()
    #expect(sheet.isVisible == false)
    #expect(root.isVisible == false)
    window.rootViewController = root
    #expect(sheet.isVisible)
    #expect(window.screen.title == "sheet")
  }

  @Test func `presenting a second sheet is reported and does nothing`() {
    root.present(UIViewController(), animated: true)
    let lines = diagnosed {
      root.present(LoggingViewController("second", log), animated: true) { [log] in log("no") }
    }
    #expect(
      lines == [
        """
        view: LoggingViewController cannot present LoggingViewController: \
        UIViewController is presented already; dismiss that first, or present from it
        """
      ])
    #expect(log.take() == [])
  }

  @Test func `presenting outside of a window is reported and does nothing`() {
    let stranger = UIViewController()
    let lines = diagnosed { stranger.present(root, animated: true) }
    #expect(
      lines == [
        """
        view: UIViewController cannot present LoggingViewController: \
        it is in no window that is shown; present once its view has appeared
        """
      ])
    #expect(stranger.presentedViewController == nil)
  }

  @Test func `a dismissed view controller is released`() {
    weak var dismissed: UIViewController?
    do {
      let host = UIHostingController(rootView: Counter("a"))
      dismissed = host
      root.present(host, animated: true)
      _ = window.screen
    }
    #expect(dismissed != nil)
    window.goBack()
    #expect(dismissed == nil)
  }

  // MARK: The delegate of a sheet, when the person leaves the sheet

  @Test func `only going back tells the delegate that the sheet was left`() {
    let delegate = Delegate()
    let sheet = LoggingViewController("sheet", log)
    sheet.presentationController?.delegate = delegate
    root.present(sheet, animated: true)
    window.goBack()
    #expect(delegate.left == ["sheet goes", "sheet"])
    #expect(sheet.isVisible == false)
    root.present(sheet, animated: true)
    sheet.dismiss(animated: true)
    #expect(delegate.left == ["sheet goes", "sheet"])
    sheet.isModalInPresentation = true
    root.present(sheet, animated: true)
    #expect(window.canGoBack == false)
    sheet.isModalInPresentation = false
    #expect(window.canGoBack)
  }

  @Test func `the delegate of a sheet can prevent its dismissal`() {
    let delegate = Delegate()
    delegate.keeps = true
    let sheet = LoggingViewController("sheet", log)
    sheet.presentationController?.delegate = delegate
    root.present(sheet, animated: true)
    window.goBack()
    #expect(delegate.left == ["sheet stays"])
    #expect(sheet.isVisible)
    delegate.keeps = false
    window.goBack()
    #expect(delegate.left == ["sheet stays", "sheet goes", "sheet"])
    #expect(sheet.isVisible == false)
  }

  @Test func `a delegate without methods lets the person leave`() {
    final class Silent: UIAdaptivePresentationControllerDelegate {}
    let delegate = Silent()
    let sheet = LoggingViewController("sheet", log)
    sheet.presentationController?.delegate = delegate
    root.present(sheet, animated: true)
    window.goBack()
    #expect(sheet.isVisible == false)
  }
}

private final class Delegate: UIAdaptivePresentationControllerDelegate {
  var left: [String] = []
  var keeps = false

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    !keeps
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    left.append("\(title(presentationController)) stays")
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    left.append("\(title(presentationController)) goes")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    left.append(title(presentationController))
  }

  private func title(_ controller: UIPresentationController) -> String {
    controller.presentedViewController?.title ?? ""
  }
}
