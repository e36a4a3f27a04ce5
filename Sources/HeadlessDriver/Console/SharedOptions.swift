extension Option {
  /// The options that every program on the driver takes.
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
      Option("explore", help: "Visit every screen of the app, and check it"),
      file("report", ".html", "Write a page that shows each step or place"),
      Option("keep-going", help: "Go on after a line that failed", isSafeInHeader: true),
      Option("open", value: "URL", help: "Follow a deep link first"),
      Option(
        "lang", value: languages.joined(separator: "|"), help: "The language of the screens",
        isSafeInHeader: true, check: oneOf(languages)),
      Option(
        "width", value: "N", help: "The width of a line, 20 to 1000", isSafeInHeader: true
      ) {
        wholeNumber($0).map(LaunchOptions.widths.contains) == true
          ? nil : "is not a whole number from 20 to 1000; write one"
      },
      Option(
        "seed", value: "N", help: "The seed of random numbers; 0 if not given",
        isSafeInHeader: true
      ) {
        wholeNumber($0, as: UInt64.self) == nil
          ? "is not a seed; write a whole number from 0 to 18446744073709551615" : nil
      },
      Option(
        "color", value: ColorChoice.allCases.map(\.rawValue).joined(separator: "|"),
        help: "When to use colour; auto on a terminal",
        check: oneOf(ColorChoice.allCases.map(\.rawValue))),
      Option("help", help: "Print this help"),
      Option("version", help: "Print the version"),
    ]
  }

  /// The options that only go with `--explore`.
  static let exploring = [
    number("depth", "Take at most N lines from the start"),
    number(
      "limit", "Visit at most N places a walk; \(PlaceSearch.Limits.usualPlaces) if not given"),
    number("seconds", "Stop after N seconds"),
    Option("sample", value: "FIELD=TEXT", help: "Type TEXT into FIELD; may be repeated") {
      $0.contains("=") ? nil : "has no =; write FIELD=TEXT"
    },
    Option("accept", value: "FILE", help: "Accept the findings in FILE: RULE NAME REASON a line"),
    Option("graph", value: "FILE", help: "Write the first walk as a graph, FILE.dot or FILE.mmd") {
      $0.hasSuffix(".dot") || $0.hasSuffix(".mmd")
        ? nil : "does not end with .dot or .mmd; write FILE.dot or FILE.mmd"
    },
    file("junit", ".xml", "Write the result in the form of JUnit"),
    Option(
      "write-transcripts", value: "DIR", help: "Write transcripts that visit every place once"),
    file("save-map", ".map", "Write the places as text, to compare with later"),
    Option("against", value: "FILE", help: "Say what differs from a map saved with --save-map"),
    number("lines", "With random: send N lines"),
    number("jobs", "Make N walks at once; one per core if not given"),
  ]

  /// An option that names a file to write. A file that was named by mistake, such as a transcript, must not be overwritten.
  private static func file(_ name: String, _ ending: String, _ help: String) -> Option {
    Option(name, value: "FILE\(ending)", help: help) {
      $0.hasSuffix(ending) ? nil : "does not end with \(ending); write FILE\(ending)"
    }
  }

  private static func number(_ name: String, _ help: String) -> Option {
    Option(name, value: "N", help: help) {
      (Int($0) ?? 0) > 0 ? nil : "is not a whole number above 0; write one"
    }
  }

  /// The number in `text`; nil if it has anything but digits or is too large.
  private static func wholeNumber<Number: FixedWidthInteger>(
    _ text: String, as type: Number.Type = Int.self
  ) -> Number? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Number(text) : nil
  }

  private static func oneOf(_ values: [String]) -> @Sendable (String) -> String? {
    { values.contains($0) ? nil : "is not known; write \(values.joined(separator: " or "))" }
  }
}
