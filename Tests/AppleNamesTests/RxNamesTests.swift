import RxCocoa
import RxRelay
import RxSwift
import StateBindingTesting
import StateBindingTestSupport
import Testing

/// The names that "Differing from RxSwift" lists as present. Each stream sends the events that RxSwift sends.
@Suite(.ownRun)
struct RxNamesTests {
  private let log = Log()

  /// Each value of `stream`, then `|` for its completion or `!` for its error.
  private func heard(_ stream: Observable<Int>) -> String {
    var signs: [String] = []
    stream.subscribe(
      onNext: { signs.append("\($0)") }, onError: { _ in signs.append("!") },
      onCompleted: { signs.append("|") }
    ).dispose()
    return signs.joined(separator: " ")
  }

  private func check(_ name: String, _ stream: Observable<Int>, _ expected: String) {
    #expect(heard(stream) == expected, "\(name)")
  }

  private let numbers = Observable.of(1, 2, 2, 3)
  private let failing = Observable.of(1).concat(Observable<Int>.error(RxError.unknown))
  private let nested = Observable.of(Observable.of(1, 2), Observable.of(3))
  private let now = CurrentThreadScheduler.instance
  private let main = MainScheduler.instance

  @Test func `streams are made as in RxSwift`() {
    check("just", .just(1), "1 |")
    check("just(scheduler:)", .just(1, scheduler: now), "1 |")
    check("of", .of(1, 2), "1 2 |")
    check("of(scheduler:)", .of(1, 2, scheduler: now), "1 2 |")
    check("from", .from([1, 2]), "1 2 |")
    check("from(scheduler:)", .from([1, 2], scheduler: now), "1 2 |")
    check("from(optional:)", .from(optional: nil), "|")
    check("from(optional:scheduler:)", .from(optional: 1, scheduler: now), "1 |")
    check("range", .range(start: 1, count: 2), "1 2 |")
    check("range(scheduler:)", .range(start: 1, count: 2, scheduler: now), "1 2 |")
    check("empty", .empty(), "|")
    check("never", .never(), "")
    check("error", .error(RxError.unknown), "!")
    check("deferred", .deferred { .just(1) }, "1 |")
    check(
      "create",
      .create { observer in
        observer.onNext(1)
        observer.onCompleted()
        return Disposables.create()
      }, "1 |"
    )
  }

  @Test func `operators with one input send what RxSwift's send`() {
    check("compactMap", numbers.compactMap { $0 > 2 ? $0 : nil }, "3 |")
    check("debug", numbers.debug("numbers", trimOutput: true), "1 2 2 3 |")
    check("distinctUntilChanged", numbers.distinctUntilChanged(), "1 2 3 |")
    check("distinctUntilChanged(at:)", numbers.distinctUntilChanged(at: \.self), "1 2 3 |")
    check("distinctUntilChanged of a key", numbers.distinctUntilChanged { $0 / 2 }, "1 2 |")
    check("distinctUntilChanged(comparer:)", numbers.distinctUntilChanged { $0 <= $1 }, "1 |")
    check(
      "distinctUntilChanged of a key, comparer",
      numbers.distinctUntilChanged({ $0 / 2 }, comparer: ==), "1 2 |")
    check("element(at:)", numbers.element(at: 3), "3 |")
    check("enumerated", numbers.enumerated().map { $0.index * 10 + $0.element }, "1 12 22 33 |")
    check("filter", numbers.filter { $0 != 2 }, "1 3 |")
    check("first", numbers.first().asObservable().compactMap { $0 }, "1 |")
    check("first of none", Observable<Int>.empty().first().asObservable().map { $0 ?? 0 }, "0 |")
    check("ifEmpty(default:)", .empty().ifEmpty(default: 1), "1 |")
    check("ignoreElements", numbers.ignoreElements().asCompletable().andThen(.just(0)), "0 |")
    check("map", numbers.map { $0 * 2 }, "2 4 4 6 |")
    check("materialize", failing.materialize().map { $0.isStopEvent ? 0 : 1 }, "1 0 |")
    check("isCompleted", numbers.materialize().filter(\.isCompleted).map { _ in 1 }, "1 |")
    check("dematerialize", failing.materialize().dematerialize(), "1 !")
    check("reduce", numbers.reduce(0, accumulator: +), "8 |")
    check("reduce(mapResult:)", numbers.reduce(0, accumulator: +, mapResult: { -$0 }), "-8 |")
    check("scan", numbers.scan(0, accumulator: +), "1 3 5 8 |")
    check("scan(into:)", numbers.scan(into: 0) { $0 += $1 }, "1 3 5 8 |")
    check("share", numbers.share(replay: 1, scope: .whileConnected), "1 2 2 3 |")
    check("single", numbers.single { $0 == 3 }, "3 |")
    check("skip", numbers.skip(3), "3 |")
    check("skip(while:)", numbers.skip(while: { $0 < 2 }), "2 2 3 |")
    check("startWith", numbers.startWith(8, 9), "8 9 1 2 2 3 |")
    check("take", numbers.take(1), "1 |")
    check("take(until:behavior:)", numbers.take(until: { $0 == 2 }, behavior: .inclusive), "1 2 |")
    check("take(until:) a condition", numbers.take(until: { $0 == 2 }), "1 |")
    check("take(while:behavior:)", numbers.take(while: { $0 < 2 }, behavior: .inclusive), "1 2 |")
    check("take(while:)", numbers.take(while: { $0 < 2 }), "1 |")
    check("takeLast", numbers.takeLast(2), "2 3 |")
    check("toArray", numbers.toArray().asObservable().map(\.count), "4 |")
    check("withUnretained", numbers.withUnretained(log).map(\.1), "1 2 2 3 |")
    check("observe(on:)", numbers.observe(on: now).subscribe(on: main), "1 2 2 3 |")
  }

