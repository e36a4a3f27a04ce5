import StateBinding
import StateBindingTestSupport
import Testing

/// A value released while a relay is written, sends or is released. Its `deinit` may use the same
/// relay.
struct LettingGoTests {
  @Test func `a deinit can read the relay that released its object`() {
    let relay = BehaviorRelay<Farewell?>(value: nil)
    var isEmpty: Bool?
    relay.accept(Farewell { isEmpty = relay.value == nil })
    relay.accept(nil)
    #expect(isEmpty == true)
  }

  @Test func `a deinit can read the subject that released its object`() {
    let subject = BehaviorSubject<Farewell?>(value: nil)
    var isEmpty: Bool?
    subject.onNext(Farewell { isEmpty = (try? subject.value()).flatMap { $0 } == nil })
    subject.onNext(nil)
    #expect(isEmpty == true)
  }

  @Test func `a deinit can read the view model that released its object`() {
    let viewModel = ViewModel<Farewell?, Never>(state: nil)
    var isEmpty: Bool?
    viewModel.update(state: Farewell { isEmpty = viewModel.state == nil })
    viewModel.update(state: nil)
    #expect(isEmpty == true)
  }

  @Test func `a value sent by a deinit follows the value that replaced its object`() {
    final class Value {
      let name: String
      let goes: () -> Void
      init(_ name: String, _ goes: @escaping () -> Void = {}) {
        self.name = name
        self.goes = goes
      }
      isolated deinit { goes() }
    }
    typealias Cell = (send: (Value) -> Void, stream: Observable<Value>)
    let relay = BehaviorRelay(value: Value("0"))
    let subject = BehaviorSubject(value: Value("0"))
    let viewModel = ViewModel<Value, Never>(state: Value("0"))
    let replayed = ReplaySubject<Value>.create(bufferSize: 1)
    replayed.onNext(Value("0"))
    let cells: [Cell] = [
      (relay.accept, relay), (subject.onNext, subject),
      (viewModel.update(state:), viewModel.stateStream), (replayed.onNext, replayed),
    ]
    for cell in cells {
      var heard: [String] = []
      let subscription = cell.stream.subscribe(onNext: { heard.append($0.name) })
      cell.send(Value("1") { cell.send(Value("3")) })
      cell.send(Value("2"))
      #expect(heard == ["0", "1", "2", "3"])
      subscription.dispose()
      heard = []
      cell.stream.subscribe(onNext: { heard.append($0.name) }).dispose()
      #expect(heard == ["3"])
    }
  }

  @Test func `a deinit can send into the scan that released its object`() {
    let relay = PublishRelay<Int>()
    var sums: [Int] = []
    final class Sum {
      let value: Int
      let goes: () -> Void
      init(_ value: Int, _ goes: @escaping () -> Void) {
        self.value = value
        self.goes = goes
      }
      isolated deinit { goes() }
    }
    let subscription = relay.scan(Sum(0) { relay.accept(10) }) { Sum($0.value + $1) {} }
      .subscribe(onNext: { sums.append($0.value) })
    relay.accept(1)
    #expect(sums == [1, 11])
    subscription.dispose()
  }

  @Test func `a chain of 1,000 bags is released`() {
    final class Owner {
      let bag = DisposeBag()
      var next: Owner?
    }
    let relay = PublishRelay<Int>()
    var gone = false
    var first: Owner? = Owner()
    Disposables.create { gone = true }.disposed(by: first?.bag ?? DisposeBag())
    for _ in 0..<1_000 {
      let owner = Owner()
      let held = first
      relay.subscribe(onNext: { _ in _ = held }).disposed(by: owner.bag)
      first = owner
    }
    first = nil
    #expect(gone)
  }

  @Test func `a chain of 1,000 interactors is released`() {
    let relay = PublishRelay<Int>()
    var gone = 0
    var first: Interactor?
    for _ in 0..<1_000 {
      let interactor = Interactor()
      interactor.activate()
      let held = first
      relay.subscribe(onNext: { _ in _ = held }, onDisposed: { gone += 1 })
        .disposeOnDeactivate(interactor: interactor)
      first = interactor
    }
    first = nil
    #expect(gone == 1_000)
  }
}
