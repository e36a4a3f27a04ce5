import StateBinding
import Testing

/// What is let go of while something is written, sent or released may look at the very place.
struct LettingGoTests {
  /// Looks at something as it goes.
  private final class Parting {
    private let look: () -> Void

    init(_ look: @escaping () -> Void) {
      self.look = look
    }

    isolated deinit { look() }
  }

  @Test func `a value that goes may read the relay that let go of it`() {
    let relay = BehaviorRelay<Parting?>(value: nil)
    var isEmpty: Bool?
    relay.accept(Parting { isEmpty = relay.value == nil })
    relay.accept(nil)
    #expect(isEmpty == true)
  }

  @Test func `a value that goes may read the subject that let go of it`() {
    let subject = BehaviorSubject<Parting?>(value: nil)
    var isEmpty: Bool?
    subject.onNext(Parting { isEmpty = (try? subject.value()).flatMap { $0 } == nil })
    subject.onNext(nil)
    #expect(isEmpty == true)
  }

  @Test func `a state that goes may read the view model that let go of it`() {
    let viewModel = ViewModel<Parting?, Never>(state: nil)
    var isEmpty: Bool?
    viewModel.update(state: Parting { isEmpty = viewModel.state == nil })
    viewModel.update(state: nil)
    #expect(isEmpty == true)
  }

  @Test func `20,000 bags that each hold the next go one after another`() {
    final class Owner {
      let bag = DisposeBag()
      var next: Owner?
    }
    let relay = PublishRelay<Int>()
    var gone = false
    var first: Owner? = Owner()
    Disposables.create { gone = true }.disposed(by: first?.bag ?? DisposeBag())
    for _ in 0..<20_000 {
      let owner = Owner()
      let held = first
      relay.subscribe(onNext: { _ in _ = held }).disposed(by: owner.bag)
      first = owner
    }
    first = nil
    #expect(gone)
  }

  @Test func `20,000 interactors whose subscriptions hold the next go one after another`() {
    let relay = PublishRelay<Int>()
    var gone = 0
    var first: Interactor?
    for _ in 0..<20_000 {
      let interactor = Interactor()
      interactor.activate()
      let held = first
      relay.subscribe(onNext: { _ in _ = held }, onDisposed: { gone += 1 })
        .disposeOnDeactivate(interactor: interactor)
      first = interactor
    }
    first = nil
    #expect(gone == 20_000)
  }
}
