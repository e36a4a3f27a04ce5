import StateBinding
import StateBindingFiles

/// A row of the table of options: how an option is written, the tasks that it goes with, and where its value goes.
package struct OptionRow: Sendable {
  /// The uses of a file or folder that an option names.
  package enum Use: Sendable {
    case reads, writes
  }

  let option: Option
  /// The task that the option chooses; nil if it goes with `tasks`.
  var task: Request.Task?
  let tasks: [Request.Task]
  /// The driver's use of the file that the value names; nil if the value names no file, or a file of the app.
  var use: Use?
  /// The name of the option that cannot be given together with this one.
  var alternative: String?
  /// Whether the option can be given to a session in a test, and to a start in the explorer's plan.
  var isForSessions = false
  var isForStarts = false
  var isRepeatable = false
  /// Puts the value, empty for a flag, into the request.
  let store: @Sendable (inout Request, String) -> Void

  var name: String { option.name }
  /// Whether only explorations take the option.
  var isForExploring: Bool {
    task == nil && tasks.allSatisfy { [.explore, .random, .updateMap, .merge].contains($0) }
  }

  init(task: Request.Task, value: String? = nil, _ help: String) {
    option = Option(String(task.rawValue.dropFirst(2)), value: value, help: help)
    self.task = task
    tasks = []
    store = { request, _ in request.task = task }
  }

  /// The option `name` of the driver.
  init(
    _ name: String, value: String? = nil, _ tasks: [Request.Task], _ help: String,
    use: Use? = nil, alternative: String? = nil, isSafeInHeader: Bool = false,
    isForSessions: Bool = false, isForStarts: Bool = false, isRepeatable: Bool = false,
    check: @escaping @Sendable (String) -> String? = { _ in nil },
    store: @escaping @Sendable (inout Request, String) -> Void
  ) {
    option = Option(name, value: value, help: help, isSafeInHeader: isSafeInHeader, check: check)
    (self.tasks, self.use, self.alternative, self.store) = (tasks, use, alternative, store)
    (self.isForSessions, self.isForStarts) = (isForSessions, isForStarts)
    self.isRepeatable = isRepeatable
  }

  /// The row of `option`, which the app declares. Explorations refuse an option that names a server, because each copy of the app
  /// would see the changes of the copy before. A file is copied for each copy of the app.
  init(own option: Option) {
    self.option = option
    isForStarts = option.isSafeInHeader || option.isFile
    isForSessions = true
    tasks = [.run, .mcp] + (isForStarts ? [.explore, .random] : [])
    store = { $0.launch.settings[option.name] = $1 }
  }
}

extension OptionRow {
  private static let exploring: [Request.Task] = [.explore, .random]
  private static let launching: [Request.Task] = [.run, .mcp] + exploring

