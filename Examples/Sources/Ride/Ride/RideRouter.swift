package import StateBinding

package protocol RideInteractable: Interactable, PendingListener, MatchedListener,
  DroppedOffListener
{
  var router: RideRouting? { get set }
  var listener: RideListener? { get set }
}

/// The parent's view, in which this RIB shows its children.
package protocol RideViewControllable: ChildShowing {}

/// Has one child at a time: Pending, Matched or DroppedOff.
package final class RideRouter: Router<RideInteractable>, RideRouting {
  private enum Child {
    case pending
    case matched
    case droppedOff
  }

  private let viewController: RideViewControllable
  private let pendingBuilder: PendingBuildable
  private let matchedBuilder: MatchedBuildable
  private let droppedOffBuilder: DroppedOffBuildable
  private var current: (child: Child, router: ViewableRouting)?

  init(
    interactor: RideInteractable, viewController: RideViewControllable,
    pendingBuilder: PendingBuildable, matchedBuilder: MatchedBuildable,
    droppedOffBuilder: DroppedOffBuildable
  ) {
    self.viewController = viewController
    self.pendingBuilder = pendingBuilder
    self.matchedBuilder = matchedBuilder
    self.droppedOffBuilder = droppedOffBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  package func routeToPending(_ search: Search) {
    trace()
    route(to: .pending) { pendingBuilder.build(withListener: interactor, search: search) }
  }

  package func routeToMatched(_ match: Match) {
    trace()
    route(to: .matched) { matchedBuilder.build(withListener: interactor, match: match) }
  }

  package func routeToDroppedOff(_ receipt: Receipt) {
    trace()
    route(to: .droppedOff) {
      droppedOffBuilder.build(withListener: interactor, receipt: receipt)
    }
  }

  package func cleanupViews() {
    guard let current else { return }
    viewController.hide(current.router.viewControllable)
  }

  /// Replaces the child; does nothing if `child` is attached already.
  private func route(to child: Child, _ build: () -> ViewableRouting) {
    if current?.child == child { return }
    if let current {
      cleanupViews()
      self.current = nil
      detachChild(current.router)
    }
    let router = build()
    current = (child, router)
    attachChild(router)
    viewController.show(router.viewControllable)
  }
}
