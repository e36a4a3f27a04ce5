/// The options that a program was started with, all checked.
package struct Options: Equatable, Sendable {
  /// What the program is to do.
  package enum Purpose: Equatable, Sendable {
    /// Run the app on lines.
    case run
    /// Replay the files, and compare.
    case check
    /// Replay the files, and rewrite what differs.
    case update
    /// Print the help, and end with 0.
    case help
    /// Print the version, and end with 0.
    case version
  }

  /// The value of each option that was given; empty for a flag.
  var values: [String: String] = [:]

  /// What the program is to do.
  package internal(set) var purpose = Purpose.run

  /// The transcripts to check or update, in the order in which they were given.
  package internal(set) var files: [String] = []

  /// Whether the option `name`, shared or the app's own, was given.
  package func has(_ name: String) -> Bool { values[name] != nil }

  /// The value that was given to the option `name`, shared or the app's own.
  package subscript(name: String) -> String? { values[name] }

  /// The file to read lines from; `-` is standard input.
  package var script: String? { self["script"] }

  /// Whether to print the form of a transcript.
  package var echoes: Bool { has("echo") }

  /// Whether to print JSON.
  package var isJSON: Bool { has("json") }

  /// Whether to show what happens inside.
  package var traces: Bool { has("trace") }

  /// Whether to go on after an error.
  package var keepsGoing: Bool { has("keep-going") }

  /// The link to follow first.
  package var url: String? { self["open"] }

  /// The language that was asked for.
  package var language: String? { self["lang"] }

  /// The width that was asked for.
  package var width: Int? { self["width"].flatMap(Self.width) }

  /// When to use colour.
  package var color: ColorChoice { self["color"].flatMap(ColorChoice.init) ?? .auto }

  /// The nearest width that can be asked for.
  static func clamped(width: Int) -> Int { min(max(width, 20), 1000) }

  /// The width that `text` says, if it is one.
  static func width(_ text: String) -> Int? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let width = Int(text) else {
      return nil
    }
    return (20...1000).contains(width) ? width : nil
  }
}
