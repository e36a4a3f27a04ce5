import Ride
import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

@Suite(.ownRun) struct SimulatedRideServerTests {
  private let clock = VirtualClock()
  private let order = Order(route: Route(from: .seoulStation, to: .cityHall))

  @Test func `a ride follows the clock`() async throws {
    let server = SimulatedRideServer(clock: clock)
    let token = server.openLogin(of: Rider.seeds[0]).token
    let ride = try await server.requestRide(order, token: token)
    let log = Log()
    let listening = server.statuses(of: ride, token: token).subscribe(onNext: { [clock] in
      log("\(clock.now.offset): \(Self.name($0))")
    })
    await clock.advanceUntilIdle()
    listening.dispose()
    #expect(
      log.lines == [
        "0.0 seconds: pending", "5.0 seconds: coming 3", "7.0 seconds: coming 2",
        "9.0 seconds: coming 1", "11.0 seconds: waiting", "13.0 seconds: driving 4",
        "15.0 seconds: driving 3", "17.0 seconds: driving 2", "19.0 seconds: driving 1",
        "21.0 seconds: dropped off",
      ])
  }

  @Test func `an unknown token is refused`() async {
    let server = SimulatedRideServer(clock: clock)
    await #expect(throws: RideError.notLoggedIn) {
      try await server.requestRide(order, token: AuthToken("guessed"))
    }
  }

  @Test func `the ride of another rider is refused`() async throws {
    let server = SimulatedRideServer(clock: clock)
    let own = server.openLogin(of: Rider.seeds[0]).token
    let other = server.openLogin(of: Rider.seeds[1]).token
    let ride = try await server.requestRide(order, token: own)
    await #expect(throws: RideError.notLoggedIn) { try await server.cancel(ride, token: other) }
  }

  @Test(arguments: [(0, nil), (12, nil), (13, RideError.tooLate), (30, .tooLate)])
  func `a ride can be cancelled until the drive begins`(seconds: Int, error: RideError?)
    async throws
  {
    let server = SimulatedRideServer(clock: clock)
    let token = server.openLogin(of: Rider.seeds[0]).token
    let ride = try await server.requestRide(order, token: token)
    await clock.advance(by: .seconds(seconds))
    do {
      try await server.cancel(ride, token: token)
      #expect(error == nil)
    } catch let refused as RideError {
      #expect(error == refused)
    }
  }

  @Test(arguments: [
    (RideFault?.none, [Coupon.noCoupon, .tenPercent]),
    (.noDriver, [.noCoupon, .firstRide, .tenPercent]),
  ])
  func `the first-ride coupon is offered until a ride has arrived`(
    fault: RideFault?, offered: [Coupon]
  ) async throws {
    var conditions = RideConditions()
    conditions.faults = fault.map { [$0] } ?? []
    let server = SimulatedRideServer(clock: clock, conditions: conditions)
    let token = server.openLogin(of: Rider.seeds[0]).token
    var last: [Coupon] = []
    func look() { server.coupons(token: token).subscribe(onNext: { last = $0 }).dispose() }
    _ = try await server.requestRide(order, token: token)
    look()
    #expect(last == [.noCoupon, .firstRide, .tenPercent])
    await clock.advance(by: .seconds(30))
    look()
    #expect(last == offered)
  }

  private static func name(_ status: RideStatus) -> String {
    switch status {
    case .pending: "pending"
    case .matched(let match):
      switch match.progress {
      case .coming(let minutes): "coming \(minutes)"
      case .waiting: "waiting"
      case .driving(let minutes): "driving \(minutes)"
      }
    case .droppedOff: "dropped off"
    case .noDriver: "no driver"
    }
  }
}
