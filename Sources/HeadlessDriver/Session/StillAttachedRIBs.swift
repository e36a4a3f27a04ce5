import HeadlessUI
import StateBinding

/// Reports each RIB that is still attached although its view has left the screen.
///
/// A person can close a sheet or a page without the RIB noticing. If the router then stays attached, the parent believes that the
/// RIB is still shown, and never shows it again.
@MainActor
final class StillAttachedRIBs {
  private struct Departure {
    weak var controller: UIViewController?
    /// The type of the view controller that was dismissed or popped, which may contain `controller`.
    let outermost: UIViewController.Type
    let way: WindowEvent.Departure
    /// The sleeps that have been under way since the first look after the departure; nil before that look.
    var sleeps: Set<Int>?
  }

  private let run: AppRun
  private weak var window: UIWindow?
  private let roots: () -> [any Routing]
  private let halfAttached: HalfAttachedRIBs
  private var departures: [ObjectIdentifier: Departure] = [:]
  private var reported: [ObjectIdentifier: Departure] = [:]

  /// Follows the view controllers of `run` that leave `window`, as long as this object lives. `roots` returns the roots of the
  /// trees of RIBs. `halfAttached` reports first whenever the window rests.
  init(
    from window: UIWindow, of run: AppRun, below roots: @escaping () -> [any Routing],
    halfAttached: HalfAttachedRIBs
  ) {
    self.run = run
    self.window = window
    self.roots = roots
    self.halfAttached = halfAttached
    window.onEvent = { [weak self] event in
      switch event {
      case .departs(let controller, let way): self?.note(controller, way)
      case .rests: self?.report()
      }
    }
  }

  /// Notes that `controller` leaves the window, with all that it contains.
  private func note(_ controller: UIViewController, _ way: WindowEvent.Departure) {
    var path = [controller]
    while let next = path.popLast() {
      departures[ObjectIdentifier(next)] = Departure(
        controller: next, outermost: type(of: controller), way: way)
      path += next.children
    }
  }

  /// Reports the RIBs whose views have left since the last call, the outermost only, and each RIB once.
  ///
  /// A router may dismiss, wait and then detach, so a departure is reported only once the sleeps after it are over.
  private func report() {
    halfAttached.report(below: roots)
    if departures.isEmpty { return }
    let departures = takeDue()
    if departures.isEmpty { return }
    var path = roots().reversed().map { (router: $0, above: "") }
    while let (router, above) = path.popLast() {
      let rib = above + ribName(of: type(of: router))
      if let departure = departure(of: router, in: departures) {
        if departure.way == .removed, isKept(router, departure.controller) { continue }
        report(departure, of: rib)
      } else {
        path += router.children.reversed().map { ($0, "\(rib)/") }
      }
    }
  }

  private func takeDue() -> [ObjectIdentifier: Departure] {
    let sleeps = Set(run.clock?.sleepNumbers ?? [])
    for (id, departure) in departures {
      departures[id]?.sleeps = (departure.sleeps ?? sleeps).intersection(sleeps)
    }
    let due = departures.filter { $0.value.sleeps?.isEmpty != false }
    for id in due.keys { departures[id] = nil }
    return due
  }

  private func departure(
    of router: any Routing, in departures: [ObjectIdentifier: Departure]
  ) -> Departure? {
    guard let view = (router as? any ViewableRouting)?.viewControllable,
      let departure = departures[ObjectIdentifier(view)], let controller = departure.controller,
      router.interactable.isActive, controller.shownWindow == nil
    else { return nil }
    // The owner of a root is outside the tree, so the root may go on without its view.
    if departure.way == .removed, roots().contains(where: { $0 === router }) { return nil }
    return departure
  }

  /// Whether a property still refers to `router`, or to `controller`, whose view was removed by code. If so, the app may show the
  /// RIB again, as a container of tabs does.
  private func isKept(_ router: any Routing, _ controller: UIViewController?) -> Bool {
    let views = controller.map { Array($0.selfAndAncestors) } ?? []
    return window?.property(referringTo: [router] + views, below: roots()) != nil
  }

  private func report(_ departure: Departure, of rib: String) {
    guard let controller = departure.controller else { return }
    let id = ObjectIdentifier(controller)
    if reported[id]?.controller === controller { return }
    reported[id] = departure
    let outermost = departure.outermost
    let end = ", so that the listener detaches the RIB; one of these steps is missing"
    let remedy =
      switch departure.way {
      case .removed:
        "no property refers to it, so nothing can show or detach it again; call detachChild(_:) in the method that removes the view"
      case .closed:
        "let presentationControllerDidDismiss(_:), in the delegate of the presentationController of \(outermost), tell the interactor\(end)"
      case .dismissed: "tell the interactor in the code that dismisses \(outermost)\(end)"
      case .popped:
        "override didMove(toParent:) in \(outermost), and tell the interactor if the parent is nil\(end)"
      }
    run.diagnostics.report(
      Diagnostic(
        kind: .leak,
        message:
          "\(rib) is still attached although \(type(of: controller)) has left the screen; \(remedy)"
      ))
  }
}