  @Test func `operators with several inputs send what RxSwift's send`() {
    let ten = Observable.just(10)
    check("catch", failing.catch { _ in ten }, "1 10 |")
    check("catch(sequence:)", .catch(sequence: [failing, ten, numbers]), "1 10 |")
    check("catch(sequence:) of errors", .catch(sequence: [failing, failing]), "1 1 !")
    check("catchAndReturn", failing.catchAndReturn(2), "1 2 |")
    check("combineLatest", .combineLatest(ten, numbers) { $0 + $1 }, "11 12 12 13 |")
    check("combineLatest of a list", .combineLatest([ten, ten]) { $0.reduce(0, +) }, "20 |")
    check("concat", numbers.concat(ten), "1 2 2 3 10 |")
    check("concat after an error", failing.concat(ten), "1 !")
    check("concat()", nested.concat(), "1 2 3 |")
    check("concatMap", numbers.concatMap { Single.just($0) }, "1 2 2 3 |")
    check("flatMap", numbers.flatMap { Observable.just($0) }, "1 2 2 3 |")
    check("flatMapFirst", numbers.flatMapFirst { _ in Observable<Int>.never().startWith(5) }, "5")
    check("flatMapLatest", numbers.flatMapLatest { Maybe.just($0) }, "1 2 2 3 |")
    check("ifEmpty(switchTo:)", .empty().ifEmpty(switchTo: ten), "10 |")
    check("merge", .merge(numbers, ten), "1 2 2 3 10 |")
    check("merge()", nested.merge(), "1 2 3 |")
    check("merge(maxConcurrent:)", nested.merge(maxConcurrent: 1), "1 2 3 |")
    check("publish", numbers.publish().refCount(), "1 2 2 3 |")
    check("replay", numbers.replay(1).refCount(), "1 2 2 3 |")
    check("retry", failing.retry(2), "1 1 !")
    let once = failing.retry(when: { errors in
      errors.enumerated().flatMap { $0.index == 0 ? .just(()) : .error($0.element) }
    })
    check("retry(when:)", once, "1 1 !")
    check("sample", ten.sample(ten, defaultValue: 0), "10 |")
    check("skip(until:)", numbers.skip(until: ten), "")
    check("switchLatest", nested.switchLatest(), "1 2 3 |")
    check("take(until:)", numbers.take(until: Observable<Void>.never()), "1 2 2 3 |")
    check("withLatestFrom", numbers.withLatestFrom(ten) { $0 * $1 }, "10 20 20 30 |")
    check("zip", .zip(numbers, ten, Single.just(100)) { $0 + $1 + $2 }, "111 |")
  }

