/// What the current task belongs to: one task-local value for all of it, as each takes five hundred instructions to set.
final class TaskContext: Sendable {
  @TaskLocal static var current = TaskContext(
    run: AppRun(diagnostics: .standard), diagnostics: .standard, work: nil)

  let run: AppRun
  let diagnostics: Diagnostics
  /// The counted work that the task is part of.
  let work: Work?

  init(run: AppRun, diagnostics: Diagnostics, work: Work?) {
    self.run = run
    self.diagnostics = diagnostics
    self.work = work
  }

  /// The same in `run`, within a new piece of work.
  func counted(in run: AppRun) -> TaskContext {
    TaskContext(
      run: run, diagnostics: self.run === run ? diagnostics : run.diagnostics,
      work: Work(in: run.ledger))
  }

  /// Runs `body` as a part of this.
  func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self, operation: body)
  }

  /// Runs `body` as a part of this.
  func perform<Result>(_ body: () async throws -> Result) async rethrows -> Result {
    try await Self.$current.withValue(self, operation: body)
  }
}
