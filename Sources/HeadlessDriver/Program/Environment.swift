package enum ColorChoice: String, CaseIterable, Sendable {
  /// Colours the text on a terminal, unless `NO_COLOR` is set or `TERM` is `dumb` or missing.
  case auto
  case always
  case never

  /// Whether to colour the text for an output that is a terminal, or for one that is not.
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

/// The language of the screens.
package enum Language {
  /// Returns `asked` if it is given; else, at a terminal, the environment's language if it is among `known`; else the first of
  /// `known`.
  ///
  /// A script ignores the environment, so that it prints the same everywhere.
  package static func choose(
    asked: String?, isInteractive: Bool, environment: [String: String], known: [String]
  ) -> String {
    if let asked { return asked }
    let usual = known.first ?? "en"
    guard isInteractive,
      let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap({ environment[$0] })
        .first(where: { !$0.isEmpty })
    else { return usual }
    let language = locale.prefix { !"_.@".contains($0) }.lowercased()
    return known.contains(language) ? language : usual
  }
}
