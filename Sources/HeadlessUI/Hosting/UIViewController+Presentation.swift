import StateBinding

/// How a view controller is shown on top of another.
public enum UIModalPresentationStyle: Sendable {
  /// As a sheet, that the person can leave.
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

extension UIViewController {
  /// What is shown on top of it, or of what it is in.
  public final var presentedViewController: UIViewController? { container.presented }
  /// The view controller that shows it, or what it is in, on top of itself.
  public final var presentingViewController: UIViewController? { container.presenter }

  /// Shows `controller` on top, then does `completion`; what presents it is the outermost view controller that this is in.
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

  /// Takes away what it shows on top of itself, else itself off what shows it, then does `completion`.
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

  /// Takes it away, or what it is in, with all that is on top.
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

  /// Whether it cannot be seen for what is on top of it.
  final var isCovered: Bool { presented?.modalPresentationStyle == .fullScreen }

  /// Whether it is being taken away, or what is below it is.
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
    controller.presentationOrder = PresentationSlot.nextOrder()
    let leaves = controller.modalPresentationStyle == .fullScreen
    controller.moving { controller in
      if leaves { willDisappear() }
      if controller.presenter === self, isInWindow, !controller.isCovered {
        controller.willAppear()
      }
      if leaves { didDisappear() }
      controller.didAppear()
      // It may have been shown with something on it, and that goes with it.
      if controller.presenter === self, isInWindow { controller.presented?.enterWindow() }
    }
  }

  /// Takes `controller` off this; nothing where it is on its way already.
  private func take(away controller: UIViewController) {
    if controller.isGoing { return }
    if let upper = controller.presented { controller.take(away: upper) }
    // What was told may have done so already.
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
