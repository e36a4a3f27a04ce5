import Foundation
import StateBinding

class Machine {}

nonisolated protocol Remembering: Actor {
  func remember()
}

protocol Described: CustomStringConvertible {
  func describe()
}

protocol Engine: Machine {
  func run()
}

protocol Ordered {
  static func < (left: Self, right: Self) -> Bool
}

protocol Rethrowing {
  func run(_ body: () throws -> Void) rethrows
}

protocol Sending {
  func pass(_ item: sending Machine)
}

protocol PartlyNonisolated: Sendable {
  func isolated()
  nonisolated func free()
}

protocol TwoBases: Interactable, ViewControllable {
  func both()
}

protocol Generic {
  func decode<T: Decodable>(_ type: T.Type) throws -> T
}

protocol Opaque {
  func count(_ numbers: some Collection<Int>) -> Int
}

protocol Adding {
  func increase(_ number: inout Int)
}

protocol Subscripts {
  subscript(index: Int) -> String { get }
}

protocol Initialisers {
  init(name: String)
}

protocol Statics {
  static func make(_ count: Int) -> Item
}

protocol Copying {
  func copy() -> Self
}

protocol Variadic {
  func sum(_ numbers: Int...) -> Int
}

protocol Storing {
  associatedtype Value: Hashable
  func store(_ value: Value) -> Value?
}
