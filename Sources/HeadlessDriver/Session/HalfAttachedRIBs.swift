import HeadlessUI
import StateBinding

/// Reports each RIB that is attached although no window has seen its view, and each RIB whose view is shown although its router
/// was never attached.
///
/// Showing a RIB takes two calls, one for the view and one for the router, in any order. If one call is missing, either the person
/// sees nothing, or nobody hears what the person does.
@MainActor
final class HalfAttachedRIBs {
  private struct Arrival {
    weak var router: (any RouterNode & ViewableRouting)?
    /// The sleeps that have been under way since the first call was made; nil before.
    var sleeps: Set<Int>?
  }

  private enum Stage {
    /// Neither call was made, or both.
    case before, complete
    case onlyAttached(UIViewController)
    case onlyShown(UIViewController)
  }

  private let run: AppRun
  /// The routers for which a call is missing, in the order in which they were made.
  private var halfAttached: [Arrival] = []
  private var reported: Set<String> = []

  /// Follows the routers that are made in `run` from now on.
  init(in run: AppRun) {
    self.run = run
    run.onNewRouter = { [weak self] router in
      if let router = router as? any RouterNode & ViewableRouting {
        self?.halfAttached.append(Arrival(router: router))
      }
    }
  }

  /// Reports the RIBs for which a call is missing, each kind of RIB once.
  ///
  /// A router may make one call, wait and then make the other, so a RIB is reported only once the sleeps after the first call are
  /// over. `roots` are the roots of the trees of RIBs.
  func report(below roots: () -> [any Routing]) {
    if halfAttached.isEmpty { return }
    let sleeps = Set(run.clock?.sleepNumbers ?? [])
    var due: [(router: RouterNode, stage: Stage)] = []
    var waiting: [Arrival] = []
    for var arrival in halfAttached {
      guard let router = arrival.router else { continue }
      let stage = stage(of: router)
      switch stage {
      case .complete: continue
      case .before: arrival.sleeps = nil
      case .onlyAttached, .onlyShown:
        let left = (arrival.sleeps ?? sleeps).intersection(sleeps)
        arrival.sleeps = left
        if left.isEmpty {
          due.append((router, stage))
          continue
        }
      }
      waiting.append(arrival)
    }
    halfAttached = waiting
    if !due.isEmpty { report(due, below: roots()) }
  }

  private func stage(of router: any RouterNode & ViewableRouting) -> Stage {
    guard let controller = viewController(of: router) else { return .complete }
    if router.isLoaded {
      if controller.shownWindow != nil || hasBeenSeen(controller) { return .complete }
      return router.interactable.isActive ? .onlyAttached(controller) : .before
    }
    return controller.shownWindow == nil ? .before : .onlyShown(controller)
  }

  /// Whether a window has seen `controller` or a view around it. A page may be pushed onto the stack of a hidden tab.
  private func hasBeenSeen(_ controller: UIViewController) -> Bool {
    controller.selfAndAncestors.contains { $0.hasAppeared }
  }

  /// The view controller of `router`; nil if its view is something else, such as a mock.
  private func viewController(of router: any ViewableRouting) -> UIViewController? {
    let view = router.viewControllable
    return (view as? any UIViewControllable)?.uiviewController ?? view as? UIViewController
  }

  private func report(
    _ due: [(router: RouterNode, stage: Stage)], below roots: [any Routing]
  ) {
    let unseen = due.compactMap {
      if case .onlyAttached(let controller) = $0.stage { controller } else { nil }
    }
    for (router, stage) in due where !roots.contains(where: { $0 === router }) {
      switch stage {
      case .onlyAttached(let controller):
        // A view inside another unseen view comes with that view.
        if unseen.contains(where: { $0 !== controller && controller.isInside($0) }) { continue }
        report(
          "\(router.path) is attached, but no window has seen \(type(of: controller)); present, push or embed its viewControllable in the method that attaches the RIB"
        )
      case .onlyShown(let controller):
        report(
          "\(type(of: controller)) is on the screen, but \(type(of: router)) was never attached, so the RIB does nothing; call attachChild(_:) in the method that shows it"
        )
      case .before, .complete: continue
      }
    }
  }

  private func report(_ message: String) {
    guard reported.insert(message).inserted else { return }
    run.diagnostics.report(Diagnostic(kind: .unwired, message: message))
  }
}
