// Written by `swift package generate-mocks --target MockFixtures`; changes are lost.
// swift-format-ignore-file

import Foundation
import StateBinding
import Synchronization

#if os(iOS)
  import UIKit
#else
  import HeadlessUI
#endif

// Some of the protocols are internal to their module.
@testable import MockFixtures

// no mock: Described inherits from Swift.CustomStringConvertible, whose requirements are not in this module's symbol graph; write this mock by hand

// no mock: Engine demands the class Machine; write this mock by hand, as its subclass

// no mock: GenericClosure takes body in map(_:) as a generic closure that does not escape, which no handler can take

// no mock: Noncopyable takes a borrowing parameter in use(_:), which a mock cannot keep

// no mock: OpenStatics has the static member make() and an open associated type; the mock is generic, and a generic class stores nothing static

// no mock: Ordered requires the operator Ordered.<(_:_:), which a mock cannot record

// no mock: Packed has a parameter pack in take(_:), which no handler can take

// no mock: PartlyNonisolated requires free() to be nonisolated, but the mock is isolated to MainActor; isolate the requirement, or write this mock by hand

// no mock: Remembering is a protocol of actors, and no test can set the handlers of one; write an actor by hand

// no mock: Rethrowing requires run(_:) to rethrow, which a handler cannot; declare throws instead

// no mock: Sending takes a sending parameter in pass(_:), which a mock cannot keep

// no mock: TwoBases needs two base classes, one of them for Interactable; split the protocol

// no mock: WithInitialiser requires an initializer, but its mock has those of Router<Interactor>

// MARK: Base

nonisolated final class BaseMock: MockFixtures.Base {
  init() {}

  private(set) var beginCallCount = 0
  var beginHandler: (() -> Void)?
  func begin() {
    beginCallCount += 1
    beginHandler?()
  }
}

// MARK: Borrowing

@MainActor final class BorrowingMock: MockFixtures.Borrowing {
  init() {}

  private(set) var checkCallCount = 0
  var checkHandler: ((_ condition: () -> Bool) -> Bool)?
  func check(_ condition: @autoclosure () -> Bool) -> Bool {
    checkCallCount += 1
    guard let handler = checkHandler else { unset("BorrowingMock.check(_:)", "checkHandler") }
    return handler(condition)
  }

  private(set) var eachCallCount = 0
  var eachHandler: ((_ body: (Int) -> Void) -> Void)?
  func each(_ body: (Int) -> Void) {
    eachCallCount += 1
    eachHandler?(body)
  }

  private(set) var visitCallCount = 0
  var visitHandler: ((_ body: (Int) throws -> Void) -> Void)?
  func visit(_ body: (Int) throws -> Void) {
    visitCallCount += 1
    visitHandler?(body)
  }
}

// MARK: Callbacks

@MainActor final class CallbacksMock: MockFixtures.Callbacks {
  init() {}

  private(set) var finishCallCount = 0
  private(set) var finishArguments: [MockFixtures.Completion?] = []
  var finishHandler: ((_ done: MockFixtures.Completion?) -> Void)?
  func finish(_ done: MockFixtures.Completion?) {
    finishCallCount += 1
    finishArguments.append(done)
    finishHandler?(done)
  }

  private(set) var keepCallCount = 0
  private(set) var keepArguments: [((Int) -> Void)] = []
  var keepHandler: ((_ done: @escaping (Int) -> Void) -> Void)?
  func keep(_ done: @escaping (Int) -> Void) {
    keepCallCount += 1
    keepArguments.append(done)
    keepHandler?(done)
  }

  private(set) var sendCallCount = 0
  private(set) var sendArguments: [(@Sendable (MockFixtures.Item) -> Void)] = []
  var sendHandler: ((_ done: @escaping @Sendable (MockFixtures.Item) -> Void) -> Void)?
  func send(_ done: @escaping @Sendable (MockFixtures.Item) -> Void) {
    sendCallCount += 1
    sendArguments.append(done)
    sendHandler?(done)
  }
}

