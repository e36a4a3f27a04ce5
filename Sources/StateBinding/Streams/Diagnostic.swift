/// Something that went wrong where no caller could be told.
public struct Diagnostic: Sendable, Equatable, CustomStringConvertible {
  /// What kind of thing went wrong.
  public enum Kind: String, Sendable {
    /// An action whose listener was gone when its turn came.
    case lostAction = "lost-action"
    /// An error that no one took: of a subscription without `onError`, or of a task.
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

  /// Reports it to the run that the current task belongs to.
  @MainActor
  package func report() {
    Diagnostics.current.report(self)
  }
}
