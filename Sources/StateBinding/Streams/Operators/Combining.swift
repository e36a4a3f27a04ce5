// Operators with several inputs.

extension ObservableType {
  /// All values of this stream and, after its completion, all values of `next`.
  public func concat(_ next: Observable<Element>) -> Observable<Element> {
    .concat([asObservable(), next])
  }

  // Disfavoured, so that `.just(1)` means a stream. So are the others below.
  @_disfavoredOverload
  public func concat(_ next: some ObservableConvertibleType<Element>) -> Observable<Element> {
    concat(next.asObservable())
  }

  /// The values of all the streams that `transform` returns, as they come.
  public func flatMap<Result>(
    _ transform: @escaping (Element) throws -> Observable<Result>
  ) -> Observable<Result> {
    flatMap(transform, latestOnly: false)
  }

  @_disfavoredOverload
  public func flatMap<Source: ObservableConvertibleType>(
    _ transform: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    flatMap { try transform($0).asObservable() }
  }

  /// The values of the stream that `transform` returns for the latest value. A new value ends the previous subscription.
  public func flatMapLatest<Result>(
    _ transform: @escaping (Element) throws -> Observable<Result>
  ) -> Observable<Result> {
    flatMap(transform, latestOnly: true)
  }

  @_disfavoredOverload
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ transform: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    flatMapLatest { try transform($0).asObservable() }
  }

  private func flatMap<Result>(
    _ transform: @escaping (Element) throws -> Observable<Result>, latestOnly: Bool
  ) -> Observable<Result> {
    let stream = asObservable()
    return Source(in: stream.diagnostics) { observer in
      let inputs = Inputs(of: observer)
      var latest: Observer<Result>?
      stream.run(
        inputs.add { element in
          do {
            let inner = try transform(element)
            let input = inputs.add { observer.onNext($0) }
            // Removing the previous input may make this stream send again. That value then removes the new input.
            if latestOnly, let left = replace(&latest, with: input) { inputs.remove(left) }
            inner.run(input)
          } catch {
            observer.onEnd(.failed(error))
          }
        })
      inputs.close()
    }
  }

  /// The values until `other` sends its first value, then completion. An error of `other` ends the stream too.
  public func take(until other: some ObservableType) -> Observable<Element> {
    let stream = asObservable()
    return Source(in: stream.diagnostics) { observer in
      let inputs = Inputs(of: observer)
      other.asObservable().run(inputs.add { _ in observer.onEnd(.completed) })
      stream.run(
        inputs.add(completed: { observer.onEnd(.completed) }) { observer.onNext($0) })
      inputs.close()
    }
  }

  /// The result of `resultSelector` for each value and the latest value of `other`, once `other` has one.
  public func withLatestFrom<Other: ObservableConvertibleType, Result>(
    _ other: Other, resultSelector: @escaping (Element, Other.Element) throws -> Result
  ) -> Observable<Result> {
    let stream = asObservable()
    return Source(in: stream.diagnostics) { observer in
      let inputs = Inputs(of: observer)
      var latest: Other.Element?
      other.asObservable().run(inputs.add { letGo(of: replace(&latest, with: $0)) })
      stream.run(
        inputs.add(completed: { observer.onEnd(.completed) }) { element in
          guard let latest else { return }
          do {
            observer.onNext(try resultSelector(element, latest))
          } catch {
            observer.onEnd(.failed(error))
          }
        })
      inputs.close()
    }
  }

  /// The latest value of `other` for each value of this stream, once `other` has one.
  public func withLatestFrom<Other: ObservableConvertibleType>(
    _ other: Other
  ) -> Observable<Other.Element> {
    withLatestFrom(other) { $1 }
  }
}