// MARK: CartActions

@MainActor final class CartActionsMock: MockFixtures.CartActions {
  typealias Action = MockFixtures.CartAction
  init() {}

  private(set) var requestCallCount = 0
  private(set) var requestArguments: [Action] = []
  var requestHandler: ((_ action: Action) -> Void)?
  func request(action: Action) {
    requestCallCount += 1
    requestArguments.append(action)
    requestHandler?(action)
  }
}

// MARK: CartBuildable

@MainActor final class CartBuildableMock: MockFixtures.CartBuildable {
  init() {}

  private(set) var buildCallCount = 0
  private(set) var buildArguments: [any MockFixtures.CartListener] = []
  var buildHandler: ((_ listener: any MockFixtures.CartListener) -> any MockFixtures.CartRouting)?
  func build(withListener listener: any MockFixtures.CartListener) -> any MockFixtures.CartRouting {
    buildCallCount += 1
    buildArguments.append(listener)
    guard let handler = buildHandler else { unset("CartBuildableMock.build(withListener:)", "buildHandler") }
    return handler(listener)
  }
}

// MARK: CartDependency

@MainActor final class CartDependencyMock: MockFixtures.CartDependency {
  init() {}

  let changesSubject = PublishSubject<MockFixtures.Item>()
  lazy var changes: Observable<MockFixtures.Item> = changesSubject.asObservable()

  var clicks = PublishRelay<Int>()

  private var itemsValue: (BehaviorRelay<[MockFixtures.Item]>)?
  var items: BehaviorRelay<[MockFixtures.Item]> {
    get {
      guard let value = itemsValue else { unset("CartDependencyMock.items", "items") }
      return value
    }
    set { itemsValue = newValue }
  }
}

// MARK: CartInteractable

@MainActor final class CartInteractableMock: Interactor, @MainActor MockFixtures.CartInteractable {
  override init() { super.init() }

  private(set) var routerSetCallCount = 0
  weak var router: (any MockFixtures.CartRouting)? {
    didSet { routerSetCallCount += 1 }
  }

  private(set) var cartDidCloseCallCount = 0
  var cartDidCloseHandler: (() -> Void)?
  func cartDidClose() {
    cartDidCloseCallCount += 1
    cartDidCloseHandler?()
  }
}

// MARK: CartListener

@MainActor final class CartListenerMock: MockFixtures.CartListener {
  init() {}

  private(set) var cartDidCloseCallCount = 0
  var cartDidCloseHandler: (() -> Void)?
  func cartDidClose() {
    cartDidCloseCallCount += 1
    cartDidCloseHandler?()
  }
}

// MARK: CartPresentable

@MainActor final class CartPresentableMock: MockFixtures.CartPresentable {
  typealias State = MockFixtures.CartState
  init() {}

  private(set) var listenerSetCallCount = 0
  weak var listener: MockFixtures.CartPresentableListener? {
    didSet { listenerSetCallCount += 1 }
  }

  private(set) var updateCallCount = 0
  private(set) var updateArguments: [State] = []
  var updateHandler: ((_ state: State) -> Void)?
  func update(state: State) {
    updateCallCount += 1
    updateArguments.append(state)
    updateHandler?(state)
  }
}

// MARK: CartRouting

@MainActor final class CartRoutingMock: Router<Interactor>, MockFixtures.CartRouting {
  override init(interactor: Interactor = Interactor()) {
    super.init(interactor: interactor)
  }

  private(set) var routeToItemCallCount = 0
  private(set) var routeToItemArguments: [MockFixtures.Item] = []
  var routeToItemHandler: ((_ item: MockFixtures.Item) -> Void)?
  func routeToItem(_ item: MockFixtures.Item) {
    routeToItemCallCount += 1
    routeToItemArguments.append(item)
    routeToItemHandler?(item)
  }
}

// MARK: CartViewControllable

@MainActor final class CartViewControllableMock: UIViewController, MockFixtures.CartViewControllable {

