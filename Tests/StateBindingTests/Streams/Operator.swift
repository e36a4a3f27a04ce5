import StateBinding
import Testing

/// An operator in a form that passes its values on unchanged, so that all obey the same laws.
nonisolated struct Operator: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let apply: @MainActor @Sendable (Observable<Int>) -> Observable<Int>

  init(_ name: String, _ apply: @escaping @MainActor @Sendable (Observable<Int>) -> Observable<Int>)
  {
    testDescription = name
    self.apply = apply
  }

  static let all = oneInput + moreInputs + wrapped

  private static let oneInput = [
    Operator("map") { $0.map { $0 } },
    Operator("compactMap") { $0.compactMap { $0 } },
    Operator("filter") { $0.filter { _ in true } },
    Operator("take") { $0.take(100) },
    Operator("skip") { $0.skip(0) },
    Operator("startWith") { $0.startWith() },
    Operator("distinctUntilChanged") { $0.distinctUntilChanged() },
    Operator("distinctUntilChanged by key") { $0.distinctUntilChanged { $0 } },
    Operator("distinctUntilChanged by comparison") { $0.distinctUntilChanged { $0 == $1 } },
    Operator("scan") { $0.scan(0) { $1 } },
    Operator("do") { $0.do(onNext: { _ in }, onSubscribe: {}) },
    Operator("catch") { $0.catch { throw $0 } },
    Operator("share") { $0.share() },
    Operator("share, replay 1") { $0.share(replay: 1) },
    Operator("observe(on:)") { $0.observe(on: MainScheduler.instance) },
    Operator("asObservable") { $0.asObservable() },
  ]

  private static let moreInputs = [
    Operator("flatMap") { $0.flatMap { .just($0) } },
    Operator("flatMapLatest") { $0.flatMapLatest { .just($0) } },
    Operator("take(until:)") { $0.take(until: Observable<Void>.never()) },
    Operator("merge") { .merge(.empty(), $0) },
    Operator("combineLatest") { .combineLatest(Observable.just(0), $0) { $1 } },
    Operator("zip") { .zip($0, Observable.from(1...100)) { value, _ in value } },
    Operator("withLatestFrom") { $0.withLatestFrom(Observable.just(0)) { value, _ in value } },
  ]

  private static let wrapped = [
    Operator("deferred") { source in .deferred { source } },
    Operator("create") { source in .create { source.subscribe($0) } },
    Operator("three operators") { $0.map { $0 }.flatMap { .just($0) }.share() },
    Operator("merge of a map, mapped") {
      .merge($0.map { $0 }, .empty()).map { $0 }.filter { _ in true }
    },
  ]
}
