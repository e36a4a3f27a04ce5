import HeadlessUI
import StateBinding

extension LineError {
  /// It as a line for a person, without a line end.
  func complaint(isStyled: Bool = false) -> String {
    let code = "error[\(code.rawValue)]"
    return "\(isStyled ? "\u{1B}[31m\(code)\u{1B}[0m" : code): \(Escaping.line(sentence))"
  }
}

extension Diagnostic {
  /// It as a line for a person, without a line end.
  var complaint: String { "warning[\(kind.rawValue)]: \(Escaping.line(message))" }
}