  private(set) var showCallCount = 0
  private(set) var showArguments: [any ViewControllable] = []
  var showHandler: ((_ viewController: any ViewControllable) -> Void)?
  func show(_ viewController: any ViewControllable) {
    showCallCount += 1
    showArguments.append(viewController)
    showHandler?(viewController)
  }
}

// MARK: Changing

@MainActor final class ChangingMock: MockFixtures.Changing {
  init() {}

  private(set) var changeCallCount = 0
  var changeHandler: (() -> Void)?
  func change() {
    changeCallCount += 1
    changeHandler?()
  }
}

// MARK: Child

@MainActor final class ChildMock: @MainActor MockFixtures.Child {
  init() {}

  private(set) var playCallCount = 0
  var playHandler: (() -> Void)?
  func play() {
    playCallCount += 1
    playHandler?()
  }

  private(set) var speakCallCount = 0
  var speakHandler: (() -> String)?
  func speak() -> String {
    speakCallCount += 1
    guard let handler = speakHandler else { unset("ChildMock.speak()", "speakHandler") }
    return handler()
  }
}

// MARK: Copying

@MainActor final class CopyingMock: MockFixtures.Copying {
  init() {}

  private(set) var copyCallCount = 0
  var copyHandler: (() -> CopyingMock)?
  func copy() -> CopyingMock {
    copyCallCount += 1
    guard let handler = copyHandler else { unset("CopyingMock.copy()", "copyHandler") }
    return handler()
  }
}

// MARK: EffectfulProperties

@MainActor final class EffectfulPropertiesMock: MockFixtures.EffectfulProperties {
  init() {}

  private(set) var latestCallCount = 0
  var latestHandler: (@MainActor () async throws(MockFixtures.ShopError) -> MockFixtures.Item)?
  var latest: MockFixtures.Item {
    get async throws(MockFixtures.ShopError) {
      latestCallCount += 1
      guard let handler = latestHandler else { unset("EffectfulPropertiesMock.latest", "latestHandler") }
      return try await handler()
    }
  }

  private(set) var totalCallCount = 0
  var totalHandler: (() throws -> Int)?
  var total: Int {
    get throws {
      totalCallCount += 1
      guard let handler = totalHandler else { unset("EffectfulPropertiesMock.total", "totalHandler") }
      return try handler()
    }
  }
}

// MARK: Everywhere

@MainActor final class EverywhereMock: MockFixtures.Everywhere {
  init() {}

  private(set) var tellCallCount = 0
  private(set) var tellArguments: [String] = []
  var tellHandler: ((_ text: String) -> Void)?
  func tell(_ text: String) {
    tellCallCount += 1
    tellArguments.append(text)
    tellHandler?(text)
  }
}

// MARK: Generic

@MainActor final class GenericMock: MockFixtures.Generic {
  init() {}

  private(set) var decodeCallCount = 0
  private(set) var decodeArguments: [(type: Any, text: String)] = []
  var decodeHandler: ((_ type: Any, _ text: String) throws -> Any)?
  func decode<T>(_ type: T.Type, from text: String) throws -> T where T : Decodable, T : Hashable {
    decodeCallCount += 1
    decodeArguments.append((type, text))
    guard let handler = decodeHandler else { unset("GenericMock.decode(_:from:)", "decodeHandler") }
    let result = try handler(type, text)
    guard let result = result as? T else {
      mistyped("GenericMock.decodeHandler", result, T.self)
    }
    return result
  }
}

// MARK: Increasing

@MainActor final class IncreasingMock: MockFixtures.Increasing {
  init() {}

  private(set) var increaseCallCount = 0
  private(set) var increaseArguments: [(number: Int, step: Int)] = []
  var increaseHandler: ((_ number: inout Int, _ step: Int) -> Void)?
  func increase(_ number: inout Int, by step: Int) {
    increaseCallCount += 1
    increaseArguments.append((number, step))
    increaseHandler?(&number, step)
  }
}

// MARK: Indexing

