import Foundation
import StateBinding

nonisolated struct Item: Hashable, Sendable {
  let id: Int
}

nonisolated enum ShopError: Error {
  case closed
}

typealias Completion = (Int) -> Void

// MARK: The parts of a RIB

nonisolated struct CartState: Equatable {
  var count = 0
}

nonisolated enum CartAction: Equatable {
  case close
}

typealias CartPresentableListener = any PresentableListener<CartAction>

protocol CartPresentable: StatePresentable<CartState> {
  var listener: CartPresentableListener? { get set }
}

protocol StartRouting: LaunchRouting {
  func open(_ item: Item)
}

protocol SyncWorking: Working {
  func sync() async throws
}

protocol Locking: Disposable {
  var number: Int { get }
}

protocol CartDependency: Dependency {
  var items: BehaviorRelay<[Item]> { get }
  var changes: Observable<Item> { get }
  var clicks: PublishRelay<Int> { get }
}

protocol CartActions: PresentableListener<CartAction> {}

protocol ValueListener {}

protocol ValuePresentable: Presentable {
  var listener: ValueListener? { get set }
}

// MARK: Services

protocol Service {
  func add(_ first: Int, to second: Int) -> Int
  func reset()
  func load(id: Int) async -> Item
  func open() throws
  func buy(_ item: Item) async throws(ShopError) -> Item

  // Overloads
  func show(_ item: Item)
  func show(_ text: String)
  func show(at position: Int)

  // Properties
  var name: String { get }
  var count: Int { get set }
  var chosen: Item? { get set }
  var latest: Item { get async throws(ShopError) }
  var total: Int { get throws }

  // Closures that escape, and closures that do not
  func keep(_ done: @escaping (Int) -> Void)
  func send(_ done: @escaping @Sendable (Item) -> Void)
  func finish(_ done: Completion?)
  func visit(_ body: (Int) throws -> Void)
  func each(_ body: Completion)

  mutating func change()

  // Names that are keywords
  func move(in `default`: Int, for _: Int)
  var `repeat`: Int { get }
}

// MARK: Inheritance

protocol Parent {
  func speak() -> String
}

protocol Child: Parent {
  func play()
}

nonisolated enum Outer {
  protocol Inner {
    func inside()
  }
}

// MARK: Isolation

nonisolated protocol Nonisolated {
  func work() -> Int
}

nonisolated protocol Base {
  func begin()
}

protocol MainActorChild: Base {
  func end()
}
