/// The task that a command line asks for, with its options. All values are valid.
package enum Request: Equatable, Sendable {
  /// Launch the app, and send lines to it.
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

  /// Whether children run the app.
  var runsChildren: Bool {
    switch self {
    case .check, .update, .explore: true
    case .run, .help, .version: false
    }
  }
}

/// The options of a program that sends lines to its app.
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

/// The options that the header of a transcript sets.
package struct HeaderOptions: Equatable, Sendable {
  /// The conditions of the launch.
  package var launch: LaunchOptions
  /// Whether to go on after an error.
  package var keepsGoing: Bool
}
