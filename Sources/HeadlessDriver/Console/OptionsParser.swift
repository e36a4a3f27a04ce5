import StateBinding

/// Reads the options of a program: the shared ones, and those that its app declares.
package struct OptionsParser: Sendable {
  private let program: String
  private let summary: String
  private let shared: [Option]
  private let own: [Option]
  private var all: [Option] { shared + Option.exploring + own }

  /// Makes a parser for `program`, whose app declares `options` in addition to the shared ones.
  package init(
    program: String, summary: String, languages: [String] = ["en", "ko"], options: [Option] = []
  ) {
    self.program = program
    self.summary = summary
    shared = Option.shared(languages: languages)
    own = options
    let names = all.map(\.name)
    if let twice = names.first(where: { name in names.count { $0 == name } > 1 }) {
      programError("the option --\(twice) is declared twice; give it another name")
    }
  }

  /// Reads `arguments`, which leave out the program's name. An option has to be written in full.
  package func parse(_ arguments: [String]) throws(UsageError) -> Request {
    let given = try read(arguments)
    return switch given.task {
    case nil: .run(try run(given))
    case .check: .check(try replay("--check", given))
    case .update: .update(try replay("--update", given))
    case .explore: .explore(try explore(given))
    case .help: .help
    case .version: .version
    }
  }

  /// Reads the `arguments` of a session that a test starts.
  func parseSession(_ arguments: [String]) throws(UsageError) -> LaunchOptions {
    let taken = ["lang", "width", "seed", "trace", "open"]
    for argument in arguments {
      let name = Self.parts(argument).name
      if shared.contains(where: { "--\($0.name)" == name && !taken.contains($0.name) }) {
        throw UsageError(
          "\(name) is for the program, not for a session; a session takes \(taken.map { "--\($0)" }.joined(separator: ", ")) and the app's own options"
        )
      }
    }
    return try run(try read(arguments)).launch
  }

  /// Reads the `arguments` of an exploration that a test starts.
  func parseExploration(_ arguments: [String]) throws(UsageError) -> ExploreOptions {
    try explore(try read(["--explore"] + arguments))
  }

  /// Reads the options of a start in the explorer's plan.
  func parseStart(_ arguments: [String]) throws(UsageError) -> (LaunchOptions, PlaceSearch.Limits) {
    var given = try read(arguments)
    let start = (given.takeLaunch(own.filter(\.isForExploring)), given.takeLimits())
    if let other = given.rest.first {
      throw UsageError("--explore cannot be used with --\(other); remove --\(other)")
    }
    return start
  }

  /// Reads the `settings` in the header of a transcript, such as `lang=en` and `trace`.
  ///
  /// A transcript may come from anybody, so its header sets only options that are declared as safe.
  package func parseHeader(_ settings: [String]) throws(UsageError) -> HeaderOptions {
    var given = GivenOptions()
    let safe = (shared + own).filter(\.isSafeInHeader)
    for setting in settings {
      let (name, value) = Self.parts(setting)
      guard let option = safe.first(where: { $0.name == name }) else {
        let names = safe.map(\.name).joined(separator: ", ")
        throw UsageError("\(brief(setting)) cannot be set in a header; a header sets \(names)")
      }
      try set(option, value, written: option.name, &given)
    }
    var launch = given.takeLaunch(own)
    launch.traces = given.takeFlag("trace")
    return HeaderOptions(launch: launch, keepsGoing: given.takeFlag("keep-going"))
  }

  // MARK: - Words

  private func read(_ arguments: [String]) throws(UsageError) -> GivenOptions {
    var given = GivenOptions()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        given.words += rest
        break
      } else if argument.hasPrefix("-"), argument != "-" {
        try take(argument, &rest, &given)
        if given.task == .help || given.task == .version { break }
      } else {
        given.words.append(argument)
      }
    }
    return given
  }

  private func take(
    _ argument: String, _ rest: inout ArraySlice<String>, _ given: inout GivenOptions
  ) throws(UsageError) {
    var (name, value) = Self.parts(argument)
    let option = try option(name)
    let task = GivenOptions.Task(rawValue: option.name)
    switch task {
    case .check, .update, .explore:
      if let other = given.task, other != task {
        let names = [other.rawValue, option.name].sorted()
        throw UsageError("--\(names[0]) and --\(names[1]) cannot be used together; remove one")
      }
      given.task = task
      given.words += value.map { [$0] } ?? []
      return
    case .help, .version: given.task = task
    case nil: break
    }
    // An argument that looks like an option is not taken as the value: more likely the value was forgotten.
    if option.value != nil, value == nil, let next = rest.first, !next.hasPrefix("--") {
      value = rest.removeFirst()
    }
    try set(option, value, written: "--\(option.name)", &given)
  }

  /// Sets `option` to `value`. Throws if the value is wrong, or if the option is already set and cannot be repeated.
  private func set(
    _ option: Option, _ value: String?, written: String, _ given: inout GivenOptions
  ) throws(UsageError) {
    if given.values[option.name] != nil, option.name != "sample" {
      throw UsageError("\(written) is given twice; give it once")
    }
    if let placeholder = option.value {
      guard let value, !value.isEmpty else {
        throw UsageError("\(written) needs a value; write \(written)=\(placeholder)")
      }
      if let wrong = option.check(value) {
        throw UsageError("\(written): \(brief(value)) \(wrong)")
      }
    } else if let value {
      throw UsageError("\(written) takes no value; remove \(brief("=\(value)"))")
    }
    given.values[option.name, default: []].append(value ?? "")
  }

  private func option(_ argument: String) throws(UsageError) -> Option {
    let options = all
    if let option = options.first(where: { "--\($0.name)" == argument }) { return option }
    let nearest = nearMisses(of: argument, in: options.map { "--\($0.name)" }).first
    throw UsageError(
      "no option \(brief(argument)); "
        + (nearest.map { "did you mean \($0)?" } ?? "--help lists them"))
  }

  /// The parts of `text` around its first equals sign. The value is nil if there is none.
  private static func parts(_ text: String) -> (name: String, value: String?) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]), parts.count == 2 ? String(parts[1]) : nil)
  }

  // MARK: - Requests

  private func run(_ given: GivenOptions) throws(UsageError) -> RunOptions {
    var given = given
    var options = RunOptions(
      launch: given.takeLaunch(own), script: given.take("script"),
      keepsGoing: given.takeFlag("keep-going"), report: given.take("report"),
      color: given.takeColor())
    options.launch.traces = given.takeFlag("trace")
    switch (given.takeFlag("echo"), given.takeFlag("json")) {
    case (true, true): throw UsageError("--json and --echo cannot be used together; remove one")
    case (true, false): options.form = .transcript
    case (false, true): options.form = .json
    case (false, false): break
    }
    try refuseExploring(given)
    if let word = given.words.first {
      throw UsageError(
        "\(brief(word)) is not an option; use --script FILE to read lines from a file")
    }
    return options
  }

  private func replay(_ task: String, _ given: GivenOptions) throws(UsageError) -> ReplayOptions {
    var given = given
    let options = ReplayOptions(
      files: given.words, report: given.take("report"), color: given.takeColor())
    try refuseExploring(given)
    if let other = given.rest.first {
      throw UsageError("\(task) goes with --color and --report only; remove --\(other)")
    }
    if options.files.isEmpty || options.files.contains("") {
      throw UsageError("\(task) needs a file; write \(task) FILE")
    }
    return options
  }

  private func refuseExploring(_ given: GivenOptions) throws(UsageError) {
    let exploring = Option.exploring.map(\.name)
    if let name = given.rest.first(where: exploring.contains) {
      throw UsageError(
        "--\(name) goes with --explore only; write --explore too, or remove --\(name)")
    }
  }

  private func explore(_ given: GivenOptions) throws(UsageError) -> ExploreOptions {
    var given = given
    if let word = given.words.first(where: { $0 != "random" }) {
      throw UsageError("--explore takes no \(brief(word)); write --explore or --explore random")
    }
    let launch = given.takeLaunch(own.filter(\.isForExploring))
    var samples: [String: [String]] = [:]
    for (field, text) in given.takeAll("sample").map(Self.parts) {
      samples[field, default: []].append(text ?? "")
    }
    let (accepted, junit) = (given.take("accept"), given.take("junit"))
    let jobs = given.takeNumber("jobs")
    let way: ExploreOptions.Way
    if given.words.isEmpty {
      if given.takeFlag("lines") {
        throw UsageError("--lines works only with --explore random; remove --lines")
      }
      way = .everyPlace(
        .init(
          limits: given.takeLimits(), seconds: given.takeNumber("seconds"),
          graph: given.take("graph"), report: given.take("report"),
          savedMap: given.take("save-map"), against: given.take("against"),
          transcripts: given.take("write-transcripts")))
    } else {
      way = .random(lines: given.takeNumber("lines") ?? 10_000)
      let others = Option.exploring.map(\.name) + ["report"]
      if let name = given.rest.first(where: others.contains) {
        throw UsageError("--explore random does not go with --\(name); remove --\(name)")
      }
    }
    if let other = given.rest.first {
      throw UsageError("--explore cannot be used with --\(other); remove --\(other)")
    }
    return ExploreOptions(
      launch: launch, samples: samples, junit: junit, accepted: accepted, way: way,
      jobs: jobs)
  }

  // MARK: - Help

  /// The text that `--help` prints, at most 80 columns wide.
  package var help: String {
    var help = """
      \(wrapped(summary, behind: 0))
      Usage: \(program) [OPTION]...
             \(program) --check FILE...
             \(program) --update FILE...
             \(program) --explore [random] [OPTION]...

      Options:
      \(list(shared))
      Options of --explore:
      \(list(Option.exploring))
      """
    if !own.isEmpty { help += "\nOptions of this app:\n\(list(own))" }
    return help
  }

  private func list(_ options: [Option]) -> String {
    let form = { (option: Option) in
      option.value.map { "--\(option.name) \($0)" } ?? "--\(option.name)"
    }
    // One column for both lists, so that they align.
    let column = min(all.map { form($0).count }.max() ?? 0, 28) + 4
    return options.map { option in
      let form = "  \(form(option))"
      let text = wrapped(option.help, behind: column)
      // A form that is too wide for its column gets a line of its own.
      return form.count + 2 <= column
        ? form + text.dropFirst(form.count) : "\(form)\n\(text)"
    }.joined()
  }

  /// Wraps `text` at column 80, and indents each line by `column` spaces.
  private func wrapped(_ text: String, behind column: Int) -> String {
    let indent = String(repeating: " ", count: column)
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= 80 - column {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.map { "\(indent)\($0)\n" }.joined()
  }
}

