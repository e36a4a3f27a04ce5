import StateBinding
import Testing

/// The lifetime of the closures of a subscription.
struct LifetimeTests {
  @Test(arguments: Operator.all)
  func `a released source releases the closures`(op: Operator) {
    let kept = isKept { probe in
      let source = PublishRelay<Int>()
      _ = op.apply(op.apply(source)).subscribe(onNext: { _ in _ = probe })
      source.accept(1)
    }
    #expect(!kept)
  }

  @Test func `the sources of a concat are released when nobody holds them any more`() {
    let kept = isKept { probe in
      let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
      _ = Observable.concat(first, second).subscribe(onNext: { _ in _ = probe })
      first.onCompleted()
    }
    #expect(!kept)
  }

  @Test(arguments: Operator.all)
  func `a source that never sends releases the closures`(op: Operator) {
    #expect(
      !isKept { probe in
        _ = op.apply(op.apply(.never())).subscribe(onNext: { _ in _ = probe })
      })
  }

  @Test(arguments: Operator.all)
  func `a live source keeps a subscription without another owner`(op: Operator) {
    let source = PublishRelay<Int>()
    let kept = isKept { probe in
      _ = op.apply(source).subscribe(onNext: { _ in _ = probe })
      source.accept(1)
    }
    #expect(kept)
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

  @Test func `a shared stream without a source keeps no late observer`() {
    weak var closures: Probe?
    let shared = Observable<Int>.create { observer in
      observer.onNext(1)
      return Disposables.create()
    }
    .share(replay: 1)
    let first = shared.subscribe()
    do {
      let probe = Probe()
      closures = probe
      _ = shared.subscribe(onNext: { _ in _ = probe })
    }
    #expect(closures == nil)
    first.dispose()
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
