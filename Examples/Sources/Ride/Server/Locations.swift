public import StateBinding

/// The rider's position.
///
/// `@MainActor` is explicit because other modules do not see this module's default isolation.
@MainActor public protocol LocationService: AnyObject {
  /// The position now.
  var current: Location { get }
  /// The position now, then each later one.
  var stream: Observable<Location> { get }
}

/// A rider who walks from one place to the next, and stays at the last.
public final class SimulatedWalk: LocationService {
  private let clock: VirtualClock
  private let steps: [(time: VirtualClock.Instant, location: Location)]

  /// Starts at the first of `places` now, and reaches one further place after each `pace`.
  public init(
    clock: VirtualClock, places: [Place] = [.seoulStation, .cityHall], pace: Duration = .seconds(60)
  ) {
    self.clock = clock
    let start = clock.now
    steps = places.enumerated().map { index, place in
      (start.advanced(by: pace * index), place.location)
    }
  }

  public var current: Location {
    steps.last { $0.time <= clock.now }?.location ?? Place.seoulStation.location
  }

  public var stream: Observable<Location> {
    let later = steps.filter { $0.time > clock.now }.map { [clock] time, location in
      Observable<Location>.fromAsync {
        try await clock.sleep(until: time)
        return location
      }
    }
    return .merge([.just(current)] + later)
  }
}
