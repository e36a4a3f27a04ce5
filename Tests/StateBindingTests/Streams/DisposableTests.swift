import StateBinding
import Testing

struct DisposablesTests {
  @Test func `an action runs once`() {
    var runs = 0
    let disposable = Disposables.create { runs += 1 }
    disposable.dispose()
    disposable.dispose()
    #expect(runs == 1)
  }

  @Test func `an action that disposes itself runs once`() {
    var runs = 0
    var disposables: [any Disposable] = []
    disposables = [
      Disposables.create {
        runs += 1
        disposables[0].dispose()
      }
    ]
    disposables[0].dispose()
    #expect(runs == 1)
  }

  @Test func `several disposables are disposed together, in order`() {
    var disposed: [Int] = []
    let parts = [1, 2].map { number in Disposables.create { disposed.append(number) } }
    Disposables.create(parts[1], parts[0]).dispose()
    Disposables.create(parts).dispose()
    #expect(disposed == [2, 1])
  }

  @Test func `an action is released after it has run`() {
    weak var held: Probe?
    let disposable: any Disposable
    do {
      let probe = Probe()
      held = probe
      disposable = Disposables.create { _ = probe }
    }
    #expect(held != nil)
    disposable.dispose()
    #expect(held == nil)
  }
}

struct CompositeDisposableTests {
  let composite = CompositeDisposable()

  @Test func `a composite disposes its parts once, in the order of insertion`() {
    var disposed: [Int] = []
    for number in 1...3 { composite.insert(Disposables.create { disposed.append(number) }) }
    composite.dispose()
    composite.dispose()
    #expect(disposed == [1, 2, 3])
    #expect(composite.isDisposed)
    #expect(composite.count == 0)
  }

  @Test func `a composite disposes its initial parts`() {
    var disposed: [Int] = []
    let composite = CompositeDisposable(
      disposables: [1, 2].map { number in Disposables.create { disposed.append(number) } })
    #expect(composite.count == 2)
    composite.dispose()
    #expect(disposed == [1, 2])
  }

  @Test func `a disposable inserted after the disposal is disposed at once`() {
    var disposed = 0
    composite.dispose()
    composite.insert(Disposables.create { disposed += 1 })
    #expect(disposed == 1)
  }

  @Test func `a disposable inserted during the disposal is disposed at once`() {
    var disposed: [String] = []
    composite.insert(
      Disposables.create { [composite] in
        composite.insert(Disposables.create { disposed.append("inserted") })
        disposed.append("first")
      })
    composite.insert(Disposables.create { disposed.append("second") })
    composite.dispose()
    #expect(disposed == ["inserted", "first", "second"])
  }

  @Test func `an ended subscription does not count`() {
    composite.insert(Observable.just(1).subscribe())
    composite.insert(Disposables.create())
    #expect(composite.count == 0)
  }

  @Test func `a part disposed elsewhere does not count`() {
    let action = Disposables.create(with: {})
    let other = CompositeDisposable()
    composite.insert(action)
    composite.insert(other)
    #expect(composite.count == 2)
    action.dispose()
    other.dispose()
    #expect(composite.count == 0)
  }

  @Test func `ended subscriptions are released`() {
    struct Entry { weak var subscription: (any Disposable)? }
    var entries: [Entry] = []
    let source = PublishSubject<Int>()
    for _ in 1...10_000 {
      let subscription = source.take(1).subscribe()
      composite.insert(subscription)
      entries.append(Entry(subscription: subscription))
      source.onNext(1)
    }
    let kept = entries.count { $0.subscription != nil }
    #expect(kept <= 16)
    #expect(composite.count == 0)
  }

  @Test func `running subscriptions are kept`() {
    let source = PublishSubject<Int>()
    for _ in 1...1_000 { composite.insert(source.subscribe()) }
    #expect(composite.count == 1_000)
    composite.dispose()
    #expect(!source.hasObservers)
  }
}

struct DisposeBagTests {
  @Test func `a released bag disposes its parts in order`() {
    var disposed: [Int] = []
    var bag = DisposeBag()
    for number in 1...3 { Disposables.create { disposed.append(number) }.disposed(by: bag) }
    #expect(disposed == [])
    bag = DisposeBag()
    #expect(disposed == [1, 2, 3])
  }

  @Test func `a released bag ends its subscriptions`() {
    let source = PublishSubject<Int>()
    var heard: [Int] = []
    do {
      let bag = DisposeBag()
      source.subscribe(onNext: { heard.append($0) }).disposed(by: bag)
      source.onNext(1)
    }
    source.onNext(2)
    #expect(heard == [1])
    #expect(!source.hasObservers)
  }

  @Test func `a bag released during a delivery stops its observers at once`() {
    let source = PublishRelay<Int>()
    var heard: [Int] = []
    var bags = [DisposeBag()]
    _ = source.subscribe(onNext: { _ in bags = [] })
    source.subscribe(onNext: { heard.append($0) }).disposed(by: bags[0])
    source.accept(1)
    #expect(heard == [])
  }
}
