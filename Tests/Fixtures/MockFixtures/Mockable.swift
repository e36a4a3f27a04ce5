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

protocol SyncWorking: Working {
  func sync() async throws
}

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

protocol CartActions: PresentableListener<CartAction> {}

protocol ValueListener {}

protocol ValuePresentable: Presentable {
  var listener: ValueListener? { get set }
}

// MARK: Services

protocol Plain {
  func add(_ first: Int, to second: Int) -> Int
  func reset()
}

protocol Loading {
  func load(id: Int) async -> Item
}

protocol Throwing {
  func open() throws
}

protocol TypedThrowing {
  func buy(_ item: Item) async throws(ShopError) -> Item
}

protocol Overloaded {
  func show(_ item: Item)
  func show(_ text: String)
  func show(at position: Int)
}

protocol Properties {
  var name: String { get }
  var count: Int { get set }
  var chosen: Item? { get set }
}

protocol EffectfulProperties {
  var latest: Item { get async throws(ShopError) }
  var total: Int { get throws }
}

protocol Callbacks {
  func keep(_ done: @escaping (Int) -> Void)
  func send(_ done: @escaping @Sendable (Item) -> Void)
  func finish(_ done: Completion?)
}

protocol Borrowing {
  func visit(_ body: (Int) throws -> Void)
  func each(_ body: Completion)
}

protocol Changing {
  mutating func change()
}

protocol Keywords {
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
