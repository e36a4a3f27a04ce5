import StateBinding

/// How a view controller is shown on top of another.
public enum UIModalPresentationStyle: Sendable {
  /// As a sheet, that the person can leave.
  case automatic, pageSheet, formSheet
  /// Over everything, with no way out but its own.
  case fullScreen, overFullScreen

  var coversEverything: Bool { self == .fullScreen || self == .overFullScreen }
}

/// Who is told that the person has left a sheet.
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The person has left the sheet; code that dismisses it is not told.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

/// The showing of one view controller on top of another.
@MainActor
public final class UIPresentationController {
  /// Who is told that the person has left the sheet.
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// What is shown.
  public private(set) weak var presentedViewController: UIViewController?

  init(of controller: UIViewController) {
    presentedViewController = controller
  }
}

extension UIViewController {
  /// Shows `controller` on top, then does `completion`.
  public final func present(
    _ controller: UIViewController, animated: Bool, completion: (@MainActor () -> Void)? = nil
  ) {
    if let presented = presentedViewController {
      Diagnostic(
        kind: .view,
        message: """
          \(type(of: self)) cannot present \(type(of: controller)): it presents \(type(of: presented)) already; \
          dismiss that first, or present from it
          """
      ).report()
      return
    }
    if let other = controller.presentingViewController {
      programError(
        "\(type(of: controller)) is presented by \(type(of: other)) already; dismiss it first")
    }
    presentedViewController = controller
    controller.presentingViewController = self
    controller.presentationOrder = PresentationSlot.nextOrder()
    Self.treeHasChanged()
    let leaves = controller.modalPresentationStyle == .fullScreen && isShown
    controller.moving { controller in
      if leaves { willDisappear() }
      controller.willAppear()
      if leaves { didDisappear() }
      controller.didAppear()
    }
    completion?()
  }

  /// Takes away what it shows on top of itself, else itself off what shows it, then does `completion`.
  public final func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
    if let presented = presentedViewController {
      take(away: presented)
    } else if let presenter = presenter {
      presenter.take(away: presenter.presentedViewController ?? self)
    }
    completion?()
  }

  /// Takes it away because the person left it.
  final func leave() {
    let controller = presentationController
    dismiss(animated: true)
    if let controller { controller.delegate?.presentationControllerDidDismiss(controller) }
  }

  /// Who presents it, or what it is in.
  private var presenter: UIViewController? {
    var next: UIViewController? = self
    while let controller = next {
      if let presenter = controller.presentingViewController { return presenter }
      next = controller.parent
    }
    return nil
  }

  private func take(away controller: UIViewController) {
    if controller.presentedViewController != nil { controller.dismiss(animated: false) }
    let returns = controller.modalPresentationStyle == .fullScreen && !isShown
    controller.leaving { controller in
      controller.willDisappear()
      if returns { willAppear() }
      controller.didDisappear()
      if returns { didAppear() }
    }
    presentedViewController = nil
    controller.presentingViewController = nil
    Self.treeHasChanged()
  }
}
