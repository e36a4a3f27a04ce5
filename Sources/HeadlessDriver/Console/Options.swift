/// The options that a program was started with. All values are valid.
package struct Options: Equatable, Sendable {
  /// The task of the program.
  package enum Purpose: String, Sendable {
    /// Run the app on lines.
    case run
    /// Replay the files, and compare.
    case check
    /// Replay the files, and rewrite the lines that differ.
    case update
    /// Visit every screen of the app, and check it.
    case explore
    /// Print the help, and end with 0.
    case help
    /// Print the version, and end with 0.
    case version
  }

  /// The value of each given option by name; empty for a flag.
  var values: [String: String] = [:]

  /// The task of the program.
  package internal(set) var purpose = Purpose.run

  /// The texts that were given with `--sample`, by the name of the field.
  var samples: [String: [String]] = [:]

  /// The transcripts to check or update, in the order in which they were given. With `--explore`, the word `random` or nothing.
  package internal(set) var files: [String] = []

  /// Whether the option `name`, shared or the app's own, was given.
  package func has(_ name: String) -> Bool { values[name] != nil }

  /// The value that was given to the option `name`, shared or the app's own.
  package subscript(name: String) -> String? { values[name] }

  /// The file to read lines from; `-` is standard input.
  package var script: String? { self["script"] }

  /// Whether to print a transcript instead of plain screens.
  package var echoes: Bool { has("echo") }

  /// Whether to print JSON.
  package var isJSON: Bool { has("json") }

  /// Whether to show the events inside the app.
  package var traces: Bool { has("trace") }

  /// Whether to go on after an error.
  package var keepsGoing: Bool { has("keep-going") }

  /// The file to write a report to.
  package var report: String? { self["report"] }

  /// The link to follow first.
  package var url: String? { self["open"] }

  /// The language given with `--lang`.
  package var language: String? { self["lang"] }

  /// The width given with `--width`.
  package var width: Int? { self["width"].flatMap(Self.width) }

  /// The seed given with `--seed`.
  package var seed: UInt64? { self["seed"].flatMap(Self.seed) }

  /// The whole number given to the option `name`.
  func number(_ name: String) -> Int? { self[name].flatMap { Int($0) } }

  /// When to use colour.
  package var color: ColorChoice { self["color"].flatMap(ColorChoice.init) ?? .auto }

  /// `width`, limited to the range that `--width` accepts.
  static func clamped(width: Int) -> Int { min(max(width, 20), 1000) }

  /// The width in `text`; nil if it is not a whole number from 20 to 1000.
  fileprivate static func width(_ text: String) -> Int? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let width = Int(text) else {
      return nil
    }
    return (20...1000).contains(width) ? width : nil
  }

  /// The seed in `text`; nil if `text` is not an unsigned number of 64 bits.
  fileprivate static func seed(_ text: String) -> UInt64? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? UInt64(text) : nil
  }
}

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
      Option("report", value: "FILE.html", help: "Write a page that shows each step or place") {
        // A file that was named by mistake, such as a transcript, must not be overwritten.
        $0.hasSuffix(".html") ? nil : "does not end with .html; write FILE.html"
      },
      Option("keep-going", help: "Go on after a line that failed", isSafeInHeader: true),
      Option("open", value: "URL", help: "Follow a deep link first"),
      Option(
        "lang", value: languages.joined(separator: "|"), help: "The language of the screens",
        isSafeInHeader: true, check: oneOf(languages)),
      Option(
        "width", value: "N", help: "The width of a line, 20 to 1000", isSafeInHeader: true
      ) { Options.width($0) == nil ? "is not a whole number from 20 to 1000; write one" : nil },
      Option(
        "seed", value: "N", help: "The seed of random numbers; 0 if not given",
        isSafeInHeader: true
      ) {
        Options.seed($0) == nil
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
    number("limit", "Visit at most N places a walk; \(Walk.Limits.usualPlaces) if not given"),
    number("seconds", "Stop after N seconds"),
    Option("sample", value: "FIELD=TEXT", help: "Type TEXT into FIELD; may be repeated") {
      $0.contains("=") ? nil : "has no =; write FIELD=TEXT"
    },
    Option("graph", value: "FILE", help: "Write the places as a graph to FILE.dot or FILE.mmd") {
      $0.hasSuffix(".dot") || $0.hasSuffix(".mmd")
        ? nil : "does not end with .dot or .mmd; write FILE.dot or FILE.mmd"
    },
    Option(
      "write-transcripts", value: "DIR", help: "Write transcripts that take every line once"),
    number("lines", "With random: send N lines"),
  ]

  private static func number(_ name: String, _ help: String) -> Option {
    Option(name, value: "N", help: help) {
      (Int($0) ?? 0) > 0 ? nil : "is not a whole number above 0; write one"
    }
  }

  private static func oneOf(_ values: [String]) -> @Sendable (String) -> String? {
    { values.contains($0) ? nil : "is not known; write \(values.joined(separator: " or "))" }
  }
}
