import HeadlessUI
import Ride
import StateBinding

/// An app that a test drives through its window.
protocol DrivenApp {
  var window: UIWindow { get }
  var root: any LaunchRouting { get }
}

extension DrivenApp {
  var tree: String { root.treeText }

  /// The names of the buttons that work now. If there is an alert, the buttons of the alert.
  var buttons: [String] {
    window.screen.actionable.filter(\.isEnabled).compactMap(\.address)
  }

  func tap(_ name: String) throws(ScreenInputError) {
    let index = window.screen.reachable.firstIndex { $0.address == name }
    if let index { try window.send(.tap, to: index) }
  }
}

/// An app of one ride. Its root attaches Ride and detaches it at the end of the ride.
final class RideHost: DrivenApp {
  let window = UIWindow(strings: RideWords.catalogue(for: "en"))
  let root: any LaunchRouting

  init(server: any RideServer) {
    let viewController = HostViewController()
    let interactor = HostInteractor()
    let router = HostRouter(interactor: interactor, viewController: viewController)
    root = router
    interactor.router = router
    router.launch(from: window)
    let builder = RideBuilder(
      dependency: HostComponent(server: server, viewController: viewController))
    router.attach(
      builder.build(
        withListener: interactor,
        ride: Ride(id: 1, order: Order(route: Route(from: .seoulStation, to: .cityHall)))))
  }
}

/// The whole app with a logged-in rider.
final class WholeApp: DrivenApp {
  let window = UIWindow(strings: RideWords.catalogue(for: "en"))
  let root: any LaunchRouting

  init(server: any RideServer) {
    root = RootBuilder(
      dependency: Services(
        server: server, locations: SimulatedWalk(clock: VirtualClock(), places: [.seoulStation]),
        savedLogin: Login(token: AuthToken("test"), rider: Rider.seeds[0]))
    ).build()
    root.launch(from: window)
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