@MainActor final class IndexingMock<Key: Hashable, Values: Sequence>: MockFixtures.Indexing where Key == Values.Element {
  init() {}

  let keysSubject = PublishSubject<Key>()
  lazy var keys: Observable<Key> = keysSubject.asObservable()

  private(set) var subscriptCallCount = 0
  private(set) var subscriptArguments: [Key] = []
  var subscriptHandler: ((_ key: Key) -> Values?)?
  private(set) var subscriptSetCallCount = 0
  private(set) var subscriptSetArguments: [(key: Key, newValue: Values?)] = []
  var subscriptSetHandler: ((_ key: Key, _ newValue: Values?) -> Void)?
  subscript(key: Key) -> Values? {
    get {
      subscriptCallCount += 1
      subscriptArguments.append(key)
      guard let handler = subscriptHandler else { return nil }
      return handler(key)
    }
    set {
      subscriptSetCallCount += 1
      subscriptSetArguments.append((key, newValue))
      subscriptSetHandler?(key, newValue)
    }
  }
}

// MARK: Initialisers

@MainActor final class InitialisersMock: MockFixtures.Initialisers {
  init() {}

  private(set) var initNameCallCount = 0
  private(set) var initNameArguments: [String] = []
  init(name: String) {
    initNameCallCount += 1
    initNameArguments.append(name)
  }

  private(set) var initNumberCallCount = 0
  private(set) var initNumberArguments: [Int] = []
  init(number: Int) {
    initNumberCallCount += 1
    initNumberArguments.append(number)
  }
}

// MARK: ItemStoring

@MainActor final class ItemStoringMock: @MainActor MockFixtures.ItemStoring {
  typealias Value = MockFixtures.Item
  init() {}

  private var valuesValue: ([Value])?
  var values: [Value] {
    get {
      guard let value = valuesValue else { unset("ItemStoringMock.values", "values") }
      return value
    }
    set { valuesValue = newValue }
  }

  private(set) var removeCallCount = 0
  private(set) var removeArguments: [MockFixtures.Item] = []
  var removeHandler: ((_ item: MockFixtures.Item) -> Void)?
  func remove(_ item: MockFixtures.Item) {
    removeCallCount += 1
    removeArguments.append(item)
    removeHandler?(item)
  }

  private(set) var storeCallCount = 0
  private(set) var storeArguments: [Value] = []
  var storeHandler: ((_ value: Value) -> Value?)?
  func store(_ value: Value) -> Value? {
    storeCallCount += 1
    storeArguments.append(value)
    guard let handler = storeHandler else { return nil }
    return handler(value)
  }
}

// MARK: Keywords

@MainActor final class KeywordsMock: MockFixtures.Keywords {
  init() {}

  private var repeatValue: (Int)?
  var `repeat`: Int {
    get {
      guard let value = repeatValue else { unset("KeywordsMock.`repeat`", "`repeat`") }
      return value
    }
    set { repeatValue = newValue }
  }

  private(set) var moveCallCount = 0
  private(set) var moveArguments: [(`default`: Int, argument2: Int)] = []
  var moveHandler: ((_ `default`: Int, _ argument2: Int) -> Void)?
  func move(in `default`: Int, for argument2: Int) {
    moveCallCount += 1
    moveArguments.append((`default`, argument2))
    moveHandler?(`default`, argument2)
  }
}

// MARK: Loading

@MainActor final class LoadingMock: MockFixtures.Loading {
  init() {}

  private(set) var loadCallCount = 0
  private(set) var loadArguments: [Int] = []
  var loadHandler: (@MainActor (_ id: Int) async -> MockFixtures.Item)?
  func load(id: Int) async -> MockFixtures.Item {
    loadCallCount += 1
    loadArguments.append(id)
    guard let handler = loadHandler else { unset("LoadingMock.load(id:)", "loadHandler") }
    return await handler(id)
  }
}

// MARK: Locking

@MainActor final class LockingMock: MockFixtures.Locking {
  init() {}

