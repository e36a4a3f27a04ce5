/// How a step of a workflow ended.
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
/// anew.
@MainActor
class StepNode<Output> {
  private var listeners: [StepListening<Output>] = []
  private var hasBegun = false
  private(set) var isOver = false

  /// Whether somebody waits for its outcome.
  final var isRunning: Bool { hasBegun && !isOver }

  /// Is told the outcome by `hear`, until the listening is disposed; too late, the outcome is that it stopped.
  final func listen(
    _ hear: @escaping (StepOutcome<Output>) -> Void
  ) -> StepListening<Output> {
    let listening = StepListening(node: self, hear)
    if isOver, listeners.isEmpty {
      listening.hear(.stopped)
      return listening
    }
    listeners.append(listening)
    if !hasBegun {
      hasBegun = true
      begin()
    }
    return listening
  }

  /// Tells all who listen, and who begin to listen meanwhile, in their order.
  final func resolve(_ outcome: StepOutcome<Output>) {
    guard !isOver else { return }
    isOver = true
    leave()
    var index = 0
    while index < listeners.count {
      let listening = listeners[index]
      index += 1
      listening.hear(outcome)
    }
    listeners = []
  }

  final func remove(_ listening: StepListening<Output>) {
    guard !isOver else { return }
    listeners.removeAll { $0 === listening }
    if listeners.isEmpty {
      hasBegun = false
      leave()
    }
  }

  /// Waits for what it needs, and resolves.
  func begin() {}

  /// Leaves what it waits for.
  func leave() {}

  /// Fails if there is no outcome within `duration` of its input.
  func setLimit(_ duration: Duration, _ clock: any Clock<Duration>) {}
}

/// One listener of a step.
@MainActor
final class StepListening<Output>: Disposable {
  private var node: StepNode<Output>?
  private var listener: ((StepOutcome<Output>) -> Void)?

  init(node: StepNode<Output>, _ listener: @escaping (StepOutcome<Output>) -> Void) {
    self.node = node
    self.listener = listener
  }

  func hear(_ outcome: StepOutcome<Output>) {
    guard let listener else { return }
    self.listener = nil
    node = nil
    listener(outcome)
  }

  func dispose() {
    guard let node else { return }
    listener = nil
    self.node = nil
    node.remove(self)
  }
}