  @Test func `a variable sends its changes, and completes when it is released`() {
    let (log, copy, bag) = (log, Variable(0), DisposeBag())
    var variable: Variable<Int>? = Variable(1)
    variable?.asObservable().bind(to: copy).disposed(by: bag)
    variable?.asObservable().subscribe(onNext: { log("\($0)") }, onCompleted: { log("|") })
      .disposed(by: bag)
    variable?.value = 2
    #expect(copy.value == 2)
    variable = nil
    #expect(log.lines == ["1", "2", "|"])
  }

  @Test func `each trait converts into the others`() {
    let (one, none) = (Single.just(1), Maybe<Int>.empty())
    check("asMaybe", one.asMaybe().asObservable(), "1 |")
    check("asSingle of a maybe", none.asSingle().asObservable(), "!")
    check("asCompletable", one.asCompletable().andThen(Observable.just(2)), "2 |")
    check("flatMapMaybe", one.flatMapMaybe { _ in none }.asObservable(), "|")
    check(
      "flatMapCompletable", one.flatMapCompletable { _ in .empty() }.andThen(one).asObservable(),
      "1 |"
    )
    check("compactMap", one.compactMap { $0 > 1 ? $0 : nil }.asObservable(), "|")
    check("zip of no singles", Single<Int>.zip([]) { $0.count }.asObservable(), "0 |")
    check("zip of singles", Single.zip(one, one) { $0 + $1 }.asObservable(), "2 |")
    check("zip of a list", Single.zip([one, one]).map(\.count).asObservable(), "2 |")
    check("zip of two values", Maybe.zip(one.asMaybe(), .just(2)) { $0 + $1 }.asObservable(), "3 |")
    check("zip of maybes", Maybe.zip(one.asMaybe(), none).asObservable().map { $0 + $1 }, "|")
    check("catchAndReturn", Single.error(RxError.unknown).catchAndReturn(2).asObservable(), "2 |")
    check(
      "concat", Completable.concat(.empty(), .error(RxError.unknown)).andThen(one).asObservable(),
      "!"
    )
  }

  @Test func `a subject is handed out as an observer without its type`() {
    let subject = PublishSubject<Int>()
    let subscription = subject.subscribe(onNext: { log("\($0)") })
    let observer: AnyObserver<Int> = subject.asObserver()
    observer.onNext(1)
    AnyObserver(subject).onNext(2)
    let relay = ReplayRelay<Int>.create(bufferSize: 1)
    relay.accept(3)
    _ = relay.subscribe(observer)
    #expect(log.lines == ["1", "2", "3"])
    subscription.dispose()
  }

  @Test func `the after closures of a single run after the outcome was passed on`() {
    _ = Single.just(1)
      .do(
        onSuccess: { log("before \($0)") }, afterSuccess: { log("after \($0)") },
        onSubscribe: { log("subscribe") }, onSubscribed: { log("subscribed") }
      )
      .subscribe(onSuccess: { log("\($0)") })
    #expect(log.lines == ["subscribe", "before 1", "1", "after 1", "subscribed"])
  }

  @Test func `a maybe and a completable call closures with an object while it lives`() {
    var heard: Log? = Log()
    if let heard {
      _ = Maybe.just(1).subscribe(with: heard, onSuccess: { $0("\($1)") })
      _ = Maybe<Int>.empty().subscribe(with: heard, onCompleted: { $0("completed") })
      _ = Completable.empty().subscribe(with: heard, onCompleted: { $0("done") })
      #expect(heard.lines == ["1", "completed", "done"])
    }
    let ending = PublishSubject<Never>()
    if let heard {
      _ = ending.asCompletable().subscribe(with: heard, onCompleted: { _ in log("late") })
    }
    heard = nil
    ending.onCompleted()
    #expect(log.lines == [])
  }

  @Test func `an error of a maybe that nobody handles is a diagnostic`() {
    let lines = diagnosed { _ = Maybe<Int>.error(RxError.timeout).subscribe(onSuccess: { _ in }) }
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("unhandled-error") == true)
  }

  @Test func `rx has a binder for each variable of an object`() {
    let controller = UIViewController()
    _ = Observable.just("Trips").bind(to: controller.rx.title)
    #expect(controller.title == "Trips")
  }

  @Test func `a single runs async work for each subscription`() async throws {
    var runs = 0
    let single = Single<Int>.create {
      runs += 1
      return runs
    }
    #expect(try await single.value == 1)
    #expect(try await single.value == 2)
  }
}
