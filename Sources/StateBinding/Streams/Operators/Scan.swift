extension Observable {
  /// What `accumulate` makes of each value and its own last result, beginning with `seed`.
  public func scan<Result>(
    _ seed: Result, accumulator accumulate: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    lift { ScanStage($0, seed, accumulate) }
  }
}

private final class ScanStage<Input, Output>: Stage<Input, Output> {
  private let accumulate: (Output, Input) throws -> Output
  private var result: Output

  init(
    _ downstream: Observer<Output>, _ seed: Output,
    _ accumulate: @escaping (Output, Input) throws -> Output
  ) {
    self.accumulate = accumulate
    result = seed
    super.init(downstream)
  }

  override func receive(_ element: Input) {
    send {
      let next = try accumulate(result, element)
      letGo(of: replace(&result, with: next))
      return next
    }
  }
}