extension Observable {
  /// The values of all `sources` as they come; completes with the last, fails with the first error.
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    merge(sources)
  }

  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    Source { observer in
      let inputs = Inputs(of: observer)
      for source in sources {
        if observer.hasEnded { return }
        source.run(inputs.add { observer.onNext($0) })
      }
      inputs.close()
    }
  }

  /// All values of the first of `sources`, then those of the next, and so on.
  public static func concat(_ sources: [Observable<Element>]) -> Observable<Element> {
    inTurn {
      // Each source leaves the array, because an observer that held its own source would never be released.
      var rest: [Observable<Element>] = sources.reversed()
      return { rest.popLast() }
    } while: {
      if case .completed = $0 { true } else { false }
    }
  }

  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    concat(sources)
  }

  /// The first of `sources` and, each time that one fails, the next; fails with the last error.
  package static func firstSuccess(
    of sources: some Sequence<Observable<Element>>
  ) -> Observable<Element> {
    inTurn {
      var rest = sources.makeIterator()
      return { rest.next() }
    } while: {
      if case .failed = $0 { true } else { false }
    }
  }

  /// One source after another, as long as `goesOn` is true of their ends. A source that is over leaves nothing behind.
  ///
  /// `start` makes a closure for each observer, which returns the next source.
  private static func inTurn(
    _ start: @escaping () -> () -> Observable<Element>?,
    while goesOn: @escaping (Termination) -> Bool
  ) -> Observable<Element> {
    Source { observer in
      let next = start()
      var last = Termination.completed
      // Whether the loop below is running. It then starts the next source, so that the stack does not grow.
      var isStarting = false
      @MainActor func goOn() {
        if isStarting { return }
        isStarting = true
        defer { isStarting = false }
        var mayStart = true
        while mayStart, !observer.hasEnded {
          guard let source = next() else { return observer.onEnd(last) }
          mayStart = false
          let input = CallbackObserver<Element>(
            next: { observer.onNext($0) },
            end: { termination in
              guard goesOn(termination) else { return observer.onEnd(termination) }
              last = termination
              mayStart = true
              goOn()
            })
          observer.hold(input)
          source.run(input)
        }
      }
      goOn()
    }
  }

  /// The result of `resultSelector` for the latest values of all `sources`.
  ///
  /// Sends a result for each value of any source, once every source has sent a value.
  public static func combineLatest<each Source: ObservableConvertibleType>(
    _ source: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    combine(repeat (each source).asObservable(), inStep: false, resultSelector: resultSelector)
  }

  /// The latest values of all `sources`, sent for each value of any source, once every source has sent a value.
  public static func combineLatest<each Source: ObservableConvertibleType>(
    _ source: repeat each Source
  ) -> Observable<Element> where Element == (repeat (each Source).Element) {
    combineLatest(repeat each source) { (value: repeat (each Source).Element) in
      (repeat each value)
    }
  }

  public static func combineLatest<Source: ObservableConvertibleType>(
    _ sources: some Collection<Source>,
    resultSelector: @escaping ([Source.Element]) throws -> Element
  ) -> Observable<Element> {
    combine(sources.map { $0.asObservable() }, inStep: false, resultSelector: resultSelector)
  }

  public static func combineLatest<Source: ObservableConvertibleType>(
    _ sources: some Collection<Source>
  ) -> Observable<Element> where Element == [Source.Element] {
    combineLatest(sources) { $0 }
  }

  /// The result of `resultSelector` for the first values of all `sources`, then for the second, and so on.
  public static func zip<each Source: ObservableConvertibleType>(
    _ source: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    combine(repeat (each source).asObservable(), inStep: true, resultSelector: resultSelector)
  }

  /// The first values of all `sources`, then the second, and so on.
  public static func zip<each Source: ObservableConvertibleType>(
    _ source: repeat each Source
  ) -> Observable<Element> where Element == (repeat (each Source).Element) {
    zip(repeat each source) { (value: repeat (each Source).Element) in (repeat each value) }
  }

  public static func zip<Source: ObservableConvertibleType>(
    _ sources: some Collection<Source>,
    resultSelector: @escaping ([Source.Element]) throws -> Element
  ) -> Observable<Element> {
    combine(sources.map { $0.asObservable() }, inStep: true, resultSelector: resultSelector)
  }

  public static func zip<Source: ObservableConvertibleType>(
    _ sources: some Collection<Source>
  ) -> Observable<Element> where Element == [Source.Element] {
    zip(sources) { $0 }
  }

  private static func combine<each Input>(
    _ source: repeat Observable<each Input>, inStep: Bool,
    resultSelector: @escaping (repeat each Input) throws -> Element
  ) -> Observable<Element> {
    Source { observer in
      let combination = Combination(feeding: observer, inStep: inStep)
      let slot = (repeat combination.slot(for: (each Input).self))
      combination.make = { try resultSelector(repeat (each slot).value()) }
      repeat (each source).run((each slot).input)
      combination.inputs.close()
    }
  }

  private static func combine<Input>(
    _ sources: [Observable<Input>], inStep: Bool,
    resultSelector: @escaping ([Input]) throws -> Element
  ) -> Observable<Element> {
    if sources.isEmpty { return inStep ? .empty() : .deferred { .just(try resultSelector([])) } }
    return Source { observer in
      let combination = Combination(feeding: observer, inStep: inStep)
      let slots = sources.map { _ in combination.slot(for: Input.self) }
      combination.make = { try resultSelector(slots.map { $0.value() }) }
      for (source, slot) in Swift.zip(sources, slots) { source.run(slot.input) }
      combination.inputs.close()
    }
  }
}

