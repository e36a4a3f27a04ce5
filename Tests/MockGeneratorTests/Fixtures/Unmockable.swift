import Foundation
import StateBinding

nonisolated struct Ticket: ~Copyable {}

class Machine {}

/// @mock
nonisolated protocol Remembering: Actor {
  func remember()
}

/// @mock
protocol Described: CustomStringConvertible {
  func describe()
}

/// @mock
protocol Engine: Machine {
  func run()
}

/// @mock
protocol Ordered {
  static func < (left: Self, right: Self) -> Bool
}

/// @mock
protocol Rethrowing {
  func run(_ body: () throws -> Void) rethrows
}

/// @mock
protocol Packed {
  func take<each T>(_ values: repeat each T)
}

/// @mock
protocol Noncopyable {
  func use(_ ticket: borrowing Ticket)
}

/// @mock
protocol Sending {
  func pass(_ item: sending Machine)
}

/// @mock
protocol GenericClosure {
  func map<T>(_ body: (Int) -> T) -> Int
}

/// @mock
protocol PartlyNonisolated: Sendable {
  func isolated()
  nonisolated func free()
}

/// @mock
protocol OpenStatics {
  associatedtype Value
  static func make() -> Value
}

/// @mock
protocol TwoBases: Interactable, ViewControllable {
  func both()
}

/// @mock
protocol WithInitialiser: Routing {
  init(name: String)
}
