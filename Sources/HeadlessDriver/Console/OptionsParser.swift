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
  package func parse(_ arguments: [String]) throws(UsageError) -> Options {
    var options = Options()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        options.files += rest
        break
      } else if argument.hasPrefix("-"), argument != "-" {
        try take(argument, &rest, &options)
        if options.purpose == .help || options.purpose == .version { return options }
      } else {
        options.files.append(argument)
      }
    }
    try checkTogether(options)
    return options
  }

  private func take(
    _ argument: String, _ rest: inout ArraySlice<String>, _ options: inout Options
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let option = try option(String(parts[0]))
    var value = parts.count == 2 ? String(parts[1]) : nil
    switch option.name {
    case "check", "update":
      try setPurpose(option.name == "check" ? .check : .update, &options)
      options.files += value.map { [$0] } ?? []
      return
    case "explore":
      try setPurpose(.explore, &options)
      options.files += value.map { [$0] } ?? []
      return
    case "help" where value == nil: options.purpose = .help
    case "version" where value == nil: options.purpose = .version
    default: break
    }
    // An argument that looks like an option is not taken as the value: more likely the value was forgotten.
    if option.value != nil, value == nil, let next = rest.first, !next.hasPrefix("--") {
      value = rest.removeFirst()
    }
    try set(option, value, written: "--\(option.name)", &options)
    if option.name == "sample", let sample = options.values.removeValue(forKey: "sample") {
      let parts = sample.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      options.samples[String(parts[0]), default: []].append(String(parts[1]))
    }
  }

  /// Reads the `settings` in the header of a transcript, such as `lang=en` and `trace`.
  ///
  /// A transcript may come from anybody, so its header sets only options that are declared as safe.
  package func parseHeader(_ settings: [String]) throws(UsageError) -> Options {
    var options = Options()
    let safe = (shared + own).filter(\.isSafeInHeader)
    for setting in settings {
      let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = parts.first, let option = safe.first(where: { $0.name == name }) else {
        let names = safe.map(\.name).joined(separator: ", ")
        throw UsageError("\(brief(setting)) cannot be set in a header; a header sets \(names)")
      }
      try set(
        option, parts.count == 2 ? String(parts[1]) : nil, written: option.name, &options)
    }
    return options
  }

  /// Sets `option` to `value`. Throws if the value is wrong or the option is already set.
  private func set(
    _ option: Option, _ value: String?, written: String, _ options: inout Options
  ) throws(UsageError) {
    if options.has(option.name) {
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
    options.values[option.name] = value ?? ""
  }

  private func option(_ argument: String) throws(UsageError) -> Option {
    let options = all
    if let option = options.first(where: { "--\($0.name)" == argument }) { return option }
    let nearest = nearMisses(of: argument, in: options.map { "--\($0.name)" }).first
    throw UsageError(
      "no option \(brief(argument)); "
        + (nearest.map { "did you mean \($0)?" } ?? "--help lists them"))
  }

  private func setPurpose(
    _ purpose: Options.Purpose, _ options: inout Options
  ) throws(UsageError) {
    if options.purpose != .run, options.purpose != purpose {
      let names = [options.purpose, purpose].map(\.rawValue).sorted()
      throw UsageError("--\(names[0]) and --\(names[1]) cannot be used together; remove one")
    }
    options.purpose = purpose
  }

  private func checkTogether(_ options: Options) throws(UsageError) {
    if options.purpose == .explore { return try checkExploring(options) }
    let exploring = Option.exploring.map(\.name)
    let isSampled = options.samples.isEmpty ? [] : ["sample"]
    if let name = (options.values.keys.sorted() + isSampled).first(where: exploring.contains) {
      throw UsageError(
        "--\(name) goes with --explore only; write --explore too, or remove --\(name)")
    }
    if options.purpose == .run {
      if let file = options.files.first {
        throw UsageError(
          "\(brief(file)) is not an option; use --script FILE to read lines from a file")
      }
      if options.isJSON, options.echoes {
        throw UsageError("--json and --echo cannot be used together; remove one")
      }
      return
    }
    let purpose = options.purpose == .check ? "--check" : "--update"
    if let other = options.values.keys.sorted().first(where: { !["color", "report"].contains($0) })
    {
      throw UsageError("\(purpose) goes with --color and --report only; remove --\(other)")
    }
    if options.files.isEmpty || options.files.contains("") {
      throw UsageError("\(purpose) needs a file; write \(purpose) FILE")
    }
  }

  private func checkExploring(_ options: Options) throws(UsageError) {
    if let word = options.files.first(where: { $0 != "random" }) {
      throw UsageError("--explore takes no \(brief(word)); write --explore or --explore random")
    }
    let ofAll = ["depth", "graph", "limit", "report", "seconds", "write-transcripts"]
    if options.files.isEmpty, options.has("lines") {
      throw UsageError("--lines works only with --explore random; remove --lines")
    }
    if !options.files.isEmpty, let name = ofAll.first(where: options.has) {
      throw UsageError("--explore random does not go with --\(name); remove --\(name)")
    }
    // An option that reaches a file or a server would let one replay change the next.
    let allowed =
      Option.exploring.map(\.name) + ["lang", "open", "report", "seed", "width"]
      + own.filter(\.isSafeInHeader).map(\.name)
    if let other = options.values.keys.sorted().first(where: { !allowed.contains($0) }) {
      throw UsageError("--explore cannot be used with --\(other); remove --\(other)")
    }
  }

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
