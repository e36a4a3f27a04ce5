/// A place that riders know by name.
nonisolated public enum Place: String, CaseIterable, Sendable {
  case seoulStation = "seoul-station"
  case cityHall = "city-hall"
  case hongdae
  case gangnam
  case airport

  public var location: Location {
    switch self {
    case .seoulStation: Location(east: 0, north: 0)
    case .cityHall: Location(east: 5, north: 12)
    case .hongdae: Location(east: -44, north: 8)
    case .gangnam: Location(east: 52, north: -63)
    case .airport: Location(east: -420, north: -60)
    }
  }
}

/// A spot at a place where a car can stop.
nonisolated public enum Spot: String, CaseIterable, Sendable {
  case mainGate = "main-gate"
  case taxiStand = "taxi-stand"
  case backStreet = "back-street"
}

/// A position on the map, in steps of 100 metres.
nonisolated public struct Location: Equatable, Sendable {
  public var east: Int
  public var north: Int

  public init(east: Int, north: Int) {
    self.east = east
    self.north = north
  }

  /// The place that is closest.
  public var nearest: Place {
    Place.allCases.min { metres(to: $0.location) < metres(to: $1.location) } ?? .seoulStation
  }

  /// The way along streets that run from east to west or from north to south.
  public func metres(to other: Location) -> Int {
    (abs(east - other.east) + abs(north - other.north)) * 100
  }
}

nonisolated public struct Route: Equatable, Sendable {
  public var from: Place
  public var to: Place

  public init(from: Place, to: Place) {
    self.from = from
    self.to = to
  }

  public var metres: Int { from.location.metres(to: to.location) }
  public var minutes: Int { 2 + metres / 600 }
  /// The fare in won without a coupon.
  public var fare: Int { 4_000 + metres / 1_000 * 900 }
}
