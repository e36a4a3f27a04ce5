public import HeadlessProgram
import HeadlessUI
import Ride
import StateBinding

/// The program `ride`: the ride app on the driver.
@main
struct RideProgram {
  static func main() async {
    await Program.ride.main()
  }
}

extension Program {
  /// The ride app. Each launch has a server of its own.
  public static var ride: Program {
    Program(
      name: "ride", version: "0.1.0",
      summary: "Log in, call a car, ride, pay.",
      options: RideOptions.all, exploring: .ride, launch: launchRide)
  }
}

private func launchRide(_ launch: Launch) -> App {
  let server = SimulatedRideServer(
    clock: launch.clock, conditions: RideOptions.conditions(launch))
  let rider = launch["login"].flatMap(RideOptions.rider)
  let router = RootBuilder(
    dependency: AppDependency(
      server: server, locations: SimulatedWalk(clock: launch.clock),
      savedLogin: rider.map(server.openLogin))
  ).build()
  let window = UIWindow(strings: RideWords.catalogue(for: launch.language))
  router.launch(from: window)
  return App(window: window, router: router)
}

/// The services that the program provides to the app.
private final class AppDependency: RootDependency {
  let server: any RideServer
  let locations: any LocationService
  let savedLogin: Login?

  init(server: any RideServer, locations: any LocationService, savedLogin: Login?) {
    self.server = server
    self.locations = locations
    self.savedLogin = savedLogin
  }
}

/// The options of the simulated server, and the saved login.
private enum RideOptions {
  static let all = [
    time("latency", "How long each answer of the server takes, as in 2s or 500ms; 0s if not given"),
    time("driver", "How long a driver is looked for; 5s if not given"),
    time("minute", "How long a minute of the ride takes; 2s if not given"),
    Option(
      "fail", value: RideFault.allCases.map(\.rawValue).joined(separator: "|"),
      help: "Let these go wrong the first time, with commas between them", isSafeInHeader: true
    ) {
      faults($0) == nil
        ? "is unknown; write \(RideFault.allCases.map(\.rawValue).joined(separator: ", "))" : nil
    },
    Option(
      "login", value: "RIDER", help: "Start with RIDER logged in, as in 12345",
      isSafeInHeader: true
    ) {
      rider($0) == nil
        ? "is unknown; write \(Rider.seeds.map(\.id).joined(separator: " or "))" : nil
    },
  ]

  static func conditions(_ launch: Launch) -> RideConditions {
    var conditions = RideConditions()
    func time(_ name: String) -> Duration? { launch[name].flatMap(WaitTime.init)?.duration }
    conditions.latency = time("latency") ?? conditions.latency
    conditions.search = time("driver") ?? conditions.search
    conditions.minute = time("minute") ?? conditions.minute
    conditions.faults = launch["fail"].flatMap(faults) ?? []
    return conditions
  }

  nonisolated static func rider(_ id: String) -> Rider? {
    Rider.seeds.first { $0.id == id }
  }

  private static func time(_ name: String, _ help: String) -> Option {
    Option(name, value: "TIME", help: help, isSafeInHeader: true) {
      WaitTime($0) == nil ? "is not a time; write 2s or 500ms" : nil
    }
  }

  private nonisolated static func faults(_ text: String) -> Set<RideFault>? {
    let names = text.split(separator: ",", omittingEmptySubsequences: false)
    let faults = names.compactMap { RideFault(rawValue: String($0)) }
    return faults.count == names.count ? Set(faults) : nil
  }
}
