/// Looks at the error of the step before, and passes the outcome on.
final class ErrorNode<Output>: StepNode<Output> {
  private let input: StepNode<Output>
  private let look: (any Error) -> Void
  private var listening: (any Disposable)?

  init(_ input: StepNode<Output>, _ look: @escaping (any Error) -> Void) {
    self.input = input
    self.look = look
  }

  override func begin() {
    listening = input.listen { [unowned self] in hear($0) }
  }

  override func leave() {
    listening?.dispose()
    listening = nil
  }

  override func setLimit(_ duration: Duration, _ clock: any Clock<Duration>) {
    input.setLimit(duration, clock)
  }

  private func hear(_ outcome: StepOutcome<Output>) {
    guard case .failed(let error, _) = outcome else {
      resolve(outcome)
      return
    }
    look(error)
    resolve(.failed(error, isTaken: true))
  }
}
