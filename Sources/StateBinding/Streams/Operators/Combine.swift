extension Observable {
  /// What `resultSelector` makes of the latest values of `sources`, each time one of them has a new one
  /// and all have had one.
  public static func combineLatest<each Input>(
    _ source: repeat Observable<each Input>,
    resultSelector: @escaping (repeat each Input) throws -> Element
  ) -> Observable<Element> {
    join(repeat each source, taking: .latest, resultSelector: resultSelector)
  }

  /// The latest values of `sources`, each time one of them has a new one and all have had one.
  public static func combineLatest<each Input>(
    _ source: repeat Observable<each Input>
  ) -> Observable<Element> where Element == (repeat each Input) {
    combineLatest(repeat each source) { (value: repeat each Input) in (repeat each value) }
  }

  /// What `resultSelector` makes of the first values of all `sources`, then of the second, and so on.
  public static func zip<each Input>(
    _ source: repeat Observable<each Input>,
    resultSelector: @escaping (repeat each Input) throws -> Element
  ) -> Observable<Element> {
    join(repeat each source, taking: .inStep, resultSelector: resultSelector)
  }

  /// The first values of all `sources`, then the second, and so on.
  public static func zip<each Input>(
    _ source: repeat Observable<each Input>
  ) -> Observable<Element> where Element == (repeat each Input) {
    zip(repeat each source) { (value: repeat each Input) in (repeat each value) }
  }

  /// What `resultSelector` makes of the latest values of `sources`, each time one of them has a new one and all have had
  /// one.
  public static func combineLatest<Input>(
    _ sources: [Observable<Input>], resultSelector: @escaping ([Input]) throws -> Element
  ) -> Observable<Element> {
    join(sources, taking: .latest, resultSelector: resultSelector)
  }

  /// The latest values of `sources`, each time one of them has a new one and all have had one.
  public static func combineLatest<Input>(
    _ sources: [Observable<Input>]
  ) -> Observable<Element> where Element == [Input] {
    combineLatest(sources) { $0 }
  }

  /// What `resultSelector` makes of the first values of all `sources`, then of the second, and so on.
  public static func zip<Input>(
    _ sources: [Observable<Input>], resultSelector: @escaping ([Input]) throws -> Element
  ) -> Observable<Element> {
    join(sources, taking: .inStep, resultSelector: resultSelector)
  }

  /// The first values of all `sources`, then the second, and so on.
  public static func zip<Input>(
    _ sources: [Observable<Input>]
  ) -> Observable<Element> where Element == [Input] {
    zip(sources) { $0 }
  }

  private static func join<each Input>(
    _ source: repeat Observable<each Input>,
    taking manner: Joint.Manner,
    resultSelector: @escaping (repeat each Input) throws -> Element
  ) -> Observable<Element> {
    Source { downstream in
      let joint = Joint(manner, feeding: downstream)
      let slot = (repeat Slot<each Input>(in: joint))
      joint.emit = { downstream.onNext(try resultSelector(repeat (each slot).take(manner))) }
      let inputs = Inputs(of: downstream)
      for (source, slot) in repeat (each source, each slot) {
        inputs.add(source, next: { slot.put($0, joint) }, end: { slot.end($0, joint) })
      }
      inputs.close()
    }
  }

  private static func join<Input>(
    _ sources: [Observable<Input>], taking manner: Joint.Manner,
    resultSelector: @escaping ([Input]) throws -> Element
  ) -> Observable<Element> {
    if sources.isEmpty { return .empty() }
    return Source { downstream in
      let joint = Joint(manner, feeding: downstream)
      let slots = sources.map { _ in Slot<Input>(in: joint) }
      joint.emit = { downstream.onNext(try resultSelector(slots.map { $0.take(manner) })) }
      let inputs = Inputs(of: downstream)
      for (source, slot) in Swift.zip(sources, slots) {
        inputs.add(source, next: { slot.put($0, joint) }, end: { slot.end($0, joint) })
      }
      inputs.close()
    }
  }
}
