import StateBinding

/// How a view controller is shown on top of another.
public enum UIModalPresentationStyle: Sendable {
  /// As a sheet, which the person can leave.
  case automatic, pageSheet, formSheet
  /// Over everything, with no way out but its own.
  case fullScreen, overFullScreen, overCurrentContext

  var coversEverything: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet: false
    case .fullScreen, .overFullScreen, .overCurrentContext: true
    }
  }
}

/// The showing of one view controller on top of another.
@MainActor
public final class UIPresentationController {
  /// Asked and told when the person leaves the sheet.
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  public private(set) weak var presentedViewController: UIViewController?

  init(of controller: UIViewController) {
    presentedViewController = controller
  }
}

/// Asked and told when the person leaves a sheet; code that dismisses a sheet asks and tells nobody.
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Whether the person may leave the sheet; true unless implemented.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// The person has tried to leave the sheet and may not.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

extension UIViewController {
  /// The view controller on top of it, or of its container.
  public final var presentedViewController: UIViewController? { container.presented }
  /// The view controller that shows it, or its container, on top of itself.
  public final var presentingViewController: UIViewController? { container.presenter }

  /// Shows `controller` on top of its outermost container, then does `completion`.
  public final func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    controller.checkCanBePresented(by: self)
    let container = container
    if let problem = container.problemWithPresenting {
      Diagnostic(
        kind: .view,
        message: "\(type(of: self)) cannot present \(type(of: controller)): \(problem)"
      ).report()
      return
    }
    container.put(onTop: controller)
    completion?()
  }

  /// Takes away the view controller on top of it, else itself off its presenter, then does `completion`.
  public final func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    let container = container
    if let presented = container.presented {
      container.take(away: presented)
    } else {
      container.presenter?.take(away: container)
    }
    completion?()
  }

  /// Takes it away because the person left it, unless its delegate keeps it.
  final func leave() {
    let controller = presentationController
    if let controller, let delegate = controller.delegate {
      guard delegate.presentationControllerShouldDismiss(controller) else {
        return delegate.presentationControllerDidAttemptToDismiss(controller)
      }
      delegate.presentationControllerWillDismiss(controller)
    }
    presenter?.take(away: self)
    if let controller { controller.delegate?.presentationControllerDidDismiss(controller) }
  }

  /// Takes it away, or its container, with all that is on top.
  final func leaveSheet() {
    let container = container
    container.presenter?.take(away: container)
  }

  private var problemWithPresenting: String? {
    if let presented {
      return
        "\(type(of: presented)) is presented already; dismiss that first, or present from it"
    }
    if isLeavingPresenter { return "it is on its way out; present from what stays" }
    if !isInWindow { return "it is in no window that is shown; present once its view has appeared" }
    return nil
  }

  /// Whether a view controller on top of it hides it.
  final var isCovered: Bool { presented?.modalPresentationStyle == .fullScreen }

  /// Whether it is being taken away, or a view controller below it is.
  private var isLeavingPresenter: Bool {
    isGoing || (presenter?.container.isLeavingPresenter ?? false)
  }

  /// Whether it is, or would be if nothing covered it, in a window that is shown.
  private var isInWindow: Bool {
    var outermost = self
    while let above = outermost.parent ?? outermost.presenter { outermost = above }
    return outermost.window?.isKeyAndVisible == true
  }

  private func checkCanBePresented(by other: UIViewController) {
    if let presenter {
      programError(
        "\(type(of: self)) is presented by \(type(of: presenter)) already; dismiss it first")
    }
    if let parent {
      programError(
        "\(type(of: self)) cannot be presented: it is in \(type(of: parent)); remove it first, or present that"
      )
    }
    if other.isInside(self) {
      programError("\(type(of: self)) cannot be presented on top of itself or of what it contains")
    }
  }

  private func put(onTop controller: UIViewController) {
    presented = controller
    controller.presenter = self
    controller.presentationOrder = Presentation.nextOrder()
    let leaves = controller.modalPresentationStyle == .fullScreen
    controller.moving { controller in
      if leaves { willDisappear() }
      if controller.presenter === self, isInWindow, !controller.isCovered {
        controller.willAppear()
      }
      if leaves { didDisappear() }
      controller.didAppear()
      // It may have been shown with another one on top, which comes back with it.
      if controller.presenter === self, isInWindow { controller.presented?.enterWindow() }
    }
  }

  /// Takes `controller` off this one, unless it is on its way already.
  private func take(away controller: UIViewController) {
    if controller.isGoing { return }
    if let upper = controller.presented { controller.take(away: upper) }
    // Taking away the upper one may have taken this one away too.
    guard presented === controller else { return }
    let returns = !hasCome && isInWindow && !isLeavingPresenter
    controller.leaving { controller in
      controller.willDisappear()
      if returns { willAppear() }
      controller.didDisappear()
    }
    presented = nil
    controller.presenter = nil
    if returns { didAppear() }
  }
}
