import StateBinding
import StateBindingFiles

/// Reads the options of a program: the shared ones, and those that its app declares. The table of rows says which options go
/// together.
package struct OptionsParser: Sendable {
  private let program: String
  private let summary: String
  private let rows: [OptionRow]
  private let own: [OptionRow]
  private var all: [OptionRow] { rows + own }

  /// Makes a parser for `program`, whose app declares `options` in addition to the shared ones.
  package init(
    program: String, summary: String, languages: [String] = ["en", "ko"], options: [Option] = []
  ) {
    self.program = program
    self.summary = summary
    rows = OptionRow.table(languages: languages)
    own = options.map(OptionRow.init(own:))
    let names = all.map(\.name)
    if let twice = names.first(where: { name in names.count { $0 == name } > 1 }) {
      programError("the option --\(twice) is declared twice; give it another name")
    }
  }

  /// Reads `arguments`, which leave out the program's name. An option has to be written in full.
  package func parse(_ arguments: [String]) throws(UsageError) -> Request {
    let given = try read(arguments)
    var request = Request()
    let listsPreviews = given.values.contains { $0.row.name == "previews" }
    request.task = given.task ?? (listsPreviews ? .previews : .run)
    switch request.task {
    case .help, .version: return request
    case .run, .previews:
      if let word = given.words.first {
        throw UsageError(
          "\(brief(word)) is not an option; use --script FILE to read lines from a file")
      }
    case .check, .update, .merge:
      request.files = given.words
      if request.files.isEmpty || request.files.contains("") {
        let task = request.task.rawValue
        throw UsageError("\(task) needs a file; write \(task) FILE")
      }
    case .mcp:
      if let word = given.words.first {
        throw UsageError("--mcp takes no \(brief(word)); remove it")
      }
    case .explore, .random, .updateMap:
      if let word = given.words.first(where: { $0 != "random" || request.task == .updateMap }) {
        throw UsageError(
          request.task == .updateMap
            ? "--explore --update takes no \(brief(word)); remove it"
            : "--explore takes no \(brief(word)); write --explore or --explore random")
      }
      if !given.words.isEmpty { request.task = .random }
    }
    let task = request.task
    try store(given, in: &request) { row throws(UsageError) in
      if row.tasks.contains(task) { return }
      throw UsageError(
        task == .run
          ? "--\(row.name) goes with \(row.tasks[0].rawValue) only; write \(row.tasks[0].rawValue) too, or remove --\(row.name)"
          : "\(task.rawValue) cannot be used with --\(row.name); remove --\(row.name)")
    }
    return request
  }

  /// Reads the `arguments` of a session that a test starts.
  package func parseSession(_ arguments: [String]) throws(UsageError) -> LaunchOptions {
    let taken = rows.filter(\.isForSessions).map { "--\($0.name)" }.joined(separator: ", ")
    return try parseLaunch(arguments) { row throws(UsageError) in
      if row.isForSessions { return }
      throw UsageError(
        "--\(row.name) is for the program, not for a session; a session takes \(taken) and the app's own options"
      )
    }.launch
  }

  /// The forms of the options that a session takes, and a header may set.
  package var sessionForms: String {
    all.filter { $0.isForSessions && $0.option.isSafeInHeader }.map { row in
      row.option.value.map { "--\(row.name)=\($0)" } ?? "--\(row.name)"
    }.joined(separator: ", ")
  }

  /// Reads the options of a start in the explorer's plan.
  func parseStart(_ arguments: [String]) throws(UsageError) -> Request {
    try parseLaunch(arguments) { row throws(UsageError) in
      if row.isForStarts { return }
      throw UsageError("--explore cannot be used with --\(row.name); remove --\(row.name)")
    }
  }

  /// Reads `arguments`, which must all be options that `check` allows.
  private func parseLaunch(
    _ arguments: [String], check: (OptionRow) throws(UsageError) -> Void
  ) throws(UsageError) -> Request {
    let given = try read(arguments)
    var request = Request()
    if let task = given.task, let row = rows.first(where: { $0.task == task }) {
      try check(row)
    }
    if let word = given.words.first {
      throw UsageError("\(brief(word)) is not an option; remove it")
    }
    try store(given, in: &request, check: check)
    return request
  }

  /// Reads the `settings` in the header of a transcript, such as `lang=en` and `trace`.
  ///
  /// A transcript may come from anybody, so its header sets only options that are declared as safe.
  package func parseHeader(_ settings: [String]) throws(UsageError) -> Request {
    var given = GivenOptions()
    let safe = all.filter(\.option.isSafeInHeader)
    for setting in settings {
      let (name, value) = Self.parts(setting)
      guard let row = safe.first(where: { $0.name == name }) else {
        let names = safe.map(\.name).joined(separator: ", ")
        throw UsageError("\(brief(setting)) cannot be set in a header; a header sets \(names)")
      }
      if row.name == "network", let value, let refusal = FileStatus.refusal(toName: value) {
        throw UsageError("\(brief(setting)) \(refusal); name a folder below the working folder")
      }
      try add(row, value, written: row.name, to: &given)
    }
    var request = Request()
    try store(given, in: &request) { _ in }
    return request
  }

  /// Stores the given values in `request`. `check` throws for an option that does not go with the request.
  private func store(
    _ given: GivenOptions, in request: inout Request, check: (OptionRow) throws(UsageError) -> Void
  ) throws(UsageError) {
    for (row, value) in given.values {
      try check(row)
      if let other = row.alternative, given.values.contains(where: { $0.row.name == other }) {
        let names = [row.name, other].sorted(by: >)
        throw UsageError("--\(names[0]) and --\(names[1]) cannot be used together; remove one")
      }
      row.store(&request, value)
      if let use = row.use {
        request.namedFiles.append(.init(option: "--\(row.name)", path: value, use: use))
      }
    }
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
    let row = try row(name)
    // An argument that looks like an option is not taken as the value: more likely the value was forgotten.
    if row.option.value != nil, row.task == nil, value == nil, let next = rest.first,
      !next.hasPrefix("--")
    {
      value = rest.removeFirst()
    }
    guard let task = row.task else { return try add(row, value, written: name, to: &given) }
    if task == .help || task == .version {
      if let value { throw UsageError("\(name) takes no value; remove \(brief("=\(value)"))") }
    } else {
      let isUpdate = given.task.map { Set([$0, task]) == [.explore, .update] } ?? false
      if isUpdate { given.task = .updateMap }
      if let other = given.task, other != task, !isUpdate {
        let names = [other.rawValue, task.rawValue].sorted()
        throw UsageError("\(names[0]) and \(names[1]) cannot be used together; remove one")
      }
      given.words += value.map { [$0] } ?? []
      if isUpdate { return }
    }
    given.task = task
  }

  /// Adds the option of `row` with `value`. Throws if the value is wrong, or if the option was given and cannot be repeated.
  private func add(
    _ row: OptionRow, _ value: String?, written: String, to given: inout GivenOptions
  ) throws(UsageError) {
    if !row.isRepeatable, given.values.contains(where: { $0.row.name == row.name }) {
      throw UsageError("\(written) is given twice; give it once")
    }
    if let placeholder = row.option.value {
      guard let value, !value.isEmpty else {
        throw UsageError("\(written) needs a value; write \(written)=\(placeholder)")
      }
      if let wrong = row.option.check(value) {
        throw UsageError("\(written): \(brief(value)) \(wrong)")
      }
    } else if let value {
      throw UsageError("\(written) takes no value; remove \(brief("=\(value)"))")
    }
    given.values.append((row, value ?? ""))
  }

  private func row(_ argument: String) throws(UsageError) -> OptionRow {
    let rows = all
    if let row = rows.first(where: { "--\($0.name)" == argument }) { return row }
    let nearest = nearMisses(of: argument, in: rows.map { "--\($0.name)" }).first
    throw UsageError(
      "no option \(brief(argument)); "
        + (nearest.map { "did you mean \($0)?" } ?? "--help lists them"))
  }

  /// The parts of `text` around its first equals sign. The value is nil if there is none.
  static func parts(_ text: String) -> (name: String, value: String?) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]), parts.count == 2 ? String(parts[1]) : nil)
  }

  // MARK: - Help

  /// The text that `--help` prints, at most 80 columns wide.
  package var help: String {
    var help = """
      \(wrapped(summary, to: 80, hang: 0))
      Usage: \(program) [OPTION]...
             \(program) --check FILE...
             \(program) --update FILE...
             \(program) --explore [random] [OPTION]...
             \(program) --explore --update
             \(program) --merge FILE...
             \(program) --mcp [OPTION]...

      Options:
      \(list(rows.filter { !$0.isForExploring }))
      Options of --explore:
      \(list(rows.filter(\.isForExploring)))
      """
    if !own.isEmpty { help += "\nOptions of this app:\n\(list(own))" }
    return help
  }

  private func list(_ rows: [OptionRow]) -> String {
    let form = { (row: OptionRow) in
      row.option.value.map { "--\(row.name) \($0)" } ?? "--\(row.name)"
    }
    // One column for all lists, so that they align.
    let column = min(all.map { form($0).count }.max() ?? 0, 28) + 4
    return rows.map { row in
      let form = "  \(form(row))"
      // A form that is too wide for its column gets a line of its own.
      let isWide = form.count + 2 > column
      let gap = String(repeating: " ", count: column - (isWide ? 0 : form.count))
      return (isWide ? "\(form)\n" : "")
        + wrapped((isWide ? gap : form + gap) + row.option.help, to: 80, hang: column)
    }.joined()
  }
}

/// The words of a command line.
private struct GivenOptions {
  var task: Request.Task?
  /// The given options with their values; an empty text for a flag.
  var values: [(row: OptionRow, value: String)] = []
  /// The words that are neither options nor their values.
  var words: [String] = []
}
