// Written by `swift package generate-mocks --target MockFixtures`; changes are lost.
// swift-format-ignore-file

import StateBinding
import Testing

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

// MARK: Service

@MainActor final class ServiceMock: MockFixtures.Service {
  init() {}

  private var repeatValue: (Int)?
  var `repeat`: Int {
    get {
      guard let value = repeatValue else { unset("ServiceMock.`repeat`", "`repeat`") }
      return value
    }
    set { repeatValue = newValue }
  }

  var chosen: MockFixtures.Item?

  private var countValue: (Int)?
  var count: Int {
    get {
      guard let value = countValue else { unset("ServiceMock.count", "count") }
      return value
    }
    set { countValue = newValue }
  }

  private(set) var latestCallCount = 0
  var latestHandler: (@MainActor () async throws(MockFixtures.ShopError) -> MockFixtures.Item)?
  var latest: MockFixtures.Item {
    get async throws(MockFixtures.ShopError) {
      latestCallCount += 1
      guard let handler = latestHandler else { unset("ServiceMock.latest", "latestHandler") }
      return try await handler()
    }
  }

  private var nameValue: (String)?
  var name: String {
    get {
      guard let value = nameValue else { unset("ServiceMock.name", "name") }
      return value
    }
    set { nameValue = newValue }
  }

  private(set) var totalCallCount = 0
  var totalHandler: (() throws -> Int)?
  var total: Int {
    get throws {
      totalCallCount += 1
      guard let handler = totalHandler else { unset("ServiceMock.total", "totalHandler") }
      return try handler()
    }
  }

  private(set) var addCallCount = 0
  private(set) var addArguments: [(first: Int, second: Int)] = []
  var addHandler: ((_ first: Int, _ second: Int) -> Int)?
  func add(_ first: Int, to second: Int) -> Int {
    addCallCount += 1
    addArguments.append((first, second))
    guard let handler = addHandler else { unset("ServiceMock.add(_:to:)", "addHandler") }
    return handler(first, second)
  }

  private(set) var buyCallCount = 0
  private(set) var buyArguments: [MockFixtures.Item] = []
  var buyHandler: (@MainActor (_ item: MockFixtures.Item) async throws(MockFixtures.ShopError) -> MockFixtures.Item)?
  func buy(_ item: MockFixtures.Item) async throws(MockFixtures.ShopError) -> MockFixtures.Item {
    buyCallCount += 1
    buyArguments.append(item)
    guard let handler = buyHandler else { unset("ServiceMock.buy(_:)", "buyHandler") }
    return try await handler(item)
  }

  private(set) var changeCallCount = 0
  var changeHandler: (() -> Void)?
  func change() {
    changeCallCount += 1
    changeHandler?()
  }

  private(set) var eachCallCount = 0
  var eachHandler: ((_ body: (Int) -> Void) -> Void)?
  func each(_ body: (Int) -> Void) {
    eachCallCount += 1
    eachHandler?(body)
  }

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

  private(set) var loadCallCount = 0
  private(set) var loadArguments: [Int] = []
  var loadHandler: (@MainActor (_ id: Int) async -> MockFixtures.Item)?
  func load(id: Int) async -> MockFixtures.Item {
    loadCallCount += 1
    loadArguments.append(id)
    guard let handler = loadHandler else { unset("ServiceMock.load(id:)", "loadHandler") }
    return await handler(id)
  }

  private(set) var moveCallCount = 0
  private(set) var moveArguments: [(`default`: Int, argument2: Int)] = []
  var moveHandler: ((_ `default`: Int, _ argument2: Int) -> Void)?
  func move(in `default`: Int, for argument2: Int) {
    moveCallCount += 1
    moveArguments.append((`default`, argument2))
    moveHandler?(`default`, argument2)
  }

  private(set) var openCallCount = 0
  var openHandler: (() throws -> Void)?
  func open() throws {
    openCallCount += 1
    try openHandler?()
  }

  private(set) var resetCallCount = 0
  var resetHandler: (() -> Void)?
  func reset() {
    resetCallCount += 1
    resetHandler?()
  }

  private(set) var sendCallCount = 0
  private(set) var sendArguments: [(@Sendable (MockFixtures.Item) -> Void)] = []
  var sendHandler: ((_ done: @escaping @Sendable (MockFixtures.Item) -> Void) -> Void)?
  func send(_ done: @escaping @Sendable (MockFixtures.Item) -> Void) {
    sendCallCount += 1
    sendArguments.append(done)
    sendHandler?(done)
  }

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

  private(set) var visitCallCount = 0
  var visitHandler: ((_ body: (Int) throws -> Void) -> Void)?
  func visit(_ body: (Int) throws -> Void) {
    visitCallCount += 1
    visitHandler?(body)
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

// MARK: ValuePresentable

@MainActor final class ValuePresentableMock: MockFixtures.ValuePresentable {
  init() {}

  var listener: (any MockFixtures.ValueListener)?
}

// MARK: the end of the file

/// The view of a mocked router.
private final class MockView: UIViewController, ViewControllable {}

private nonisolated func unset(_ call: String, _ member: String) -> Never {
  let test = Test.current.map { " in the test \($0.name)" } ?? ""
  fatalError("\(call) needs a value\(test); set \(member) of the mock first")
}