/// Combines the values of several inputs into one value, for `combineLatest` and `zip`.
@MainActor
private final class Combination<Output> {
  let inputs: Inputs<Output>
  /// Makes the output from the values in the slots. Set before any input runs.
  var make: (() throws -> Output)?
  private let observer: Observer<Output>
  /// Whether each value is used once, as in `zip`. In `combineLatest`, a value is used until its input sends the next one.
  private let isInStep: Bool
  private var slots: [InputSlot] = []

  init(feeding observer: Observer<Output>, inStep: Bool) {
    self.observer = observer
    isInStep = inStep
    inputs = Inputs(of: observer)
  }

  func slot<Input>(for _: Input.Type) -> Slot<Input> {
    let slot = Slot<Input>(inStep: isInStep)
    slots.append(slot)
    slot.input = inputs.add(
      completed: {
        slot.hasEnded = true
        if self.isExhausted || !self.isInStep && !slot.isFilled { self.observer.onEnd(.completed) }
      },
      next: { element in
        slot.put(element)
        self.emitIfFilled()
      })
    return slot
  }

  private func emitIfFilled() {
    guard let make, slots.allSatisfy({ $0.isFilled }) else { return }
    do {
      observer.onNext(try make())
      if isExhausted { observer.onEnd(.completed) }
    } catch {
      observer.onEnd(.failed(error))
    }
  }

  /// Whether no further output can come.
  private var isExhausted: Bool {
    isInStep
      ? slots.contains { $0.hasEnded && !$0.isFilled }
      : slots.allSatisfy { $0.hasEnded }
  }
}

@MainActor
private class InputSlot {
  final var hasEnded = false
  var isFilled: Bool { false }
}

/// Holds the values of one input that the combination may still use.
private final class Slot<Element>: InputSlot {
  var input = Observer<Element>()
  private let isInStep: Bool
  private var values = EventQueue<Element>()

  init(inStep: Bool) {
    isInStep = inStep
  }

  override var isFilled: Bool { !values.isEmpty }

  func put(_ element: Element) {
    let old = isInStep ? nil : values.popFirst()
    values.append(element)
    letGo(of: old)
  }

  func value() -> Element {
    let first = isInStep ? values.popFirst() : values.first
    guard let first else { programError("an input was asked for a value that it does not have") }
    return first
  }
}
