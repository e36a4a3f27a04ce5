/// What a command line asks for: a task, and the values of its options. All values are valid.
package struct Request: Equatable, Sendable {
  /// The tasks of a program. The raw value is the option that asks for the task.
  package enum Task: String, Sendable {
    /// Launch the app, and send lines to it.
    case run = ""
    /// Replay transcripts, and compare.
    case check = "--check"
    /// Replay transcripts, and rewrite the lines that differ.
    case update = "--update"
    /// Visit every screen of the app, and check it.
    case explore = "--explore"
    /// Send lines at random.
    case random = "--explore random"
    /// Walk within the bound of the map that is kept with the tests, and write the map.
    case updateMap = "--explore --update"
    /// Join the maps of the shards of an exploration.
    case merge = "--merge"
    case previews = "--previews"
    /// Serve the Model Context Protocol.
    case mcp = "--mcp"
    case help = "--help"
    case version = "--version"
  }

  package enum Form: Sendable {
    case screens, transcript, json
  }

  package var task = Task.run
  /// The conditions of the launch. Without a language, an exploration takes every language.
  package var launch = LaunchOptions()
  /// The file to read lines from; `-` is standard input.
  package var script: String?
  package var form = Form.screens
  package var keepsGoing = false
  /// Whether the input may end while work sleeps.
  package var allowsUnfinishedWork = false
  package var color = ColorChoice.auto
  /// The transcripts to replay, and the folders of transcripts, in the order in which they were given.
  package var files: [String] = []
  /// The file for a page that shows the steps or the places.
  package var report: String?

  // MARK: Exploring

  /// Whether each preview is explored, and not the app.
  var startsAtPreviews = false
  /// The texts to type into each field, by the name of the field.
  var samples: [String: [String]] = [:]
  /// The texts of `--always` and `--never`.
  var invariants: [ScreenInvariant] = []
  var limits = PlaceSearch.Limits()
  var seconds: Int?
  /// The part of the exploration to make; nil if all of it.
  package var shard: Shard?
  /// The number of lines to send at random.
  var lines = 10_000
  /// The highest number of processes that make walks at the same time; the number of cores if nil.
  package var jobs: Int?
  /// Whether gaps are violations.
  var isStrict = false
  /// The file that lists the accepted findings.
  package var accepted: String?
  /// The file with the map to compare with.
  package var against: String?
  /// The files for the result in the form of JUnit, and for the map.
  package var junit, savedMap: String?
  /// The folder for transcripts that together take every line.
  package var transcripts: String?
  /// Whether those transcripts take every line of each place.
  package var takesEveryLine = false
  /// The folder of the transcripts to lay over the map, and the folder for transcripts of what they do not reach.
  package var coveredBy, missing: String?

  package var namedFiles: [NamedFile] = []

  package struct NamedFile: Equatable {
    package let option: String
    package let path: String
    package let use: OptionRow.Use
  }

  package init() {}

  package var runsChildren: Bool {
    [.check, .update, .explore, .random, .updateMap, .mcp].contains(task)
  }

  /// Whether the app is compared with the map that is kept with its tests. An exploration with other conditions of the launch is not.
  package var usesKeptMap: Bool {
    task == .updateMap
      || task == .explore && against == nil && shard == nil && !startsAtPreviews
        && launch == LaunchOptions()
  }

  package var writesFiles: Bool {
    transcripts != nil || missing != nil || namedFiles.contains { $0.use == .writes }
  }

  /// Whether every start is explored in every language, within the plan's own limits.
  var exploresAll: Bool {
    task == .explore && !startsAtPreviews && launch.preview == nil && launch.settings.isEmpty
      && launch.language == nil && seconds == nil && shard == nil
      && limits == PlaceSearch.Limits()
  }

  /// The time at which an exploration that begins now must end; nil if it has no end.
  var end: ContinuousClock.Instant? { seconds.map { .now + .seconds($0) } }
}
