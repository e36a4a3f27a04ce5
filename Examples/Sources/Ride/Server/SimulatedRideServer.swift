public import StateBinding

/// The conditions of a simulation.
nonisolated public struct RideConditions: Sendable {
  /// The time that each answer takes.
  public var latency = Duration.zero
  /// The time until a driver accepts.
  public var search = Duration.seconds(5)
  /// The length of a minute of the ride.
  public var minute = Duration.seconds(2)
  public var faults: Set<RideFault> = []

  public init() {}
}

/// A failure that the simulation causes once.
nonisolated public enum RideFault: String, CaseIterable, Sendable {
  case login
  case request
  /// The server forgets the login.
  case expired
  case cancel
  case noDriver = "no-driver"
  case driverCancels = "driver-cancels"
}

/// A server within the program: drivers accept, come and drive by the clock.
public final class SimulatedRideServer: RideServer {
  /// The minutes from a driver's acceptance to the pick-up spot.
  private static let approach = 3

  private struct Simulation {
    let token: AuthToken
    let timeline: [(time: VirtualClock.Instant, status: RideStatus)]
  }

  private let clock: VirtualClock
  private let conditions: RideConditions
  private var faults: Set<RideFault>
  private var tokens: [AuthToken] = []
  private var simulations: [Int: Simulation] = [:]
  private var rides = 0

  public init(clock: VirtualClock, conditions: RideConditions = .init()) {
    self.clock = clock
    self.conditions = conditions
    faults = conditions.faults
  }

  public func login(_ rider: Rider) async throws -> Login {
    try await answer(failing: .login)
    return openLogin(of: rider)
  }

  /// Logs `rider` in at once, as if an earlier run of the app had done so.
  public func openLogin(of rider: Rider) -> Login {
    let login = Login(token: AuthToken("token of \(rider.id)"), rider: rider)
    tokens.append(login.token)
    return login
  }

  /// The coupons do not change while the rider looks at them, so the current list is enough.
  public func coupons(token: AuthToken) -> Observable<[Coupon]> {
    .deferred { [self] in .just(Coupon.allCases.filter { $0 != .firstRide || !hasRidden(token) }) }
  }

  /// Whether a ride of the rider with `token` has reached its destination.
  private func hasRidden(_ token: AuthToken) -> Bool {
    simulations.values.contains { simulation in
      guard simulation.token == token, let end = simulation.timeline.last, end.time <= clock.now
      else { return false }
      if case .droppedOff = end.status { return true }
      return false
    }
  }

  public func requestRide(_ order: Order, token: AuthToken) async throws -> Ride {
    try await answer(failing: .request)
    if faults.remove(.expired) != nil { tokens.removeAll { $0 == token } }
    guard tokens.contains(token) else { throw RideError.notLoggedIn }
    rides += 1
    let ride = Ride(id: rides, order: order)
    simulations[ride.id] = Simulation(token: token, timeline: timeline(of: order))
    return ride
  }

  public func statuses(of ride: Ride, token: AuthToken) -> Observable<RideStatus> {
    guard let timeline = simulation(of: ride, token)?.timeline else {
      return .error(RideError.notLoggedIn)
    }
    let later = timeline.drop { $0.time <= clock.now }
    let statuses = later.map { [clock] time, status in
      Observable<RideStatus>.fromAsync {
        try await clock.sleep(until: time)
        return status
      }
    }
    let current = timeline[..<later.startIndex].last.map { [$0.status] } ?? []
    return .merge(current.map { .just($0) } + statuses)
  }

  public func cancel(_ ride: Ride, token: AuthToken) async throws {
    try await answer(failing: .cancel)
    guard let simulation = simulation(of: ride, token) else { throw RideError.notLoggedIn }
    switch simulation.timeline.last(where: { $0.time <= clock.now })?.status {
    case .matched(let match) where !match.isCancellable: throw RideError.tooLate
    case .droppedOff, .noDriver: throw RideError.tooLate
    default: simulations[ride.id] = nil
    }
  }

  private func simulation(of ride: Ride, _ token: AuthToken) -> Simulation? {
    guard let simulation = simulations[ride.id], simulation.token == token else { return nil }
    return simulation
  }

  /// Waits as long as an answer takes, and throws if `fault` is set and has not happened yet.
  private func answer(failing fault: RideFault) async throws {
    if conditions.latency > .zero { try await clock.sleep(for: conditions.latency) }
    try Task.checkCancellation()
    if faults.remove(fault) != nil { throw RideError.unavailable }
  }

  private func timeline(of order: Order) -> [(time: VirtualClock.Instant, status: RideStatus)] {
    var timeline = Timeline(now: clock.now)
    timeline.add(.pending(.first), lasting: conditions.search)
    if faults.remove(.noDriver) != nil {
      timeline.add(.noDriver)
      return timeline.entries
    }
    var driver = Driver.seeds[0]
    if faults.remove(.driverCancels) != nil {
      timeline.add(
        .matched(Match(driver: driver, progress: .coming(minutes: Self.approach))),
        lasting: conditions.minute)
      timeline.add(.pending(.again), lasting: conditions.search)
      driver = Driver.seeds[1]
    }
    for minutes in (1...Self.approach).reversed() {
      timeline.add(
        .matched(Match(driver: driver, progress: .coming(minutes: minutes))),
        lasting: conditions.minute)
    }
    timeline.add(.matched(Match(driver: driver, progress: .waiting)), lasting: conditions.minute)
    let minutes = order.route.minutes
    for left in (1...minutes).reversed() {
      timeline.add(
        .matched(Match(driver: driver, progress: .driving(minutes: left))),
        lasting: conditions.minute)
    }
    timeline.add(.droppedOff(Receipt(driver: driver, minutes: minutes, fare: order.fare)))
    return timeline.entries
  }
}

/// The statuses of a ride, one after the other.
nonisolated private struct Timeline {
  private(set) var entries: [(time: VirtualClock.Instant, status: RideStatus)] = []
  private var end: VirtualClock.Instant

  init(now: VirtualClock.Instant) {
    end = now
  }

  mutating func add(_ status: RideStatus, lasting duration: Duration = .zero) {
    entries.append((end, status))
    end = end.advanced(by: duration)
  }
}
