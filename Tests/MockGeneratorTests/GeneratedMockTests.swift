import Foundation
import HeadlessUI
import StateBinding
import TestSupport
import Testing

// The mocked protocols are internal, like those of a feature.
@testable import MockFixtures

/// Uses each mock in `MockFixturesMocks.swift`, which `generate-mocks` wrote.
struct GeneratedMockTests {
  // MARK: The parts of a RIB

  @Test func `a mocked listener counts calls`() {
    let mock = CartListenerMock()
    let listener: CartListener = mock
    listener.cartDidClose()
    listener.cartDidClose()
    #expect(mock.cartDidCloseCallCount == 2)
  }

  @Test func `a mocked presenter keeps the states and holds its listener weakly`() {
    let mock = CartPresentableMock()
    let presenter: any CartPresentable = mock
    presenter.update(state: CartState(count: 1))
    presenter.update(state: CartState(count: 2))
    #expect(mock.updateArguments == [CartState(count: 1), CartState(count: 2)])
    var listener: CartActionsMock? = CartActionsMock()
    presenter.listener = listener
    presenter.listener?.request(action: .close)
    #expect(listener?.requestArguments == [.close])
    listener = nil
    #expect(mock.listener == nil)
    #expect(mock.listenerSetCallCount == 1)
  }

  @Test func `a listener that may be a structure is kept strongly`() {
    struct Listener: ValueListener {}
    let mock = ValuePresentableMock()
    mock.listener = Listener()
    #expect(mock.listener is Listener)
  }

  @Test func `a mocked router can be attached like a real one`() {
    let parent = CartRoutingMock()
    let child = ShopRoutingMock()
    parent.attachChild(child)
    #expect(parent.children.count == 1)
    parent.routeToItem(Item(id: 1))
    #expect(parent.routeToItemArguments == [Item(id: 1)])
    child.cleanupViews()
    #expect(child.cleanupViewsCallCount == 1)
    parent.detachChild(child)
  }

  @Test func `a mocked launch router launches`() {
    let mock = StartRoutingMock()
    let window = UIWindow()
    mock.launch(from: window)
    mock.open(Item(id: 1))
    #expect(mock.interactable.isActive)
    #expect(window.rootViewController === mock.viewControllable)
    #expect(mock.openArguments == [Item(id: 1)])
  }

  @Test func `a mocked worker starts and stops like a real one`() async throws {
    let mock = SyncWorkingMock()
    let interactor = Interactor()
    mock.start(interactor)
    try await mock.sync()
    #expect(mock.isStarted)
    #expect(mock.syncCallCount == 1)
    mock.stop()
  }

  @Test func `a mocked disposable counts its disposals`() {
    let mock = LockingMock()
    mock.dispose()
    #expect(mock.disposeCallCount == 1)
  }

  @Test func `a mocked builder returns the result of its handler`() {
    let mock = CartBuildableMock()
    let routing = CartRoutingMock()
    mock.buildHandler = { _ in routing }
    let listener = CartListenerMock()
    #expect(mock.build(withListener: listener) === routing)
    #expect(mock.buildArguments.first === listener)
  }

  @Test func `a mocked dependency has streams to send with and values to set`() {
    let mock = CartDependencyMock()
    mock.items = BehaviorRelay(value: [Item(id: 1)])
    #expect(mock.items.value == [Item(id: 1)])
    var heard: [Int] = []
    let bag = DisposeBag()
    mock.changes.subscribe(onNext: { heard.append($0.id) }).disposed(by: bag)
    mock.clicks.subscribe(onNext: { heard.append($0) }).disposed(by: bag)
    mock.changesSubject.onNext(Item(id: 2))
    mock.clicks.accept(3)
    #expect(heard == [2, 3])
  }

  @Test func `a mocked interactor can be activated like a real one`() {
    let mock = CartInteractableMock()
    let routing = CartRoutingMock()
    mock.router = routing
    mock.activate()
    mock.cartDidClose()
    #expect(mock.isActive)
    #expect(mock.routerSetCallCount == 1)
    #expect(mock.cartDidCloseCallCount == 1)
    mock.deactivate()
  }

  @Test func `a mocked view is a view controller`() {
    let mock = CartViewControllableMock()
    let child = CartViewControllableMock()
    mock.show(child)
    #expect(mock.showArguments.first === child)
    #expect(mock.uiviewController === mock)
  }

  // MARK: Services

  @Test func `a handler answers with the arguments, and the mock keeps them`() {
    let mock = PlainMock()
    mock.addHandler = { $0 + $1 }
    #expect(mock.add(1, to: 2) == 3)
    mock.reset()
    #expect(mock.addArguments.map(\.first) == [1])
    #expect(mock.addArguments.map(\.second) == [2])
    #expect(mock.resetCallCount == 1)
  }

  @Test func `an asynchronous handler can wait`() async {
    let mock = LoadingMock()
    mock.loadHandler = { id in
      await Task.yield()
      return Item(id: id)
    }
    #expect(await mock.load(id: 4) == Item(id: 4))
  }

