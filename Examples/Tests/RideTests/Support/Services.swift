import HeadlessUI
import Ride
import StateBinding

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
