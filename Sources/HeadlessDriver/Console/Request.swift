/// The task that a command line asks for, with its options. All values are valid.
package enum Request: Equatable, Sendable {
  /// Run the app on lines.
  case run(RunOptions)
  /// Replay transcripts, and compare.
  case check(ReplayOptions)
  /// Replay transcripts, and rewrite the lines that differ.
  case update(ReplayOptions)
  /// Visit the screens of the app, and check them.
  case explore(ExploreOptions)
  /// Print the help.
  case help
  /// Print the version.
  case version
}

/// The conditions under which an app is launched.
package struct LaunchOptions: Equatable, Sendable {
  /// The language given with `--lang`.
  package var language: String?
  /// The width given with `--width`.
  package var width: Int?
  /// The seed given with `--seed`.
  package var seed: UInt64?
  /// Whether to show the events inside the app.
  package var traces = false
  /// The link to follow first.
  package var url: String?
  /// The values of the app's own options by name; empty for a flag.
  package var settings: [String: String] = [:]

  /// The widths that `--width` accepts.
  static let widths = 20...1000

  /// These options, and those of `other` where these say nothing.
  func filled(by other: LaunchOptions) -> LaunchOptions {
    LaunchOptions(
      language: language ?? other.language, width: width ?? other.width, seed: seed ?? other.seed,
      traces: traces || other.traces, url: url ?? other.url,
      settings: settings.merging(other.settings) { own, _ in own })
  }
}

/// The options of a program that runs its app on lines.
package struct RunOptions: Equatable, Sendable {
  /// The forms in which answers are printed.
  package enum Form: Sendable {
    case screens, transcript, json
  }

  /// The conditions of the launch.
  package var launch = LaunchOptions()
  /// The file to read lines from; `-` is standard input.
  package var script: String?
  /// The form in which to print answers.
  package var form = Form.screens
  /// Whether to go on after an error.
  package var keepsGoing = false
  /// The file to write a report to.
  package var report: String?
  /// When to use colour.
  package var color = ColorChoice.auto
}

/// The options of a program that replays transcripts.
package struct ReplayOptions: Equatable, Sendable {
  /// The transcripts and the folders of transcripts, in the order in which they were given.
  package var files: [String]
  /// The file to write a report to.
  package var report: String?
  /// When to use colour.
  package var color: ColorChoice
}

/// The options of a program that explores its app.
package struct ExploreOptions: Equatable, Sendable {
  /// The ways to explore an app.
  enum Way: Equatable {
    case everyPlace(EveryPlace)
    /// Sends this many lines at random.
    case random(lines: Int)
  }

  /// The options of a search for every place.
  struct EveryPlace: Equatable {
    var limits: PlaceSearch.Limits
    var seconds: Int?
    /// The file to write the graph to.
    var graph: String?
    /// The file to write the map to.
    var report: String?
    /// The folder to write transcripts to that take every line.
    var transcripts: String?
  }

  /// The conditions of the launch. Without a language, the app is explored in every language.
  package var launch: LaunchOptions
  /// The texts to type into each field, by the name of the field.
  var samples: [String: [String]]
  var way: Way
}

/// The options that the header of a transcript sets.
package struct HeaderOptions: Equatable, Sendable {
  /// The conditions of the launch.
  package var launch: LaunchOptions
  /// Whether to go on after an error.
  package var keepsGoing: Bool
}