  @Test func `a throwing call succeeds without a handler, and rethrows the handler's error`()
    throws
  {
    let mock = ThrowingMock()
    try mock.open()
    mock.openHandler = { throw ShopError.closed }
    #expect(throws: ShopError.closed) { try mock.open() }
    #expect(mock.openCallCount == 2)
  }

  @Test func `a typed error stays typed`() async {
    let mock = TypedThrowingMock()
    mock.buyHandler = { _ throws(ShopError) in throw .closed }
    do throws(ShopError) {
      _ = try await mock.buy(Item(id: 1))
    } catch {
      #expect(error == .closed)
    }
    #expect(mock.buyArguments == [Item(id: 1)])
  }

  @Test func `overloaded methods have different names in the mock`() {
    let mock = OverloadedMock()
    mock.show(Item(id: 1))
    mock.show("text")
    mock.show(at: 3)
    #expect(mock.showItemArguments == [Item(id: 1)])
    #expect(mock.showStringArguments == ["text"])
    #expect(mock.showAtArguments == [3])
  }

  @Test func `properties are stored, and their writes are counted`() {
    let mock = PropertiesMock()
    let properties: any Properties = mock
    mock.name = "cart"
    mock.count = 1
    #expect(properties.name == "cart")
    #expect(properties.count == 1)
    #expect(properties.chosen == nil)
    mock.chosen = Item(id: 1)
    #expect(properties.chosen == Item(id: 1))
    #expect(mock.countSetCallCount == 1)
    #expect(mock.chosenSetCallCount == 1)
  }

  @Test func `a throwing or asynchronous property has a handler`() async throws {
    let mock = EffectfulPropertiesMock()
    mock.latestHandler = { Item(id: 5) }
    mock.totalHandler = { throw ShopError.closed }
    #expect(try await mock.latest == Item(id: 5))
    #expect(throws: ShopError.closed) { try mock.total }
    #expect(mock.latestCallCount == 1)
  }

  @Test func `the handler of a generic method takes and returns any value`() throws {
    let mock = GenericMock()
    mock.decodeHandler = { type, text -> Any in type is Int.Type ? text.count : text }
    #expect(try mock.decode(Int.self, from: "four") == 4)
    #expect(try mock.decode(String.self, from: "four") == "four")
    #expect(mock.decodeArguments.map(\.text) == ["four", "four"])
  }

  @Test func `an opaque parameter arrives as any value`() {
    let mock = OpaqueMock()
    mock.countHandler = { ($0 as? [Int])?.count ?? 0 }
    #expect(mock.count([1, 2]) == 2)
  }

  @Test func `a handler can change an inout parameter, and the mock keeps its first value`() {
    let mock = IncreasingMock()
    mock.increaseHandler = { $0 += $1 }
    var number = 1
    mock.increase(&number, by: 2)
    #expect(number == 3)
    #expect(mock.increaseArguments.first?.number == 1)
  }

  @Test func `an escaping closure is kept for the test to call`() {
    let mock = CallbacksMock()
    var heard: [Int] = []
    mock.keep { heard.append($0) }
    mock.finish { heard.append($0) }
    mock.send { _ in }
    mock.keepArguments[0](1)
    mock.finishArguments[0]?(2)
    mock.sendArguments[0](Item(id: 3))
    #expect(heard == [1, 2])
  }

  @Test func `a closure that does not escape is passed to the handler`() {
    let mock = BorrowingMock()
    var heard: [Int] = []
    mock.visitHandler = { body in try? body(1) }
    mock.eachHandler = { body in body(2) }
    mock.checkHandler = { condition in !condition() }
    mock.visit { heard.append($0) }
    mock.each { heard.append($0) }
    #expect(mock.check(false))
    #expect(heard == [1, 2])
    #expect(mock.visitCallCount == 1)
  }

  @Test func `a subscript has a handler for reads and one for writes`() {
    let mock = SubscriptsMock()
    mock.subscriptIndexHandler = { "item \($0)" }
    mock.subscriptKeyPositionHandler = { $0.count + $1 }
    mock[key: "a", 2] = 7
    #expect(mock[1] == "item 1")
    #expect(mock[key: "abc", 2] == 5)
    #expect(mock.subscriptKeyPositionSetArguments.map(\.newValue) == [7])
  }

  @Test func `an initializer keeps its arguments`() {
    #expect(InitialisersMock(name: "a").initNameArguments == ["a"])
    #expect(InitialisersMock(number: 1).initNumberArguments == [1])
  }

  @Test func `static members are mocked on the type`() {
    StaticsMock.title = "shop"
    StaticsMock.makeHandler = { Item(id: $0) }
    #expect(StaticsMock.title == "shop")
    #expect(StaticsMock.make(2) == Item(id: 2))
    #expect(StaticsMock.makeArguments == [2])
  }

  @Test func `Self stands for the mock`() {
    let mock = CopyingMock()
    let copy = CopyingMock()
    mock.copyHandler = { copy }
    #expect(mock.copy() === copy)
  }

