import StateBinding

/// The style in which one view controller is presented on top of another.
public enum UIModalPresentationStyle: Sendable {
  /// A sheet, which the person can close.
  case automatic, pageSheet, formSheet, popover, none
  /// A page that covers everything. The person can leave it only by its own controls.
  case fullScreen, overFullScreen, currentContext, overCurrentContext, custom

  var coversEverything: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet, .popover, .none: false
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom: true
    }
  }
}

/// The presentation of a view controller.
@MainActor
public final class UIPresentationController {
  /// Decides whether the person may close the sheet, and hears when they do.
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  public private(set) weak var presentedViewController: UIViewController?

  init(of controller: UIViewController) {
    presentedViewController = controller
  }
}

/// Decides whether the person may close a sheet, and hears when they do. It is not called when code dismisses a sheet.
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Whether the person may close the sheet; true unless implemented.
  func presentationControllerShouldDismiss(_: UIPresentationController) -> Bool
  /// The person has tried to close the sheet and may not.
  func presentationControllerDidAttemptToDismiss(_: UIPresentationController)
  func presentationControllerWillDismiss(_: UIPresentationController)
  func presentationControllerDidDismiss(_: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(_: UIPresentationController) -> Bool { true }
  public func presentationControllerDidAttemptToDismiss(_: UIPresentationController) {}
  public func presentationControllerWillDismiss(_: UIPresentationController) {}
  public func presentationControllerDidDismiss(_: UIPresentationController) {}
}

extension UIViewController {
  final func present(_ controller: UIViewController, _ completion: (() -> Void)?) {
    controller.checkCanBePresented(by: self)
    let container = container
    if let problem = container.problemWithPresenting {
      run.report("\(type(of: self)) cannot present \(type(of: controller)): \(problem)")
      return
    }
    container.put(onTop: controller)
    completion?()
  }

  final func dismiss(_ completion: (() -> Void)?) {
    let container = container
    if let presented = container.presented {
      container.take(away: presented, .dismissed)
    } else {
      container.presenter?.take(away: container, .dismissed)
    }
    completion?()
  }

  /// Dismisses this view controller for the person, unless the delegate refuses.
  final func leave() {
    let controller = presentationController
    if let controller, let delegate = controller.delegate {
      guard delegate.presentationControllerShouldDismiss(controller) else {
        return delegate.presentationControllerDidAttemptToDismiss(controller)
      }
      delegate.presentationControllerWillDismiss(controller)
    }
    presenter?.take(away: self, .closed)
    if let controller { controller.delegate?.presentationControllerDidDismiss(controller) }
  }

  /// Dismisses the outermost container, with everything that it presents.
  final func leaveSheet() {
    let container = container
    container.presenter?.take(away: container, .dismissed)
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

  /// Whether the view controller that this one presents hides it.
  final var isCovered: Bool { presented?.modalPresentationStyle == .fullScreen }

  /// Whether this view controller, or one below it, is being dismissed.
  private var isLeavingPresenter: Bool {
    move == .leaving || (presenter?.container.isLeavingPresenter ?? false)
  }

  private var isInWindow: Bool { shownWindow != nil }

  /// The window that this view controller belongs to, if the window is shown. Another view controller may cover this one.
  package final var shownWindow: UIWindow? {
    var outermost = self
    while let above = outermost.parent ?? outermost.presenter { outermost = above }
    return outermost.window.flatMap { $0.isKeyAndVisible ? $0 : nil }
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
      programError(
        "\(type(of: self)) cannot be presented on top of itself or of its own descendant")
    }
  }

  private func put(onTop controller: UIViewController) {
    presented = controller
    controller.presenter = self
    controller.presentationOrder = shownWindow?.places.nextPresentation() ?? 0
    let leaves = controller.modalPresentationStyle == .fullScreen
    controller.moving(.coming) {
      if leaves { willDisappear() }
      if controller.presenter === self, isInWindow, !controller.isCovered {
        controller.willAppear()
      }
      if leaves { didDisappear() }
      controller.didAppear()
      // `controller` may itself present another view controller, which appears again with it.
      if controller.presenter === self, isInWindow { controller.presented?.enterWindow() }
    }
  }

  /// Dismisses `controller`, which this one presents, unless it is being dismissed already.
  private func take(away controller: UIViewController, _ way: WindowEvent.Departure) {
    if controller.move == .leaving { return }
    if let upper = controller.presented { controller.take(away: upper, way) }
    // Dismissing the upper one may have dismissed `controller` too.
    guard presented === controller else { return }
    shownWindow?.onEvent?(.departs(controller, way))
    let returns = !hasCome && isInWindow && !isLeavingPresenter
    controller.moving(.leaving) {
      controller.willDisappear()
      if returns { willAppear() }
      controller.didDisappear()
    }
    presented = nil
    controller.presenter = nil
    if returns { didAppear() }
  }
}
