// Written by `swift package generate-mocks --target MockFixtures`; changes are lost.
// swift-format-ignore-file

import StateBinding

#if os(iOS)
  import UIKit
#else
  import HeadlessUI
#endif

// Some of the protocols are internal to their module.
@testable import MockFixtures

// AddingMock: write this one by hand: its increase(_:) takes inout Int

// CopyingMock: write this one by hand: its copy() returns Self

// DescribedMock: write this one by hand: the requirements of its parent Swift.CustomStringConvertible are not in the symbol graph

// EngineMock: write this one by hand: it demands a subclass of Machine

// GenericMock: write this one by hand: its decode(_:) is generic

// InitialisersMock: write this one by hand: it requires Initialisers.init(name:)

// OpaqueMock: write this one by hand: its count(_:) is generic

// OrderedMock: write this one by hand: it requires Ordered.<(_:_:)

// PartlyNonisolatedMock: write this one by hand: its free() can be called on any thread

// RememberingMock: write this one by hand: the requirements of its parent _Concurrency.Actor are not in the symbol graph

// RethrowingMock: write this one by hand: its run(_:) rethrows

// SendingMock: write this one by hand: its pass(_:) takes sending MockFixtures.Machine

// StaticsMock: write this one by hand: its make(_:) is static

// StoringMock: write this one by hand: it leaves Value open

// SubscriptsMock: write this one by hand: it requires Subscripts.subscript(_:)

// TwoBasesMock: write this one by hand: it needs two base classes, one of them for Interactable

// VariadicMock: write this one by hand: its sum(_:) takes Int...

// MARK: Base

@MainActor final class BaseMock: @MainActor MockFixtures.Base {
  init() {}

  private(set) var beginCallCount = 0
  var beginHandler: (() -> Void)?
  @MainActor func begin() {
    beginCallCount += 1
    beginHandler?()
  }
}

// MARK: Borrowing

@MainActor final class BorrowingMock: MockFixtures.Borrowing {
  init() {}

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

  weak var router: (any MockFixtures.CartRouting)?

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

  weak var listener: MockFixtures.CartPresentableListener?

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

@MainActor final class NonisolatedMock: @MainActor MockFixtures.Nonisolated {
  init() {}

  private(set) var workCallCount = 0
  var workHandler: (() -> Int)?
  @MainActor func work() -> Int {
    workCallCount += 1
    guard let handler = workHandler else { unset("NonisolatedMock.work()", "workHandler") }
    return handler()
  }
}

// MARK: Outer.Inner

@MainActor final class OuterInnerMock: @MainActor MockFixtures.Outer.Inner {
  init() {}

  private(set) var insideCallCount = 0
  var insideHandler: (() -> Void)?
  @MainActor func inside() {
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

  var chosen: MockFixtures.Item?

  private var countValue: (Int)?
  var count: Int {
    get {
      guard let value = countValue else { unset("PropertiesMock.count", "count") }
      return value
    }
    set { countValue = newValue }
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

// MARK: ValuePresentable

@MainActor final class ValuePresentableMock: MockFixtures.ValuePresentable {
  init() {}

  var listener: (any MockFixtures.ValueListener)?
}

// MARK: the end of the file

/// The view of a mocked router.
private final class MockView: UIViewController, ViewControllable {}

private nonisolated func unset(_ call: String, _ member: String) -> Never {
  fatalError("\(call) needs a value; set \(member) of the mock first")
}
