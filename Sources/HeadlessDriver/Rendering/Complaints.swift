import StateBinding

extension LineError {
  /// The error as a line for a person, without a line end.
  package var complaint: String { "error[\(code.rawValue)]: \(Escaping.line(sentence))" }
}

extension Diagnostic {
  /// The diagnostic as a line for a person, without a line end.
  package var complaint: String { "warning[\(kind.rawValue)]: \(Escaping.line(message))" }
}