  /// The options that every program on the driver takes, in the order of the help.
  static func table(languages: [String]) -> [OptionRow] {
    let colors = ColorChoice.allCases.map(\.rawValue)
    return [
      OptionRow(
        "script", value: "FILE", [.run, .mcp], "Read the lines from FILE; - is standard input",
        use: .reads
      ) { $0.script = $1 },
      OptionRow("echo", [.run], "Print in the form of a transcript", alternative: "json") {
        (request, _) in request.form = .transcript
      },
      OptionRow("json", [.run], "Print a JSON object for each line", alternative: "echo") {
        (request, _) in request.form = .json
      },
      OptionRow(
        "trace", [.run], "Show actions, states, routes and lifecycle as they happen",
        isSafeInHeader: true, isForSessions: true
      ) { (request, _) in request.launch.traces = true },
      OptionRow(task: .check, value: "FILE...", "Replay transcripts, and compare"),
      OptionRow(task: .update, value: "FILE...", "Replay transcripts, and rewrite what differs"),
      OptionRow(task: .explore, "Visit every screen of the app, and check it"),
      OptionRow(task: .merge, value: "FILE...", "Join the maps and the results of all shards"),
      OptionRow(task: .mcp, "Serve the Model Context Protocol, for agents"),
      file(
        "report", ".html", [.run, .check, .update, .explore],
        "Write a page that shows each step or place"
      ) { $0.report = $1 },
      OptionRow("keep-going", [.run], "Go on after a line that failed", isSafeInHeader: true) {
        (request, _) in request.keepsGoing = true
      },
      OptionRow(
        "unfinished", [.run], "Let the input end while work is under way", isSafeInHeader: true
      ) { (request, _) in request.allowsUnfinishedWork = true },
      OptionRow(
        "open", value: "URL", launching, "Follow a deep link first", isForSessions: true,
        isForStarts: true
      ) { $0.launch.url = $1 },
      OptionRow(
        "preview", value: "NAME", launching, "Start at a preview, not at the app",
        isSafeInHeader: true, isForSessions: true, isForStarts: true, check: Preview.refusal
      ) { $0.launch.preview = Preview.find($1)?.identifier },
      OptionRow(
        "previews", [.previews] + exploring, "List the previews; with --explore, start at each",
        alternative: "preview"
      ) { (request, _) in request.startsAtPreviews = true },
      OptionRow(
        "lang", value: languages.joined(separator: "|"), launching, "The language of the screens",
        isSafeInHeader: true, isForSessions: true, isForStarts: true, check: oneOf(languages)
      ) { $0.launch.language = $1 },
      OptionRow(
        "width", value: "N", launching, "The width of a line, 20 to 1000", isSafeInHeader: true,
        isForSessions: true, isForStarts: true,
        check: {
          wholeNumber($0).map(LaunchOptions.widths.contains) == true
            ? nil : "is not a whole number from 20 to 1000; write one"
        }
      ) { $0.launch.width = Int($1) },
      OptionRow(
        "seed", value: "N", launching, "The seed of random numbers; 0 if not given",
        isSafeInHeader: true, isForSessions: true, isForStarts: true,
        check: {
          wholeNumber($0, as: UInt64.self) == nil
            ? "is not a seed; write a whole number from 0 to 18446744073709551615" : nil
        }
      ) { $0.launch.seed = UInt64($1) },
      OptionRow(
        "network", value: "FOLDER", launching, "Answer requests with the files in FOLDER",
        alternative: "record", isSafeInHeader: true, isForSessions: true, isForStarts: true,
        check: {
          (try? FileStatus(of: $0, followsLinks: true))?.kind == .folder
            ? nil : "is not a folder; name one, or record one with --record FOLDER"
        }
      ) { $0.launch.network = .played(folder: $1) },
      OptionRow(
        "record", value: "FOLDER", [.run], "Make real requests, and save the answers in FOLDER",
        alternative: "network"
      ) { $0.launch.network = .recorded(folder: $1) },
      OptionRow(
        "color", value: colors.joined(separator: "|"), [.run, .check, .update],
        "When to use colour; auto on a terminal", check: oneOf(colors)
      ) { $0.color = ColorChoice(rawValue: $1) ?? .auto },
      OptionRow(task: .help, "Print this help"),
      OptionRow(task: .version, "Print the version"),

      number("depth", [.explore], "Take at most N lines from the start", isForStarts: true) {
        $0.limits.depth = $1
      },
      number(
        "limit", [.explore],
        "Visit at most N places a walk; \(PlaceSearch.Limits.usualPlaces) if not given",
        isForStarts: true
      ) { $0.limits.places = $1 },
      number("seconds", [.explore], "Stop after N seconds") { $0.seconds = $1 },
      OptionRow(
        "sample", value: "FIELD=TEXT", exploring, "Type TEXT into FIELD; may be repeated",
        isRepeatable: true, check: { $0.contains("=") ? nil : "has no =; write FIELD=TEXT" }
      ) {
        let (field, text) = OptionsParser.parts($1)
        $0.samples[field, default: []].append(text ?? "")
      },
      OptionRow(
        "always", value: "TEXT", exploring, "Expect TEXT on every screen; may be repeated",
        isRepeatable: true
      ) { $0.invariants.append(ScreenInvariant(text: $1, isAlways: true)) },
      OptionRow(
        "never", value: "TEXT", exploring, "Expect TEXT on no screen; may be repeated",
        isRepeatable: true
      ) { $0.invariants.append(ScreenInvariant(text: $1, isAlways: false)) },
      OptionRow(
        "accept", value: "FILE", exploring, "Accept the findings in FILE: RULE NAME REASON a line",
        use: .reads
      ) { $0.accepted = $1 },
      OptionRow("strict", exploring, "Treat each gap as a violation") { (request, _) in
        request.isStrict = true
      },
      file("junit", ".xml", exploring + [.merge], "Write the result in the form of JUnit") {
        $0.junit = $1
      },
      OptionRow(
        "write-transcripts", value: "DIR", [.explore],
        "Write transcripts that visit every place once",
        use: .reads
      ) { $0.transcripts = $1 },
      OptionRow("every-line", [.explore], "With --write-transcripts: take every line of each place")
      { (request, _) in request.takesEveryLine = true },
      OptionRow(
        "covered-by", value: "DIR", [.explore], "Say what no transcript below DIR reaches",
        use: .reads
      ) { $0.coveredBy = $1 },
      OptionRow(
        "write-missing", value: "DIR", [.explore],
        "With --covered-by: write a transcript of each part that none reaches", use: .reads
      ) { $0.missing = $1 },
      file(
        "save-map", ".map", [.explore, .merge], "Write the places as text, to compare with later"
      ) {
        $0.savedMap = $1
      },
      OptionRow(
        "against", value: "FILE", [.explore, .merge],
        "Say what differs from a map saved with --save-map",
        use: .reads
      ) { $0.against = $1 },
      OptionRow(
        "shard", value: "K/N", exploring,
        "Make every Nth start, from the Kth on; with random: take the Kth seed",
        check: { Shard($0) == nil ? "is no part; write it as 1/3, 2/3 and 3/3" : nil }
      ) { $0.shard = Shard($1) },
      number("lines", [.random], "With random: send N lines") { $0.lines = $1 },
      number("jobs", exploring + [.updateMap], "Make N walks at once; one per core if not given") {
        $0.jobs = $1
      },
    ]
  }

  /// An option that names a file to write. The name must have the right ending, so that a file named by mistake, such as a
  /// transcript, is not overwritten.
  private static func file(
    _ name: String, _ ending: String, _ tasks: [Request.Task], _ help: String,
    store: @escaping @Sendable (inout Request, String) -> Void
  ) -> OptionRow {
    OptionRow(
      name, value: "FILE\(ending)", tasks, help, use: .writes,
      check: { $0.hasSuffix(ending) ? nil : "does not end with \(ending); write FILE\(ending)" },
      store: store)
  }

  private static func number(
    _ name: String, _ tasks: [Request.Task], _ help: String, isForStarts: Bool = false,
    store: @escaping @Sendable (inout Request, Int) -> Void
  ) -> OptionRow {
    OptionRow(
      name, value: "N", tasks, help, isForStarts: isForStarts,
      check: { (Int($0) ?? 0) > 0 ? nil : "is not a whole number above 0; write one" }
    ) { request, value in
      if let number = Int(value) { store(&request, number) }
    }
  }

  private static func oneOf(_ values: [String]) -> @Sendable (String) -> String? {
    { values.contains($0) ? nil : "is not known; write \(values.joined(separator: " or "))" }
  }
}
