import Foundation
import HeadlessUI
import StateBinding
import StateBindingTestSupport
import Testing

// The mocked protocols are internal, like those of a feature.
@testable import MockFixtures

/// Uses the mocks in `MockFixturesMocks.swift`, which `generate-mocks` wrote. The tests of the apps use mocks
/// of listeners, builders, interactors and views.
struct GeneratedMockTests {
  // MARK: The parts of a RIB

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
  }

  @Test func `a listener that may be a structure is kept strongly`() {
    struct Listener: ValueListener {}
    let mock = ValuePresentableMock()
    mock.listener = Listener()
    #expect(mock.listener is Listener)
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

  // MARK: Services

  @Test func `a handler answers with the arguments, and the mock keeps them`() {
    let mock = ServiceMock()
    mock.addHandler = { $0 + $1 }
    #expect(mock.add(1, to: 2) == 3)
    mock.reset()
    #expect(mock.addArguments.map(\.first) == [1])
    #expect(mock.addArguments.map(\.second) == [2])
    #expect(mock.resetCallCount == 1)
  }

  @Test func `an asynchronous handler can wait`() async {
    let mock = ServiceMock()
    mock.loadHandler = { id in
      await Task.yield()
      return Item(id: id)
    }
    #expect(await mock.load(id: 4) == Item(id: 4))
  }

  @Test func `a throwing call succeeds without a handler, and rethrows the handler's error`()
    throws
  {
    let mock = ServiceMock()
    try mock.open()
    mock.openHandler = { throw ShopError.closed }
    #expect(throws: ShopError.closed) { try mock.open() }
    #expect(mock.openCallCount == 2)
  }

  @Test func `a typed error stays typed`() async {
    let mock = ServiceMock()
    mock.buyHandler = { _ throws(ShopError) in throw .closed }
    do throws(ShopError) {
      _ = try await mock.buy(Item(id: 1))
    } catch {
      #expect(error == .closed)
    }
    #expect(mock.buyArguments == [Item(id: 1)])
  }

  @Test func `overloaded methods have different names in the mock`() {
    let mock = ServiceMock()
    mock.show(Item(id: 1))
    mock.show("text")
    mock.show(at: 3)
    #expect(mock.showItemArguments == [Item(id: 1)])
    #expect(mock.showStringArguments == ["text"])
    #expect(mock.showAtArguments == [3])
  }

  @Test func `properties are stored`() {
    let mock = ServiceMock()
    let properties: any Service = mock
    mock.name = "cart"
    mock.count = 1
    #expect(properties.name == "cart")
    #expect(properties.count == 1)
    #expect(properties.chosen == nil)
    mock.chosen = Item(id: 1)
    #expect(properties.chosen == Item(id: 1))
  }

  @Test func `a throwing or asynchronous property has a handler`() async throws {
    let mock = ServiceMock()
    mock.latestHandler = { Item(id: 5) }
    mock.totalHandler = { throw ShopError.closed }
    #expect(try await mock.latest == Item(id: 5))
    #expect(throws: ShopError.closed) { try mock.total }
    #expect(mock.latestCallCount == 1)
  }

  @Test func `an escaping closure is kept for the test to call`() {
    let mock = ServiceMock()
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
    let mock = ServiceMock()
    var heard: [Int] = []
    mock.visitHandler = { body in try? body(1) }
    mock.eachHandler = { body in body(2) }
    mock.visit { heard.append($0) }
    mock.each { heard.append($0) }
    #expect(heard == [1, 2])
    #expect(mock.visitCallCount == 1)
  }

  @Test func `a mutating method is counted`() {
    let mock = ServiceMock()
    mock.change()
    #expect(mock.changeCallCount == 1)
  }

  @Test func `names that are keywords can be mocked`() {
    let mock = ServiceMock()
    mock.repeat = 3
    mock.move(in: 1, for: 2)
    #expect(mock.repeat == 3)
    #expect(mock.moveArguments.map(\.default) == [1])
  }

  // MARK: Inheritance

  @Test func `the mock of a child protocol has the members of its parent`() {
    let mock = ChildMock()
    mock.speakHandler = { "woof" }
    let parent: any Parent = mock
    #expect(parent.speak() == "woof")
    mock.play()
    #expect(mock.playCallCount == 1)
    #expect(ParentMock().speakCallCount == 0)
  }

  @Test func `the mock of a nested protocol has both names`() {
    let mock = OuterInnerMock()
    let inner: any Outer.Inner = mock
    inner.inside()
    #expect(mock.insideCallCount == 1)
  }

  // MARK: Isolation

  @Test func `a nonisolated protocol is mocked on the main actor`() {
    let mock = NonisolatedMock()
    mock.workHandler = { 1 }
    let nonisolated: any Nonisolated = mock
    #expect(nonisolated.work() == 1)
  }

  @Test func `a main-actor child of a nonisolated protocol is mocked on the main actor`() {
    let mock = MainActorChildMock()
    mock.begin()
    mock.end()
    #expect(mock.beginCallCount + mock.endCallCount == 2)
    #expect(BaseMock().beginCallCount == 0)
  }

  // MARK: Missing handlers and values

  @Test func `a call without a handler ends the process with the remedy`() async {
    await expectEnd("ServiceMock.add(_:to:) needs a value; set addHandler of the mock first") {
      _ = ServiceMock().add(1, to: 2)
    }
  }

  @Test func `a property without a value ends the process with the remedy`() async {
    await expectEnd("ServiceMock.name needs a value; set name of the mock first") {
      _ = ServiceMock().name
    }
  }
}
