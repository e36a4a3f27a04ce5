/// The showing of one view controller on top of another.
@MainActor
public final class UIPresentationController {
  /// Who is asked and told when the person leaves the sheet.
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// What is shown.
  public private(set) weak var presentedViewController: UIViewController?

  init(of controller: UIViewController) {
    presentedViewController = controller
  }
}

/// Who is asked and told when the person leaves a sheet; code that dismisses it asks and tells nobody.
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Whether the person may leave the sheet; they may, where it does not say.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// The person has tried to leave the sheet and may not.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
  /// The person is about to leave the sheet.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The person has left the sheet.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The person may.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