  private var numberValue: (Int)?
  var number: Int {
    get {
      guard let value = numberValue else { unset("LockingMock.number", "number") }
      return value
    }
    set { numberValue = newValue }
  }

  private(set) var disposeCallCount = 0
  var disposeHandler: (() -> Void)?
  func dispose() {
    disposeCallCount += 1
    disposeHandler?()
  }
}

// MARK: MainActorChild

@MainActor final class MainActorChildMock: @MainActor MockFixtures.MainActorChild {
  init() {}

  private(set) var beginCallCount = 0
  var beginHandler: (() -> Void)?
  @MainActor func begin() {
    beginCallCount += 1
    beginHandler?()
  }

  private(set) var endCallCount = 0
  var endHandler: (() -> Void)?
  func end() {
    endCallCount += 1
    endHandler?()
  }
}

// MARK: Nonisolated

nonisolated final class NonisolatedMock: MockFixtures.Nonisolated {
  init() {}

  nonisolated(unsafe) static private(set) var startCallCount = 0
  nonisolated(unsafe) static var startHandler: (() -> Void)?
  static func start() {
    startCallCount += 1
    startHandler?()
  }

  private(set) var workCallCount = 0
  var workHandler: (() -> Int)?
  func work() -> Int {
    workCallCount += 1
    guard let handler = workHandler else { unset("NonisolatedMock.work()", "workHandler") }
    return handler()
  }
}

// MARK: NumberIndexing

@MainActor final class NumberIndexingMock<Values: Sequence>: @MainActor MockFixtures.NumberIndexing where Int == Values.Element {
  typealias Key = Int
  init() {}

  let keysSubject = PublishSubject<Key>()
  lazy var keys: Observable<Key> = keysSubject.asObservable()

  private(set) var subscriptCallCount = 0
  private(set) var subscriptArguments: [Key] = []
  var subscriptHandler: ((_ key: Key) -> Values?)?
  private(set) var subscriptSetCallCount = 0
  private(set) var subscriptSetArguments: [(key: Key, newValue: Values?)] = []
  var subscriptSetHandler: ((_ key: Key, _ newValue: Values?) -> Void)?
  subscript(key: Key) -> Values? {
    get {
      subscriptCallCount += 1
      subscriptArguments.append(key)
      guard let handler = subscriptHandler else { return nil }
      return handler(key)
    }
    set {
      subscriptSetCallCount += 1
      subscriptSetArguments.append((key, newValue))
      subscriptSetHandler?(key, newValue)
    }
  }
}

// MARK: OnItsActor

@StorageActor final class OnItsActorMock: MockFixtures.OnItsActor {
  init() {}

  private(set) var saveCallCount = 0
  private(set) var saveArguments: [MockFixtures.Item] = []
  var saveHandler: (@StorageActor (_ item: MockFixtures.Item) async -> Bool)?
  func save(_ item: MockFixtures.Item) async -> Bool {
    saveCallCount += 1
    saveArguments.append(item)
    guard let handler = saveHandler else { unset("OnItsActorMock.save(_:)", "saveHandler") }
    return await handler(item)
  }
}

// MARK: Opaque

@MainActor final class OpaqueMock: MockFixtures.Opaque {
  init() {}

  private(set) var countCallCount = 0
  private(set) var countArguments: [Any] = []
  var countHandler: ((_ numbers: Any) -> Int)?
  func count(_ numbers: some Collection<Int>) -> Int {
    countCallCount += 1
    countArguments.append(numbers)
    guard let handler = countHandler else { unset("OpaqueMock.count(_:)", "countHandler") }
    return handler(numbers)
  }
}

// MARK: Outer.Inner

nonisolated final class OuterInnerMock: MockFixtures.Outer.Inner {
  init() {}

  private(set) var insideCallCount = 0
  var insideHandler: (() -> Void)?
  func inside() {
    insideCallCount += 1
    insideHandler?()
  }
}

// MARK: Overloaded

