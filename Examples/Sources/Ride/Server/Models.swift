/// The proof of a login, which the server asks for in every request.
nonisolated public struct AuthToken: Equatable, Sendable {
  let value: String

  public init(_ value: String) {
    self.value = value
  }
}

nonisolated public struct Rider: Equatable, Sendable {
  public let id: String
  public let name: String

  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }

  public static let seeds = [
    Rider(id: "12345", name: "Hong Gildong"), Rider(id: "23456", name: "Kim Cheolsu"),
  ]
}

nonisolated public struct Login: Equatable, Sendable {
  public let token: AuthToken
  public let rider: Rider

  public init(token: AuthToken, rider: Rider) {
    self.token = token
    self.rider = rider
  }
}

/// `firstRide` is offered until a ride has reached its destination.
nonisolated public enum Coupon: String, CaseIterable, Sendable {
  case noCoupon = "no-coupon"
  case firstRide = "first-ride"
  case tenPercent = "ten-percent"

  /// The part of `fare` that the coupon pays.
  public func saving(on fare: Int) -> Int {
    switch self {
    case .noCoupon: 0
    case .firstRide: min(3_000, fare)
    case .tenPercent: fare / 10
    }
  }
}

nonisolated public enum Card: String, CaseIterable, Sendable {
  case personal
  case company

  public var lastDigits: String {
    switch self {
    case .personal: "1234"
    case .company: "9876"
    }
  }
}

nonisolated public struct Payment: Equatable, Sendable {
  public var coupon = Coupon.noCoupon
  public var card = Card.personal

  public init() {}
}

/// All that the server needs to know to send a car.
nonisolated public struct Order: Equatable, Sendable {
  public var route: Route
  public var spot = Spot.mainGate
  public var payment: Payment

  public init(route: Route, payment: Payment = Payment()) {
    self.route = route
    self.payment = payment
  }

  /// The fare in won, after the coupon.
  public var fare: Int { route.fare - payment.coupon.saving(on: route.fare) }
}

/// A ride that the server has accepted.
nonisolated public struct Ride: Equatable, Sendable {
  public let id: Int
  public let order: Order

  public init(id: Int, order: Order) {
    self.id = id
    self.order = order
  }
}

/// The state of a ride, as the server knows it.
nonisolated public enum RideStatus: Equatable, Sendable {
  case pending(Search)
  case matched(Match)
  case droppedOff(Receipt)
  /// The ride is over, because no driver was found.
  case noDriver
}

extension RideStatus {
  var search: Search? {
    if case .pending(let search) = self { search } else { nil }
  }

  var match: Match? {
    if case .matched(let match) = self { match } else { nil }
  }
}

/// The server's search for a driver.
nonisolated public enum Search: Equatable, Sendable {
  case first
  /// A driver has accepted, and then cancelled.
  case again
}

/// A driver on the way to the rider, or with the rider.
nonisolated public struct Match: Equatable, Sendable {
  public enum Progress: Equatable, Sendable {
    case coming(minutes: Int)
    /// The car stands at the pick-up spot.
    case waiting
    case driving(minutes: Int)
  }

  public let driver: Driver
  public let progress: Progress

  public init(driver: Driver, progress: Progress) {
    self.driver = driver
    self.progress = progress
  }

  /// Whether the rider may still cancel: only before the drive begins.
  public var isCancellable: Bool {
    if case .driving = progress { false } else { true }
  }
}

nonisolated public struct Driver: Equatable, Sendable {
  public let name: String
  public let car: String
  public let plate: String

  public init(name: String, car: String, plate: String) {
    self.name = name
    self.car = car
    self.plate = plate
  }

  public static let seeds = [
    Driver(name: "Park Jihun", car: "Ioniq 5", plate: "12가 3456"),
    Driver(name: "Choi Sora", car: "EV6", plate: "34나 7890"),
  ]
}

nonisolated public struct Receipt: Equatable, Sendable {
  public let driver: Driver
  public let minutes: Int
  /// The fare in won.
  public let fare: Int

  public init(driver: Driver, minutes: Int, fare: Int) {
    self.driver = driver
    self.minutes = minutes
    self.fare = fare
  }
}
