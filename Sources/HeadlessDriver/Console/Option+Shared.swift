extension Option {
  /// The options that every program on the driver has.
  static func shared(languages: [String]) -> [Option] {
    [
      Option("script", value: "FILE", help: "Read the lines from FILE; - is standard input"),
      Option("echo", help: "Print in the form of a transcript"),
      Option("json", help: "Print a JSON object for each line"),
      Option(
        "trace", help: "Show actions, states, routes and lifecycle as they happen",
        isSafeInHeader: true),
      Option("check", value: "FILE...", help: "Replay transcripts, and compare"),
      Option("update", value: "FILE...", help: "Replay transcripts, and rewrite what differs"),
      Option("keep-going", help: "Go on after a line that failed", isSafeInHeader: true),
      Option("open", value: "URL", help: "Follow a deep link first"),
      Option(
        "lang", value: languages.joined(separator: "|"), help: "The language of the screens",
        isSafeInHeader: true, check: oneOf(languages)),
      Option(
        "width", value: "N", help: "The width of a line, 20 to 1000", isSafeInHeader: true
      ) { Options.width($0) == nil ? "is no whole number from 20 to 1000; write one" : nil },
      Option(
        "color", value: ColorChoice.allCases.map(\.rawValue).joined(separator: "|"),
        help: "When to use colour; auto on a terminal",
        check: oneOf(ColorChoice.allCases.map(\.rawValue))),
      Option("help", help: "Print this help"),
      Option("version", help: "Print the version"),
    ]
  }

  private static func oneOf(_ values: [String]) -> @Sendable (String) -> String? {
    { values.contains($0) ? nil : "is not known; write \(values.joined(separator: " or "))" }
  }
}