extension Option {
  /// Whether an exploration may use the option. An option that reaches a server would let one copy of the app change the next.
  /// A file is copied for each copy of the app.
  fileprivate var isForExploring: Bool { isSafeInHeader || isFile }
}

/// The words of a command line. Each request takes the options that it knows, and refuses the rest.
private struct GivenOptions {
  /// The options that choose the task of the program.
  enum Task: String {
    case check, update, explore, help, version
  }

  var task: Task?
  /// The values of each given option by name; an empty text for a flag.
  var values: [String: [String]] = [:]
  /// The words that are neither options nor their values.
  var words: [String] = []

  /// The names of the options that were not taken.
  var rest: [String] { values.keys.sorted() }

  mutating func takeAll(_ name: String) -> [String] { values.removeValue(forKey: name) ?? [] }

  mutating func take(_ name: String) -> String? { takeAll(name).first }

  mutating func takeFlag(_ name: String) -> Bool { take(name) != nil }

  mutating func takeNumber(_ name: String) -> Int? { take(name).flatMap { Int($0) } }

  mutating func takeColor() -> ColorChoice { take("color").flatMap(ColorChoice.init) ?? .auto }

  mutating func takeLimits() -> PlaceSearch.Limits {
    PlaceSearch.Limits(depth: takeNumber("depth"), places: takeNumber("limit"))
  }

  /// Takes the conditions of a launch, including the values of the options in `own`.
  mutating func takeLaunch(_ own: [Option]) -> LaunchOptions {
    var launch = LaunchOptions(
      language: take("lang"), width: takeNumber("width"), seed: take("seed").flatMap { UInt64($0) },
      url: take("open"))
    for option in own { launch.settings[option.name] = take(option.name) }
    return launch
  }
}
