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

protocol CartListener: AnyObject {
  func cartDidClose()
}

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

protocol CartRouting: Routing {
  func routeToItem(_ item: Item)
}

protocol ShopRouting: ViewableRouting {
  func cleanupViews()
}

protocol StartRouting: LaunchRouting {
  func open(_ item: Item)
}

/// @mock
protocol SyncWorking: Working {
  func sync() async throws
}

/// @mock
protocol Locking: Disposable {
  var number: Int { get }
}

protocol CartBuildable: Buildable {
  func build(withListener listener: CartListener) -> CartRouting
}

protocol CartDependency: Dependency {
  var items: BehaviorRelay<[Item]> { get }
  var changes: Observable<Item> { get }
  var clicks: PublishRelay<Int> { get }
}

protocol CartInteractable: Interactable, CartListener {
  var router: CartRouting? { get set }
}

protocol CartViewControllable: ViewControllable {
  func show(_ viewController: ViewControllable)
}

/// @mock
protocol CartActions: PresentableListener<CartAction> {}

protocol ValueListener {}

protocol ValuePresentable: Presentable {
  var listener: ValueListener? { get set }
}

// MARK: Services

/// @mock
protocol Plain {
  func add(_ first: Int, to second: Int) -> Int
  func reset()
}

/// @mock
protocol Loading {
  func load(id: Int) async -> Item
}

/// @mock
protocol Throwing {
  func open() throws
}

/// @mock
protocol TypedThrowing {
  func buy(_ item: Item) async throws(ShopError) -> Item
}

/// @mock
protocol Overloaded {
  func show(_ item: Item)
  func show(_ text: String)
  func show(at position: Int)
}

/// @mock
protocol Properties {
  var name: String { get }
  var count: Int { get set }
  var chosen: Item? { get set }
}

/// @mock
protocol EffectfulProperties {
  var latest: Item { get async throws(ShopError) }
  var total: Int { get throws }
}

/// @mock
protocol Generic {
  func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T where T: Hashable
}

/// @mock
protocol Opaque {
  func count(_ numbers: some Collection<Int>) -> Int
}

/// @mock
protocol Increasing {
  func increase(_ number: inout Int, by step: Int)
}

/// @mock
protocol Callbacks {
  func keep(_ done: @escaping (Int) -> Void)
  func send(_ done: @escaping @Sendable (Item) -> Void)
  func finish(_ done: Completion?)
}

/// @mock
protocol Borrowing {
  func visit(_ body: (Int) throws -> Void)
  func check(_ condition: @autoclosure () -> Bool) -> Bool
  func each(_ body: Completion)
}

/// @mock
protocol Subscripts {
  subscript(index: Int) -> String { get }
  subscript(key key: String, position: Int) -> Int { get set }
}

/// @mock
protocol Initialisers {
  init(name: String)
  init?(number: Int)
}

/// @mock
protocol Statics {
  static var title: String { get set }
  static func make(_ count: Int) -> Item
}

/// @mock
protocol Copying {
  func copy() -> Self
}

/// @mock
protocol Changing {
  mutating func change()
}

/// @mock
protocol Variadic {
  func sum(_ numbers: Int...) -> Int
}

/// @mock
protocol Tuples {
  func split(_ pair: (first: Int, second: [String: Int])) -> (Int, Item)
}

/// @mock
protocol Keywords {
  func move(in `default`: Int, for _: Int)
  var `repeat`: Int { get }
}

// MARK: Inheritance and associated types

/// @mock
protocol Parent {
  func speak() -> String
}

/// @mock
protocol Child: Parent {
  func play()
}

/// @mock
protocol Storing {
  associatedtype Value: Hashable & Sendable
  var values: [Value] { get }
  func store(_ value: Value) -> Value?
}

/// @mock
protocol ItemStoring: Storing where Value == Item {
  func remove(_ item: Item)
}

/// @mock
protocol Indexing {
  associatedtype Key: Hashable
  associatedtype Values: Sequence where Values.Element == Key
  var keys: Observable<Key> { get }
  subscript(key: Key) -> Values? { get set }
}

/// @mock
protocol NumberIndexing: Indexing where Key == Int {}

nonisolated enum Outer {
  /// @mock
  protocol Inner {
    func inside()
  }
}

// MARK: Isolation

/// @mock
nonisolated protocol Nonisolated {
  func work() -> Int
  static func start()
}

/// @mock
nonisolated protocol Shared: Sendable {
  func fetch(_ id: Int) async throws -> Data
  func note(_ text: String)
  var limit: Int { get }
  static func start()
}

/// @mock
nonisolated protocol Base {
  func begin()
}

/// @mock
protocol MainActorChild: Base {
  func end()
}

@globalActor actor StorageActor {
  static let shared = StorageActor()
}

/// @mock
@StorageActor protocol OnItsActor {
  func save(_ item: Item) async -> Bool
}

/// @mock
public protocol Everywhere {
  func tell(_ text: String)
}
