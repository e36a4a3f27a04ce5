import HeadlessUI
import StateBinding

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Program {
  /// Runs the program with the arguments of the process, and ends the process.
  public func main() async -> Never {
    Signals.ignoreClosedPipes()
    SuddenEnd.prepareForTraps()
    do throws(UsageError) {
      exit(await run(try Self.arguments()).rawValue)
    } catch {
      Streams(program: name).complain("\(error)")
      exit(error.status.rawValue)
    }
  }

  /// Runs the program with `arguments`, which leave out the program's name, and returns the status to end with.
  public func run(_ arguments: [String]) async -> ExitStatus {
    await run(arguments, output: 1, errors: 2)
  }

  /// Runs the program as `run(_:)` does, with `output` and `errors` in place of standard output and standard error.
  package func run(_ arguments: [String], output: Int32, errors: Int32) async -> ExitStatus {
    let streams = Streams(program: name, output: output, errors: errors)
    let isChild = arguments.first == ExplorerRun.childMark
    let arguments = Array(arguments.dropFirst(isChild ? 1 : 0))
    let options: Options
    do throws(UsageError) {
      options = try parser.parse(arguments)
    } catch {
      streams.complain("\(error)")
      return error.status
    }
    switch options.purpose {
    case .help: return streams.finish(printing: parser.help)
    case .version: return streams.finish(printing: "\(name) \(version)\n")
    case .check, .update:
      var run = TranscriptsRun(program: self, options: options, streams: streams)
      return await run.run()
    case .explore:
      let run = ExplorerRun(program: self, options: options, streams: streams)
      return isChild ? await run.walk() : await run.supervise(arguments)
    case .run where isInteractive(options) && options.report != nil:
      streams.complain("--report needs a script or transcripts; name one with --script or --check")
      return .usage
    case .run where isInteractive(options):
      return await InteractiveRun(program: self, options: options, streams: streams).run()
    case .run: return await ScriptRun(program: self, options: options, streams: streams).run()
    }
  }

  /// Replays the transcript in `file` on a newly launched app, and compares the answers. Writes no file.
  public func check(file: String) async throws(SystemError) -> TranscriptCheck {
    await check(try WholeFile.read(file), named: file)
  }

  /// Replays the transcript `bytes` on a newly launched app, and compares the answers. Messages call it `file`.
  public func check(_ bytes: [UInt8], named file: String) async -> TranscriptCheck {
    await check(bytes, named: file, isWatched: false)
  }

  /// Replays and compares as `check(_:named:)` does. If `isWatched`, the check holds what a report shows.
  package func check(
    _ bytes: [UInt8], named file: String, isWatched: Bool
  ) async -> TranscriptCheck {
    do throws(TranscriptError) {
      var options = Options()
      let transcript = try Transcript(bytes, of: name) { settings throws(TranscriptError) in
        do throws(UsageError) {
          options = try parser.parseHeader(settings)
        } catch {
          throw TranscriptError(line: 1, "\(error)")
        }
      }
      let session: Session
      do throws(UsageError) {
        session = try makeSession(scriptOptions: options, isWatched: isWatched)
      } catch {
        throw TranscriptError(line: 1, "\(error)")
      }
      let replay = await Replay(transcript, on: session, keepsGoing: options.keepsGoing)
      return TranscriptCheck(file, bytes, transcript, replay)
    } catch {
      return TranscriptCheck(file, flaw: error)
    }
  }

  /// Makes a session as for a script: in English and 80 columns wide, unless `options` say otherwise. If `isWatched`, its
  /// responses hold what a report shows.
  func makeSession(
    scriptOptions options: Options, isWatched: Bool = false
  ) throws(UsageError) -> Session {
    var style = Session.Style()
    style.isWatched = isWatched
    style.width = options.width ?? 80
    return try makeSession(options, language: options.language ?? "en", style: style)
  }

  /// Makes a session of the app, launched with `options`.
  func makeSession(
    _ options: Options, language: String, style: Session.Style
  ) throws(UsageError) -> Session {
    var style = style
    style.isTraced = options.traces
    let outside = self.options.first { !$0.isSafeInHeader && options.has($0.name) }
    return try Session(
      style: style,
      obstacle: outside.map {
        "--\($0.name) lets the app change things outside of the program; start without it"
      }
    ) { [style] () throws(UsageError) in
      try RunningApp(
        Launch(language: language, seed: options.seed ?? 0, settings: options.values),
        hearsEvents: style.hearsEvents, launch: launch)
    }
  }

  /// A note on the given options that a header must not set; nil if there are none. Without them, a replay may answer
  /// differently.
  func replayNote(_ options: Options) -> String? {
    let left = self.options.filter { !$0.isSafeInHeader && options.has($0.name) }
      .map { "--\($0.name)" }
    return left.isEmpty
      ? nil
      : "recorded with \(left.joined(separator: " and ")); a replay runs without, and may differ"
  }

  /// The first line of a transcript: the settings that its answers depend on. A comment follows if a replay may answer
  /// differently.
  func header(_ options: Options, language: String, width: Int, keepsGoing: Bool) -> String {
    var settings = ["lang=\(language)", "width=\(width)"]
    if let seed = options.seed { settings.append("seed=\(seed)") }
    if options.traces { settings.append("trace") }
    if keepsGoing { settings.append("keep-going") }
    for option in self.options where option.isSafeInHeader {
      guard let value = options[option.name] else { continue }
      settings.append(option.value == nil ? option.name : "\(option.name)=\(value)")
    }
    let note = replayNote(options).map { "\n# \($0)" } ?? ""
    return Transcript.header(of: name, settings) + note
  }

  var parser: OptionsParser {
    OptionsParser(program: name, summary: summary, languages: languages, options: options)
  }

  /// Whether a person types the lines. If so, the program shows a prompt.
  private func isInteractive(_ options: Options) -> Bool {
    options.script == nil && !options.isJSON && !options.echoes && Terminal.isTerminal(0)
      && Terminal.isTerminal(1)
  }

  /// The arguments of the process. Throws if one is not UTF-8: `CommandLine.arguments` repairs it, and a repaired file name
  /// could be that of another file. Also throws if the system gives no arguments, not even the program's name: without its
  /// options the program would do something other than asked.
  private static func arguments() throws(UsageError) -> [String] {
    if CommandLine.argc < 1 {
      throw UsageError(
        "the system does not tell the arguments of the program; mount /proc, and start again",
        status: .inputOutput)
    }
    var arguments: [String] = []
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let argument = CommandLine.unsafeArgv[index] else { break }
      guard let text = String(validatingCString: argument) else {
        let shown = Quoting.quoted(String(cString: argument))
        throw UsageError("\(shown) is not UTF-8; write the arguments in UTF-8")
      }
      arguments.append(text)
    }
    return arguments
  }
}
