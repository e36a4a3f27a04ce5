#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Something that went wrong where no caller could be told.
public struct Diagnostic: Sendable, Equatable, CustomStringConvertible {
  /// What kind of thing went wrong.
  public enum Kind: String, Sendable {
    /// An action whose listener was gone when its turn came.
    case lostAction = "lost-action"
    /// An error that nothing took: of a subscription without `onError`, or of a task.
    case unhandledError = "unhandled-error"
    /// A subscription or task tied to a life that had ended, or had not begun.
    case inactiveScope = "inactive-scope"
    /// Something survived the RIB that it belongs to.
    case leak
    /// Views that never stop changing what they show, or rows that cannot be told apart.
    case view
  }

  /// What kind of thing went wrong.
  public let kind: Kind
  /// What happened, with the values, and what to do.
  public let message: String

  package init(kind: Kind, message: String) {
    self.kind = kind
    self.message = message
  }

  /// The kind, then the message.
  public var description: String { "\(kind.rawValue): \(message)" }
}

extension Diagnostic {
  /// `error` ended `place`, a stream or a task, and nothing took it.
  static func unhandledError(_ error: any Error, in place: String) -> Diagnostic {
    let type = "\(type(of: error))"
    let text = "\(error)"
    let isBareCase =
      !(error is any CustomStringConvertible) && Mirror(reflecting: error).displayStyle == .enum
    let named = text.hasPrefix(type) ? text : "\(type)\(isBareCase ? "." : ": ")\(text)"
    return Diagnostic(
      kind: .unhandledError,
      message: "\(place) failed with \(named) and nothing took the error")
  }

  /// Reports this to the run that the current task belongs to.
  @MainActor
  package func report() {
    Diagnostics.current.report(self)
  }
}

/// Where the diagnostics of one running app go.
///
/// While nobody listens, they are lines on standard error, so that nothing is swallowed.
@MainActor
public final class Diagnostics {
  /// The diagnostics of the app that the current task belongs to.
  public nonisolated static var current: Diagnostics { TaskContext.current.diagnostics }

  /// The diagnostics of everything that belongs to no run in particular.
  nonisolated static let standard = Diagnostics()

  private lazy var reports = PublishSubject<Diagnostic>()

  /// Diagnostics that nobody listens to yet.
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

/// Ends the process over a mistake in the program, with a message that release builds print as well.
package func programError(
  _ message: String, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  fatalError(message, file: file, line: line)
}
