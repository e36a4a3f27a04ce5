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
class StepNode<Output>: StepState {
  @usableFromInline typealias Begin = (StepNode) -> Void

  @usableFromInline final let begin: Begin?
  @exclusivity(unchecked) @usableFromInline final var first: StepListener<Output>?
  /// The listeners after the first, where there are any.
  @exclusivity(unchecked) @usableFromInline final var others: StepListeners<Output>?
  @exclusivity(unchecked) @usableFromInline final var isTelling = false

  /// A step that waits for what `begin` begins to wait for, and resolves.
  @inlinable
  init(begin: Begin? = nil) {
    self.begin = begin
    super.init()
  }

  /// Tells the outcome by `hear`, with `object`, until that leaves; too late, the outcome is that it stopped.
  @inlinable
  final func listen(
    with object: AnyObject? = nil, _ hear: @escaping StepListener<Output>.Hear
  ) -> StepListening {
    let listener = StepListener(object, hear)
    if isOver, !isTelling {
      listener.hear(.stopped)
      return StepListening(step: self, number: -1)
    }
    var number = 0
    if hasBegun || isTelling {
      number = addOther(listener)
    } else {
      first = listener
    }
    if !hasBegun {
      hasBegun = true
      begin?(self)
    }
    return StepListening(step: self, number: number)
  }

  /// Tells all who listen, and who begin to listen meanwhile, in their order.
  @inlinable
  final func resolve(_ outcome: StepOutcome<Output>) {
    guard !isOver else { return }
    isOver = true
    leave()
    isTelling = true
    // Taken, not copied and then cleared, which would retain it.
    hasToldFirst = true
    if let listener = first.take() { listener.hear(outcome) }
    if others != nil { tellOthers(outcome) }
    isTelling = false
  }

  @usableFromInline
  final func addOther(_ listener: StepListener<Output>) -> Int {
    let others = others ?? StepListeners()
    self.others = others
    return others.add(listener)
  }

  @usableFromInline
  final func tellOthers(_ outcome: StepOutcome<Output>) {
    while let listener = others?.next() { listener.hear(outcome) }
    others = nil
  }

  @usableFromInline
  final override func remove(_ number: Int) {
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
