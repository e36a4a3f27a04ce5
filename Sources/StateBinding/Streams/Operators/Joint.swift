/// Knows when the inputs of a combination have what is needed for one more value.
///
/// The inputs' observers own it, so that it goes when they do.
@MainActor
final class Joint {
  enum Manner { case latest, inStep }

  /// Makes a value of what the inputs have; set before there are any.
  var emit: () throws -> Void = {}
  let end: (Termination) -> Void
  let manner: Manner
  private var slots: [any JointSlot] = []

  init(_ manner: Manner, feeding downstream: Observer<some Any>) {
    self.manner = manner
    end = { downstream.onEnd($0) }
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
    guard slots.allSatisfy({ $0.isFilled }) else { return }
    do {
      try emit()
      if isExhausted { end(.completed) }
    } catch {
      end(.failed(error))
    }
  }

  func ended(_ slot: any JointSlot) {
    if isExhausted || (manner == .latest && !slot.isFilled) { end(.completed) }
  }
}

@MainActor
protocol JointSlot: AnyObject {
  var isFilled: Bool { get }
  var hasEnded: Bool { get }
}

/// What one input of a combination has brought.
final class Slot<Element>: JointSlot {
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
