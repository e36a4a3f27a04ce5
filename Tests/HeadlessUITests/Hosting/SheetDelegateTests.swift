import HeadlessUI
import StateBindingTesting
import TestSupport
import Testing

/// The calls to the delegate when the person leaves a sheet.
@Suite(.ownRun)
struct SheetDelegateTests {
  private let log = Log()
  private let root: LoggingViewController
  private let window: UIWindow

  init() {
    root = LoggingViewController("root", log)
    window = UIWindow.showing(root)
  }

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
