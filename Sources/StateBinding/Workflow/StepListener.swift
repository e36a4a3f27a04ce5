/// Who listens to a step: an object that is kept meanwhile, and what is done with it and the outcome.
///
/// Apart, so that the closure captures nothing and is not allocated; the row "workflow of 3 steps".
@MainActor
@usableFromInline
struct StepListener<Output> {
  @usableFromInline typealias Hear = (AnyObject?, StepOutcome<Output>) -> Void

  @usableFromInline let object: AnyObject?
  @usableFromInline let hear: Hear

  @inlinable
  init(_ object: AnyObject?, _ hear: @escaping Hear) {
    self.object = object
    self.hear = hear
  }

  @inlinable
  func hear(_ outcome: StepOutcome<Output>) {
    hear(object, outcome)
  }
}