  @Test func `a mutating method is counted`() {
    let mock = ChangingMock()
    mock.change()
    #expect(mock.changeCallCount == 1)
  }

  @Test func `variadic arguments are kept as an array`() {
    let mock = VariadicMock()
    mock.sumHandler = { $0.reduce(0, +) }
    #expect(mock.sum(1, 2, 3) == 6)
    #expect(mock.sumArguments == [[1, 2, 3]])
  }

  @Test func `tuples are passed through`() {
    let mock = TuplesMock()
    mock.splitHandler = { ($0.first, Item(id: $0.second["a"] ?? 0)) }
    #expect(mock.split((first: 1, second: ["a": 2])) == (1, Item(id: 2)))
  }

  @Test func `names that are keywords can be mocked`() {
    let mock = KeywordsMock()
    mock.repeat = 3
    mock.move(in: 1, for: 2)
    #expect(mock.repeat == 3)
    #expect(mock.moveArguments.map(\.default) == [1])
  }

  // MARK: Inheritance and associated types

  @Test func `the mock of a child protocol has the members of its parent`() {
    let mock = ChildMock()
    mock.speakHandler = { "woof" }
    let parent: any Parent = mock
    #expect(parent.speak() == "woof")
    mock.play()
    #expect(mock.playCallCount == 1)
    #expect(ParentMock().speakCallCount == 0)
  }

  @Test func `an open associated type makes the mock generic`() {
    let mock = StoringMock<Int>()
    mock.values = [1]
    #expect(mock.values == [1])
    #expect(mock.store(2) == nil)
    #expect(mock.storeArguments == [2])
  }

  @Test func `a fixed associated type is a type alias`() {
    let mock = ItemStoringMock()
    mock.storeHandler = { $0 }
    mock.remove(Item(id: 1))
    #expect(mock.store(Item(id: 2)) == Item(id: 2))
    #expect(mock.removeArguments == [Item(id: 1)])
  }

  @Test func `constraints between associated types are kept`() {
    let mock = IndexingMock<String, [String]>()
    mock.subscriptHandler = { [$0] }
    #expect(mock["a"] == ["a"])
    let numbers = NumberIndexingMock<Set<Int>>()
    numbers[1] = [2]
    #expect(numbers.subscriptSetArguments.map(\.newValue) == [[2]])
    #expect(numbers[1] == nil)
  }

  @Test func `the mock of a nested protocol has both names`() {
    let mock = OuterInnerMock()
    let inner: any Outer.Inner = mock
    inner.inside()
    #expect(mock.insideCallCount == 1)
  }

  // MARK: Isolation

  @Test nonisolated func `a nonisolated mock can be used from anywhere`() {
    let mock = NonisolatedMock()
    mock.workHandler = { 1 }
    #expect(mock.work() == 1)
    NonisolatedMock.start()
    #expect(NonisolatedMock.startCallCount == 1)
  }

  @Test nonisolated func `a sendable mock can be called from many tasks`() async throws {
    let mock = SharedMock()
    mock.limit = 100
    mock.fetchHandler = { Data([UInt8($0)]) }
    try await withThrowingTaskGroup(of: Data.self) { group in
      for id in 0..<mock.limit {
        group.addTask {
          mock.note("\(id)")
          return try await mock.fetch(id)
        }
      }
      for try await data in group { #expect(data.count == 1) }
    }
    SharedMock.start()
    #expect(SharedMock.startCallCount == 1)
    #expect(mock.fetchCallCount == 100)
    #expect(mock.noteArguments.count == 100)
  }

  @Test func `a main-actor child of a nonisolated protocol is mocked on the main actor`() {
    let mock = MainActorChildMock()
    mock.begin()
    mock.end()
    #expect(mock.beginCallCount + mock.endCallCount == 2)
    #expect(BaseMock().beginCallCount == 0)
  }

  @StorageActor @Test func `a mock has the actor of its protocol`() async {
    let mock = OnItsActorMock()
    mock.saveHandler = { $0.id == 1 }
    #expect(await mock.save(Item(id: 1)))
    #expect(mock.saveArguments == [Item(id: 1)])
  }

  @Test func `a public protocol can be mocked`() {
    let mock = EverywhereMock()
    mock.tell("all")
    #expect(mock.tellArguments == ["all"])
  }

  // MARK: Missing handlers and values

  @Test func `a call without a handler ends the process with the remedy`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = PlainMock().add(1, to: 2) }
    }
    #expect(
      message(of: result).contains(
        "PlainMock.add(_:to:) needs a value; set addHandler of the mock first"))
  }

  @Test func `a property without a value ends the process with the remedy`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = PropertiesMock().name }
    }
    #expect(
      message(of: result).contains("PropertiesMock.name needs a value; set name of the mock first"))
  }

  @Test func `a generic handler with a value of the wrong type ends the process`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let mock = GenericMock()
        mock.decodeHandler = { _, _ in "text" }
        _ = try? mock.decode(Int.self, from: "")
      }
    }
    #expect(
      message(of: result).contains(
        "GenericMock.decodeHandler returned text, but the caller wants Int; return such a value"))
  }
}