@MainActor final class OverloadedMock: MockFixtures.Overloaded {
  init() {}

  private(set) var showItemCallCount = 0
  private(set) var showItemArguments: [MockFixtures.Item] = []
  var showItemHandler: ((_ item: MockFixtures.Item) -> Void)?
  func show(_ item: MockFixtures.Item) {
    showItemCallCount += 1
    showItemArguments.append(item)
    showItemHandler?(item)
  }

  private(set) var showStringCallCount = 0
  private(set) var showStringArguments: [String] = []
  var showStringHandler: ((_ text: String) -> Void)?
  func show(_ text: String) {
    showStringCallCount += 1
    showStringArguments.append(text)
    showStringHandler?(text)
  }

  private(set) var showAtCallCount = 0
  private(set) var showAtArguments: [Int] = []
  var showAtHandler: ((_ position: Int) -> Void)?
  func show(at position: Int) {
    showAtCallCount += 1
    showAtArguments.append(position)
    showAtHandler?(position)
  }
}

// MARK: Parent

@MainActor final class ParentMock: MockFixtures.Parent {
  init() {}

  private(set) var speakCallCount = 0
  var speakHandler: (() -> String)?
  func speak() -> String {
    speakCallCount += 1
    guard let handler = speakHandler else { unset("ParentMock.speak()", "speakHandler") }
    return handler()
  }
}

// MARK: Plain

@MainActor final class PlainMock: MockFixtures.Plain {
  init() {}

  private(set) var addCallCount = 0
  private(set) var addArguments: [(first: Int, second: Int)] = []
  var addHandler: ((_ first: Int, _ second: Int) -> Int)?
  func add(_ first: Int, to second: Int) -> Int {
    addCallCount += 1
    addArguments.append((first, second))
    guard let handler = addHandler else { unset("PlainMock.add(_:to:)", "addHandler") }
    return handler(first, second)
  }

  private(set) var resetCallCount = 0
  var resetHandler: (() -> Void)?
  func reset() {
    resetCallCount += 1
    resetHandler?()
  }
}

// MARK: Properties

@MainActor final class PropertiesMock: MockFixtures.Properties {
  init() {}

  private(set) var chosenSetCallCount = 0
  var chosen: MockFixtures.Item? {
    didSet { chosenSetCallCount += 1 }
  }

  private(set) var countSetCallCount = 0
  private var countValue: (Int)?
  var count: Int {
    get {
      guard let value = countValue else { unset("PropertiesMock.count", "count") }
      return value
    }
    set { countSetCallCount += 1; countValue = newValue }
  }

  private var nameValue: (String)?
  var name: String {
    get {
      guard let value = nameValue else { unset("PropertiesMock.name", "name") }
      return value
    }
    set { nameValue = newValue }
  }
}

// MARK: Shared

nonisolated final class SharedMock: MockFixtures.Shared, @unchecked Sendable {
  private static let lock = Mutex(())
  init() {}

  private var limitValue: (Int)?
  var limit: Int {
    get {
      guard let value = limitValue else { unset("SharedMock.limit", "limit") }
      return value
    }
    set { Self.lock.withLock { _ in limitValue = newValue } }
  }

  private(set) var fetchCallCount = 0
  private(set) var fetchArguments: [Int] = []
  var fetchHandler: (@Sendable (_ id: Int) async throws -> Data)?
  func fetch(_ id: Int) async throws -> Data {
    Self.lock.withLock { _ in fetchCallCount += 1; fetchArguments.append(id) }
    guard let handler = fetchHandler else { unset("SharedMock.fetch(_:)", "fetchHandler") }
    return try await handler(id)
  }

  private(set) var noteCallCount = 0
  private(set) var noteArguments: [String] = []
  var noteHandler: (@Sendable (_ text: String) -> Void)?
  func note(_ text: String) {
    Self.lock.withLock { _ in noteCallCount += 1; noteArguments.append(text) }
    noteHandler?(text)
  }

  nonisolated(unsafe) static private(set) var startCallCount = 0
  nonisolated(unsafe) static var startHandler: (@Sendable () -> Void)?
  static func start() {
    Self.lock.withLock { _ in startCallCount += 1 }
    startHandler?()
  }
}

