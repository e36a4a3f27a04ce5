/// When text is coloured.
package enum ColorChoice: String, CaseIterable, Sendable {
  /// On a terminal, unless `NO_COLOR` is set or the terminal is a dumb one.
  case auto
  /// Whatever the output is.
  case always
  /// Not at all.
  case never

  /// Whether to colour what goes to an output that is a terminal, or is not.
  package func isColored(isTerminal: Bool, environment: [String: String]) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      isTerminal && (environment["NO_COLOR"] ?? "").isEmpty
        && !["", "dumb"].contains(environment["TERM"] ?? "")
    }
  }
}
