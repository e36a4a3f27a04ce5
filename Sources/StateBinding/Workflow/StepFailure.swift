/// Why a workflow failed, and whether a step's `onError` took it.
@usableFromInline
struct StepFailure {
  let error: any Error
  let isTaken: Bool

  @usableFromInline
  init(error: any Error, isTaken: Bool) {
    self.error = error
    self.isTaken = isTaken
  }
}
