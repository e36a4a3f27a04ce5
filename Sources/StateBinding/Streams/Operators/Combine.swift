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

  private static func join<each Input>(
    _ source: repeat Observable<each Input>,
    taking manner: Joint.Manner,
    resultSelector: @escaping (repeat each Input) throws -> Element
  ) -> Observable<Element> {
    Source { downstream in
      let joint = Joint(manner)
      let slot = (repeat Slot<each Input>(in: joint))
      joint.emit = { [unowned joint] in
        do {
          downstream.onNext(try resultSelector(repeat (each slot).take(manner)))
          if joint.isExhausted { downstream.onEnd(.completed) }
        } catch {
          downstream.onEnd(.failed(error))
        }
      }
      joint.end = { downstream.onEnd($0) }
      let inputs = Inputs(of: downstream)
      for (source, slot) in repeat (each source, each slot) {
        inputs.add(source, next: { slot.put($0, joint) }, end: { slot.end($0, joint) })
      }
      inputs.close()
    }
  }
}

/// Knows when the inputs of a combination have what is needed for one more value.
///
/// The inputs' observers own it, so that it goes when they do.
@MainActor
private final class Joint {
  enum Manner { case latest, inStep }

  var emit: () -> Void = {}
  var end: (Termination) -> Void = { _ in }
  let manner: Manner
  private var slots: [any JointSlot] = []

  init(_ manner: Manner) {
    self.manner = manner
  }

  /// Whether no further value can come.
  var isExhausted: Bool {
    switch manner {
    case .latest: slots.allSatisfy { $0.hasEnded }
    case .inStep: slots.contains { $0.hasEnded && !$0.isFilled }
    }
  }

  func add(_ slot: any JointSlot) { slots.append(slot) }

  func filled() {
    if slots.allSatisfy({ $0.isFilled }) { emit() }
  }

  func ended(_ slot: any JointSlot) {
    if isExhausted || (manner == .latest && !slot.isFilled) { end(.completed) }
  }
}

@MainActor
private protocol JointSlot: AnyObject {
  var isFilled: Bool { get }
  var hasEnded: Bool { get }
}

/// What one input of a combination has brought.
private final class Slot<Element>: JointSlot {
  private(set) var hasEnded = false
  private var values = EventQueue<Element>()

  init(in joint: Joint) {
    joint.add(self)
  }

  var isFilled: Bool { !values.isEmpty }

  func take(_ manner: Joint.Manner) -> Element {
    let first = manner == .latest ? values.first : values.popFirst()
    guard let first else { programError("an input was asked for a value that it does not have") }
    return first
  }

  func put(_ element: Element, _ joint: Joint) {
    if joint.manner == .latest { _ = values.popFirst() }
    values.append(element)
    joint.filled()
  }

  func end(_ termination: Termination, _ joint: Joint) {
    switch termination {
    case .failed: joint.end(termination)
    case .completed:
      hasEnded = true
      joint.ended(self)
    }
  }
}
