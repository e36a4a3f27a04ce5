public import Foundation
public import HeadlessUI

// Custom transitions compile and have no effect: nothing is animated, so nothing calls them.

@MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {}

@MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

@MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var transitionWasCancelled: Bool { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  func initialFrame(for viewController: UIViewController) -> CGRect
  func finalFrame(for viewController: UIViewController) -> CGRect
  func completeTransition(_ didComplete: Bool)
}

public enum UITransitionContextViewControllerKey: Sendable { case from, to }

public enum UITransitionContextViewKey: Sendable { case from, to }

extension UIViewController {
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { nil }
    set {}
  }
}

/// Nothing creates one: transitions end at once.
@MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  var isCancelled: Bool { get }
}

extension UIViewController {
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
}
