import StateBinding
import Testing

/// The lifetime of the closures of a subscription.
struct LifetimeTests {
  @Test func `a released source releases the closures of a subscription without operators`() {
    let kept = isKept { probe in
      let source = PublishRelay<Int>()
      _ = source.subscribe(onNext: { _ in _ = probe })
      source.accept(1)
    }
    #expect(!kept)
  }

  @Test(arguments: Operator.all)
  func `a live source keeps a subscription without another owner`(op: Operator) {
    let source = PublishSubject<Int>()
    let kept = isKept { probe in
      _ = op.apply(source).subscribe(onNext: { _ in _ = probe })
      source.onNext(1)
    }
    #expect(kept)
    source.onCompleted()
  }

  @Test(arguments: Operator.all)
  func `a disposal releases the closures at once`(op: Operator) {
    let source = PublishRelay<Int>()
    var subscription: (any Disposable)?
    let kept = isKept { probe in
      subscription = op.apply(source).subscribe(onNext: { _ in _ = probe })
      source.accept(1)
      subscription?.dispose()
    }
    #expect(!kept)
    subscription = nil
  }

  @Test(arguments: Operator.all)
  func `the end releases the closures at once`(op: Operator) {
    let source = PublishSubject<Int>()
    var subscription: (any Disposable)?
    let kept = isKept { probe in
      subscription = op.apply(source).subscribe(onNext: { _ in _ = probe })
      source.onCompleted()
    }
    #expect(!kept)
    subscription?.dispose()
  }

  @Test(arguments: Operator.all)
  func `a disposal releases the operator's own closures`(op: Operator) {
    let source = PublishRelay<Int>()
    var subscription: (any Disposable)?
    let kept = isKept { probe in
      subscription = op.apply(source.filter { _ in probe === probe }).subscribe()
      subscription?.dispose()
    }
    #expect(!kept)
    subscription = nil
  }

  @Test func `an observer's release can dispose another observer of the same source`() {
    var heard: [String] = []
    do {
      let source = PublishRelay<Int>()
      let bag = DisposeBag()
      _ = source.subscribe(onNext: { _ in _ = bag })
      source.subscribe(onDisposed: { heard.append("disposed") }).disposed(by: bag)
    }
    #expect(heard == ["disposed"])
  }

  @Test(arguments: 1...9)
  func `a value dropped from a replay buffer is released`(bufferSize: Int) {
    weak var first: Probe?
    let subject = ReplaySubject<Probe>.create(bufferSize: bufferSize)
    do {
      let probe = Probe()
      first = probe
      subject.onNext(probe)
    }
    for _ in 1..<bufferSize { subject.onNext(Probe()) }
    #expect(first != nil)
    subject.onNext(Probe())
    #expect(first == nil)
  }
}
