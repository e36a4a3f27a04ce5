import HeadlessUI
import Ride
import StateBinding

/// An app of one ride: a root that attaches Ride, and detaches it when the ride is over.
final class RideHost {
  let window = UIWindow(strings: RideWords.catalogue(for: "en"))
  private let router: HostRouter

  init(server: any RideServer) {
    let viewController = HostViewController()
    let interactor = HostInteractor()
    router = HostRouter(interactor: interactor, viewController: viewController)
    interactor.router = router
    router.launch(from: window)
    let builder = RideBuilder(
      dependency: HostComponent(server: server, viewController: viewController))
    router.attach(
      builder.build(
        withListener: interactor,
        ride: Ride(id: 1, order: Order(route: Route(from: .seoulStation, to: .cityHall)))))
  }

  var tree: String { router.treeText }

  /// The names of all buttons that work now: those of the alert, if there is one.
  var buttons: [String] { window.screen.actionable.filter(\.isEnabled).compactMap(\.address) }

  func tap(_ name: String) throws(ScreenInputError) {
    let index = window.screen.reachable.firstIndex { $0.address == name }
    if let index { try window.send(.tap, to: index) }
  }
}

private final class HostInteractor: Interactor, RideListener {
  weak var router: HostRouter?

  func rideDidEnd(_ end: RideEnd) {
    router?.detachRide()
  }
}

private final class HostRouter: LaunchRouter<HostInteractor, HostViewController> {
  private var ride: RideRouting?

  func attach(_ ride: RideRouting) {
    self.ride = ride
    attachChild(ride)
  }

  func detachRide() {
    guard let ride else { return }
    self.ride = nil
    ride.cleanupViews()
    detachChild(ride)
  }
}

private final class HostViewController: UIViewController, RideViewControllable {
  func show(_ child: ViewControllable) {
    let child = child.uiviewController
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func hide(_ child: ViewControllable) {
    child.uiviewController.view.removeFromSuperview()
    child.uiviewController.removeFromParent()
  }
}

private final class HostComponent: RideDependency {
  let server: AuthenticatedServer
  let rideViewController: RideViewControllable

  init(server: any RideServer, viewController: RideViewControllable) {
    self.server = AuthenticatedServer(server: server, token: AuthToken("test"))
    rideViewController = viewController
  }
}
