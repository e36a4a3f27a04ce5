import StateBinding
import Testing

struct CompositeDisposableTests {
  let composite = CompositeDisposable()

  @Test func `it disposes in the order of insertion, once`() {
    var disposed: [Int] = []
    for number in 1...3 { composite.insert(Disposables.create { disposed.append(number) }) }
    composite.dispose()
    composite.dispose()
    #expect(disposed == [1, 2, 3])
    #expect(composite.isDisposed)
    #expect(composite.count == 0)
  }

  @Test func `it begins with what it is given`() {
    var disposed: [Int] = []
    let composite = CompositeDisposable(
      disposables: [1, 2].map { number in Disposables.create { disposed.append(number) } })
    #expect(composite.count == 2)
    composite.dispose()
    #expect(disposed == [1, 2])
  }

  @Test func `what is inserted after the disposal is disposed at once`() {
    var disposed = 0
    composite.dispose()
    let key = composite.insert(Disposables.create { disposed += 1 })
    #expect(key == nil)
    #expect(disposed == 1)
  }

  @Test func `what is inserted by a disposal is disposed at once`() {
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

  @Test func `remove disposes one, once`() throws {
    var disposed: [Int] = []
    let keys = (1...3).map { number in
      composite.insert(Disposables.create { disposed.append(number) })
    }
    let key = try #require(keys[1])
    composite.remove(for: key)
    composite.remove(for: key)
    #expect(disposed == [2])
    composite.dispose()
    #expect(disposed == [2, 1, 3])
  }

  @Test func `what has ended does not count`() {
    composite.insert(Observable.just(1).subscribe())
    composite.insert(Disposables.create())
    #expect(composite.count == 0)
  }

  @Test(arguments: Operator.all)
  func `what has lost its source does not count`(op: Operator) {
    composite.insert(op.apply(PublishRelay<Int>()).map { $0 }.subscribe())
    #expect(composite.count == 0)
  }

  @Test func `what shares a source that never sends does not count once nobody else can come`() {
    for _ in 1...1_000 { composite.insert(Observable<Int>.never().share().subscribe()) }
    #expect(composite.count == 0)
  }

  @Test func `what was disposed elsewhere does not count`() {
    let action = Disposables.create(with: {})
    let other = CompositeDisposable()
    composite.insert(action)
    composite.insert(other)
    #expect(composite.count == 2)
    action.dispose()
    other.dispose()
    #expect(composite.count == 0)
  }

  @Test func `ended subscriptions are let go of`() {
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

  @Test func `live subscriptions are kept`() {
    let source = PublishSubject<Int>()
    for _ in 1...1_000 { composite.insert(source.subscribe()) }
    #expect(composite.count == 1_000)
    composite.dispose()
    #expect(!source.hasObservers)
  }
}
