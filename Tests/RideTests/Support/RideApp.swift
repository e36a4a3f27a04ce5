import HeadlessUI
import Ride
import StateBinding

/// The app with a rider logged in, on a server and at a place that the test chooses.
final class RideApp {
  let window = UIWindow(strings: RideWords.catalogue(for: "en"))
  private let router: any LaunchRouting

  init(server: any RideServer, clock: VirtualClock = VirtualClock()) {
    router = RootBuilder(
      dependency: Services(
        server: server, locations: SimulatedWalk(clock: clock, places: [.seoulStation]),
        savedLogin: Login(token: AuthToken("test"), rider: Rider.seeds[0]))
    ).build()
    router.launch(from: window)
  }

  var tree: String { router.treeText }

  /// The names of all that can be tapped now: the buttons of the alert, if there is one.
  var buttons: [String] {
    let elements = window.screen.reachable
    return elements.indices.filter { window.accepts(.tap, at: $0) }
      .map { elements[$0].address }
  }

  func tap(_ names: String...) async throws(ScreenInputError) {
    for name in names {
      guard let index = window.screen.reachable.firstIndex(where: { $0.address == name }) else {
        continue
      }
      try window.send(.tap, to: index)
      await settled()
    }
  }
}

/// The services that a launch provides to the app.
final class Services: RootDependency {
  let server: any RideServer
  let locations: any LocationService
  let savedLogin: Login?

  init(server: any RideServer, locations: any LocationService, savedLogin: Login?) {
    self.server = server
    self.locations = locations
    self.savedLogin = savedLogin
  }
}
