#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where the diagnostics of one running app go.
///
/// With nobody listening they are lines on standard error, so that nothing is swallowed.
@MainActor
public final class Diagnostics {
  /// The diagnostics of the app that the current task belongs to.
  public nonisolated static var current: Diagnostics { TaskContext.current.diagnostics }

  /// The diagnostics of everything that belongs to no run in particular.
  nonisolated static let standard = Diagnostics()

  private lazy var reports = PublishSubject<Diagnostic>()

  /// Nobody listens yet.
  public nonisolated init() {}

  /// Calls `hear` with each diagnostic, until disposed.
  public func observe(_ hear: @escaping (Diagnostic) -> Void) -> any Disposable {
    reports.subscribe(onNext: hear)
  }

  /// Runs `body` with these as the current ones.
  @discardableResult
  public nonisolated func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try context.perform(body)
  }

  /// Runs `body` with these as the current ones.
  @discardableResult
  public nonisolated func perform<Result>(
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await context.perform(body)
  }

  private nonisolated var context: TaskContext {
    let current = TaskContext.current
    return TaskContext(run: current.run, diagnostics: self, work: current.work)
  }

  func report(_ diagnostic: Diagnostic) {
    if reports.hasObservers {
      reports.onNext(diagnostic)
    } else {
      writeToStandardError("\(diagnostic)\n")
    }
  }
}

private func writeToStandardError(_ text: String) {
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    let written = rest.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    if written < 0, errno == EINTR { continue }
    if written <= 0 { return }
    rest = rest.dropFirst(written)
  }
}
