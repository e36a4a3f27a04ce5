import HeadlessDriver
import HeadlessUI
import StateBinding
import StateBindingFiles

/// Replays transcripts, and compares or rewrites them.
@MainActor
struct TranscriptsRun {
  private let program: Program
  private let options: Request
  /// Whether files are to be rewritten.
  private let isUpdate: Bool
  private let streams: Streams
  private let isStyled: Bool
  /// Whether files are rewritten: with `--update`, unless `CI` is set.
  private let updates: Bool
  private var status = ExitStatus.success
  private var counts = (all: 0, failed: 0)
  private var progress = ProgressLine("transcripts")
  private var report: Report
  private let children: Children?
  private let host: any JobHost

  init(
    program: Program, options: Request, streams: Streams, children: Children?
  ) {
    self.program = program
    self.options = options
    isUpdate = options.task == .update
    self.streams = streams
    report = Report(program: program.name)
    let environment = ProcessEnvironment.read()
    isStyled = options.color.isColored(
      isTerminal: Terminal.isTerminal(streams.output.descriptor), environment: environment)
    updates = isUpdate && !environment.areOfCI
    self.children = children
    host = program.host(in: children)
  }

  mutating func run() async -> ExitStatus {
    // It is ready once the first transcript has been read.
    try? host.prepare()
    var all: [FoundFile] = []
    var paths: Set<String> = []
    for file in options.files { all += files(file).filter { paths.insert($0.path).inserted } }
    for found in all {
      if all.count > 1 { progress.show(counts.all, of: all.count) }
      counts.all += 1
      if let failure = found.failure {
        fail(found.path, failure)
      } else {
        await check(found.path)
      }
      if let number = children?.signal { interrupt(by: number, of: all.count) }
      // Shows each result at once, because a person may be waiting for it.
      try? streams.output.flush()
      if let failure = streams.output.failure {
        return finish(ExitStatus(outputFailedWith: failure))
      }
    }
    progress.clear()
    if let reason = host.finish() {
      streams.complain("error[ended]: \(reason)")
      raise(.failure)
    }
    streams.output.write(summary)
    return finish(status)
  }

  /// Prints the verdict so far, and ends the program as the signal `number` would have.
  private mutating func interrupt(by number: Int32, of total: Int) -> Never {
    progress.clear()
    streams.output.write("\(summary)interrupted; \(total - counts.all) left\n")
    _ = finish(status)
    children?.end(by: number)
    endProcess(128 + number)
  }

  private func finish(_ status: ExitStatus) -> ExitStatus {
    streams.finish(status, writing: report, to: options.report)
  }

  private mutating func add(_ run: @autoclosure () -> Report.Run) {
    if options.report != nil { report.runs.append(run()) }
  }

  /// `file` itself, or all transcripts below it if it is a folder. A link to a folder is not followed if files are to be rewritten.
  private mutating func files(_ file: String) -> [FoundFile] {
    var name = file
    // With `/` or `/.` at its end, a path leads through the link.
    while isUpdate, let end = ["/", "/."].first(where: { name != $0 && name.hasSuffix($0) }) {
      name.removeLast(end.count)
    }
    // A path that fails here fails again when it is opened, and is reported then.
    guard file != "-", (try? FileStatus(of: name, followsLinks: !isUpdate))?.kind == .folder else {
      return [FoundFile(path: name)]
    }
    var links: [String] = []
    let files = FoundFile.all(below: file, withSuffix: ".transcript", skipped: &links)
    if let first = links.first {
      let others = links.count > 1 ? " and \(counted(links.count - 1, "other link"))" : ""
      streams.complain(
        "\(Escaping.line(first)): note: this link\(others) below \(Escaping.line(file)) \(links.count > 1 ? "were" : "was") not followed; name the file or folder that it leads to"
      )
    }
    if files.isEmpty {
      streams.complain("\(Escaping.line(file)): there is no *.transcript below it; name a file")
      raise(.failure)
    }
    return files
  }

  private mutating func check(_ file: String) async {
    let bytes: [UInt8]
    do throws(SystemError) {
      if isUpdate, let reason = try refusal(of: file) { return fail(file, reason) }
      bytes = try NamedFiles.contents(of: file)
    } catch {
      return fail(file, error)
    }
    let checked: CheckedTranscript
    do throws(UsageError) {
      checked = try await program.check(
        bytes, named: file, isWatched: options.report != nil, on: host)
    } catch {
      return fail(file, error.description)
    }
    if checked.isInterrupted {
      counts.all -= 1
      return
    }
    let (check, steps) = (checked.check, checked.steps)
    if let (line, reason) = checked.end {
      var run = Report.Run(check, steps, verdict: .failed)
      run.reasons = [(line, reason)]
      return fail(run, .failure, "\(Escaping.line(file)):\(line): error[ended]: \(reason)")
    }
    if !check.passed || !check.warnings.isEmpty { progress.clear() }
    warn(check)
    if check.passed, isUpdate || check.warnings.isEmpty {
      return add(Report.Run(check, steps, verdict: .passed))
    }
    let failed = Report.Run(check, steps, verdict: .failed)
    if let error = check.error {
      let complaint =
        "\(Escaping.line(file)):\(error.line): error[bad-transcript]: \(error.message)"
      return fail(failed, .failure, complaint)
    }
    if updates, check.isUpdatable {
      do throws(UsageError) {
        try WholeFile.saveOrExplain(check.updated, to: check.file)
        streams.output.write("updated \(Escaping.line(check.file))\n")
        return add(Report.Run(check, steps, verdict: .updated))
      } catch {
        return fail(failed, .inputOutput, "\(error)")
      }
    }
    if !check.passed { streams.output.write(check.text(isStyled: isStyled)) }
    fail(failed, .failure)
  }

  /// The reason why `file` cannot be rewritten; nil if nothing prevents it.
  private func refusal(of file: String) throws(SystemError) -> String? {
    if file == "-" { return "standard input cannot be updated; name a file" }
    switch try FileStatus(of: file).kind {
    case .link: return "it is a symbolic link; name the file or folder that it leads to"
    case let kind where [.pipe, .socket, .device].contains(kind):
      return "it is not a regular file; name a regular file"
    default: return nil
    }
  }

  private func warn(_ check: TranscriptCheck) {
    for (line, diagnostic) in check.warnings {
      streams.complain("\(Escaping.line(check.file)):\(line): \(diagnostic.complaint)")
    }
  }

  private mutating func fail(_ file: String, _ error: SystemError) {
    fail(
      Report.Run(file, failure: "cannot open: \(error)"), .inputOutput,
      "cannot open \(Quoting.quoted(file)): \(error)"
        + (file.contains("*") ? "; the * is not expanded here, so name a folder" : ""))
  }

  private mutating func fail(_ file: String, _ reason: String) {
    fail(Report.Run(file, failure: reason), .inputOutput, "\(Escaping.line(file)): \(reason)")
  }

  /// Counts `run` as failed, and complains if there is a `complaint`.
  private mutating func fail(
    _ run: Report.Run, _ status: ExitStatus, _ complaint: String? = nil
  ) {
    progress.clear()
    if let complaint { streams.complain(complaint) }
    counts.failed += 1
    add(run)
    raise(status)
  }

  /// Keeps the worst status so far. The program ends with it.
  private mutating func raise(_ status: ExitStatus) {
    if status.rawValue > self.status.rawValue { self.status = status }
  }

  private var summary: String {
    let all = counted(counts.all, "transcript")
    if counts.failed > 0 { return "\(all): \(counts.failed) failed\n" }
    return status == .success ? "\(all): all passed\n" : "\(all); a folder has none\n"
  }
}
