#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The environment variables that the driver looks at; its functions get them as a dictionary.
package enum ProcessEnvironment {
  /// The variables that are set now.
  package static func read() -> [String: String] {
    let names = [
      "CI", "HOME", "LANG", "LC_ALL", "LC_MESSAGES", "NO_COLOR", "TERM", "XDG_STATE_HOME",
    ]
    return names.reduce(into: [:]) { variables, name in
      variables[name] = getenv(name).map { String(cString: $0) }
    }
  }
}

/// When text is coloured.
package enum ColorChoice: String, CaseIterable, Sendable {
  /// On a terminal, unless `NO_COLOR` is set or the terminal is a dumb one.
  case auto
  case always
  case never

  /// Whether to colour the text for an output that is a terminal, or is not.
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
  /// The language that was `asked` for; else, where a person types, the one of the environment if it is known; else
  /// English: no variable changes what a script prints.
  package static func choose(
    asked: String?, isInteractive: Bool, environment: [String: String], known: [String]
  ) -> String {
    if let asked { return asked }
    guard isInteractive,
      let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap({ environment[$0] })
        .first(where: { !$0.isEmpty })
    else { return "en" }
    let language = locale.prefix { !"_.@".contains($0) }.lowercased()
    return known.contains(language) ? language : "en"
  }
}
