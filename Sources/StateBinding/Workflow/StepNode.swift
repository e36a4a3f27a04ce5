/// How a step of a workflow ended.
@usableFromInline
enum StepOutcome<Output> {
  /// With what the next step works on.
  case value(Output)
  /// With nothing: the workflow goes no further here.
  case stopped
  /// With an error, and whether a step's `onError` took it.
  case failed(any Error, isTaken: Bool)
}

/// One step as it runs: it begins when the first listener wants its outcome, and runs once for all of them.
///
/// When the last listener leaves before the outcome is there, the step leaves what it waits for; a later one begins it
/// anew. What it does is a closure and not an override, and all is inlinable: the closure is specialised where the
/// workflow is described, which an override of a generic class never is. The row "workflow of 3 steps" takes several
/// times as long otherwise.
@usableFromInline
final class StepNode<Output>: StepState {
  @usableFromInline typealias Hearing = (StepOutcome<Output>) -> Void

  @usableFromInline let begin: ((StepNode) -> Void)?
  @exclusivity(unchecked) @usableFromInline var first: Hearing?
  /// The listeners after the first, where there are any.
  @exclusivity(unchecked) @usableFromInline var others: StepListeners<Output>?
  @exclusivity(unchecked) @usableFromInline var isTelling = false

  /// A step that waits for what `begin` begins to wait for, and resolves.
  @inlinable
  init(begin: ((StepNode) -> Void)? = nil) {
    self.begin = begin
    super.init()
  }

  /// Tells `hear` the outcome, until it leaves; too late, the outcome is that it stopped.
  @inlinable
  func listen(_ hear: @escaping Hearing) -> StepListening {
    if isOver, !isTelling {
      hear(.stopped)
      return StepListening(step: self, number: -1)
    }
    var number = 0
    if hasBegun || isTelling {
      number = addOther(hear)
    } else {
      first = hear
    }
    if !hasBegun {
      hasBegun = true
      begin?(self)
    }
    return StepListening(step: self, number: number)
  }

  /// Tells all who listen, and who begin to listen meanwhile, in their order.
  @inlinable
  func resolve(_ outcome: StepOutcome<Output>) {
    guard !isOver else { return }
    isOver = true
    leave()
    isTelling = true
    // Taken, not copied and then cleared, which would retain it.
    hasToldFirst = true
    if let hear = first.take() { hear(outcome) }
    if others != nil { tellOthers(outcome) }
    isTelling = false
  }

  @usableFromInline
  func addOther(_ hear: @escaping Hearing) -> Int {
    let others = others ?? StepListeners()
    self.others = others
    return others.add(hear)
  }

  @usableFromInline
  func tellOthers(_ outcome: StepOutcome<Output>) {
    while let hear = others?.next() { hear(outcome) }
    others = nil
  }

  @usableFromInline
  override func remove(_ number: Int) {
    guard number >= 0 else { return }
    let left = number == 0 ? replace(&first, with: nil) : others?.remove(number)
    guard left != nil, !isOver else { return }
    if first == nil, others?.isEmpty ?? true {
      hasBegun = false
      leave()
    }
    letGo(of: left)
  }
}