// MARK: ShopRouting

@MainActor final class ShopRoutingMock: ViewableRouter<Interactor, any ViewControllable>, MockFixtures.ShopRouting {
  override init(
    interactor: Interactor = Interactor(), viewController: any ViewControllable = MockView()
  ) {
    super.init(interactor: interactor, viewController: viewController)
  }

  private(set) var cleanupViewsCallCount = 0
  var cleanupViewsHandler: (() -> Void)?
  func cleanupViews() {
    cleanupViewsCallCount += 1
    cleanupViewsHandler?()
  }
}

// MARK: StartRouting

@MainActor final class StartRoutingMock: LaunchRouter<Interactor, any ViewControllable>, MockFixtures.StartRouting {
  override init(
    interactor: Interactor = Interactor(), viewController: any ViewControllable = MockView()
  ) {
    super.init(interactor: interactor, viewController: viewController)
  }

  private(set) var openCallCount = 0
  private(set) var openArguments: [MockFixtures.Item] = []
  var openHandler: ((_ item: MockFixtures.Item) -> Void)?
  func open(_ item: MockFixtures.Item) {
    openCallCount += 1
    openArguments.append(item)
    openHandler?(item)
  }
}

// MARK: Statics

@MainActor final class StaticsMock: MockFixtures.Statics {
  init() {}

  static private(set) var titleSetCallCount = 0
  static private var titleValue: (String)?
  static var title: String {
    get {
      guard let value = titleValue else { unset("StaticsMock.title", "title") }
      return value
    }
    set { titleSetCallCount += 1; titleValue = newValue }
  }

  static private(set) var makeCallCount = 0
  static private(set) var makeArguments: [Int] = []
  static var makeHandler: ((_ count: Int) -> MockFixtures.Item)?
  static func make(_ count: Int) -> MockFixtures.Item {
    makeCallCount += 1
    makeArguments.append(count)
    guard let handler = makeHandler else { unset("StaticsMock.make(_:)", "makeHandler") }
    return handler(count)
  }
}

// MARK: Storing

@MainActor final class StoringMock<Value: Hashable & Sendable>: MockFixtures.Storing {
  init() {}

  private var valuesValue: ([Value])?
  var values: [Value] {
    get {
      guard let value = valuesValue else { unset("StoringMock.values", "values") }
      return value
    }
    set { valuesValue = newValue }
  }

  private(set) var storeCallCount = 0
  private(set) var storeArguments: [Value] = []
  var storeHandler: ((_ value: Value) -> Value?)?
  func store(_ value: Value) -> Value? {
    storeCallCount += 1
    storeArguments.append(value)
    guard let handler = storeHandler else { return nil }
    return handler(value)
  }
}

// MARK: Subscripts

@MainActor final class SubscriptsMock: MockFixtures.Subscripts {
  init() {}

  private(set) var subscriptIndexCallCount = 0
  private(set) var subscriptIndexArguments: [Int] = []
  var subscriptIndexHandler: ((_ index: Int) -> String)?
  subscript(index: Int) -> String {
    get {
      subscriptIndexCallCount += 1
      subscriptIndexArguments.append(index)
      guard let handler = subscriptIndexHandler else { unset("SubscriptsMock.subscript(index:)", "subscriptIndexHandler") }
      return handler(index)
    }
  }

  private(set) var subscriptKeyPositionCallCount = 0
  private(set) var subscriptKeyPositionArguments: [(key: String, position: Int)] = []
  var subscriptKeyPositionHandler: ((_ key: String, _ position: Int) -> Int)?
  private(set) var subscriptKeyPositionSetCallCount = 0
  private(set) var subscriptKeyPositionSetArguments: [(key: String, position: Int, newValue: Int)] = []
  var subscriptKeyPositionSetHandler: ((_ key: String, _ position: Int, _ newValue: Int) -> Void)?
  subscript(key key: String, position: Int) -> Int {
    get {
      subscriptKeyPositionCallCount += 1
      subscriptKeyPositionArguments.append((key, position))
      guard let handler = subscriptKeyPositionHandler else { unset("SubscriptsMock.subscript(key:position:)", "subscriptKeyPositionHandler") }
      return handler(key, position)
    }
    set {
      subscriptKeyPositionSetCallCount += 1
      subscriptKeyPositionSetArguments.append((key, position, newValue))
      subscriptKeyPositionSetHandler?(key, position, newValue)
    }
  }
}

// MARK: SyncWorking

@MainActor final class SyncWorkingMock: Worker, MockFixtures.SyncWorking {

  private(set) var syncCallCount = 0
  var syncHandler: (@MainActor () async throws -> Void)?
  func sync() async throws {
    syncCallCount += 1
    try await syncHandler?()
  }
}

// MARK: Throwing

@MainActor final class ThrowingMock: MockFixtures.Throwing {
  init() {}

  private(set) var openCallCount = 0
  var openHandler: (() throws -> Void)?
  func open() throws {
    openCallCount += 1
    try openHandler?()
  }
}

// MARK: Tuples

@MainActor final class TuplesMock: MockFixtures.Tuples {
  init() {}

  private(set) var splitCallCount = 0
  private(set) var splitArguments: [(first: Int, second: [String : Int])] = []
  var splitHandler: ((_ pair: (first: Int, second: [String : Int])) -> (Int, MockFixtures.Item))?
  func split(_ pair: (first: Int, second: [String : Int])) -> (Int, MockFixtures.Item) {
    splitCallCount += 1
    splitArguments.append(pair)
    guard let handler = splitHandler else { unset("TuplesMock.split(_:)", "splitHandler") }
    return handler(pair)
  }
}

// MARK: TypedThrowing

@MainActor final class TypedThrowingMock: MockFixtures.TypedThrowing {
  init() {}

  private(set) var buyCallCount = 0
  private(set) var buyArguments: [MockFixtures.Item] = []
  var buyHandler: (@MainActor (_ item: MockFixtures.Item) async throws(MockFixtures.ShopError) -> MockFixtures.Item)?
  func buy(_ item: MockFixtures.Item) async throws(MockFixtures.ShopError) -> MockFixtures.Item {
    buyCallCount += 1
    buyArguments.append(item)
    guard let handler = buyHandler else { unset("TypedThrowingMock.buy(_:)", "buyHandler") }
    return try await handler(item)
  }
}

// MARK: ValueListener

final class ValueListenerMock: MockFixtures.ValueListener {
  init() {}
}

// MARK: ValuePresentable

@MainActor final class ValuePresentableMock: MockFixtures.ValuePresentable {
  init() {}

  private(set) var listenerSetCallCount = 0
  var listener: (any MockFixtures.ValueListener)? {
    didSet { listenerSetCallCount += 1 }
  }
}

// MARK: Variadic

@MainActor final class VariadicMock: MockFixtures.Variadic {
  init() {}

  private(set) var sumCallCount = 0
  private(set) var sumArguments: [[Int]] = []
  var sumHandler: ((_ numbers: [Int]) -> Int)?
  func sum(_ numbers: Int...) -> Int {
    sumCallCount += 1
    sumArguments.append(numbers)
    guard let handler = sumHandler else { unset("VariadicMock.sum(_:)", "sumHandler") }
    return handler(numbers)
  }
}

// MARK: the end of the file

/// The view of a mocked router.
private final class MockView: UIViewController, ViewControllable {}

private nonisolated func unset(_ call: String, _ member: String) -> Never {
  fatalError("\(call) needs a value; set \(member) of the mock first")
}

private nonisolated func mistyped<T>(_ handler: String, _ result: Any, _ type: T.Type) -> Never {
  fatalError("\(handler) returned \(result), but the caller wants \(type); return such a value")
}
