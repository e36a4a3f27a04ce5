#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program that runs an app on lines: its `main` is `await Program(…).main()`.
@MainActor
public struct Program {
  let name: String
  let version: String
  let summary: String
  let languages: [String]
  let options: [Option]
  let launch: @MainActor (Launch) throws(UsageError) -> App

  /// The program `name`, which launches its app with `launch`; the app takes `options` beside the shared ones.
  public init(
    name: String, version: String, summary: String, languages: [String] = ["en", "ko"],
    options: [Option] = [],
    launch: @escaping @MainActor (Launch) throws(UsageError) -> App
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.languages = languages
    self.options = options
    self.launch = launch
  }

  /// Does what the arguments of the process say, and ends it.
  public func main() async -> Never {
    Signals.ignoreClosedPipes()
    do throws(UsageError) {
      exit(await run(try Arguments.read()).rawValue)
    } catch {
      Streams(program: name).complain("\(error)")
      exit(error.status.rawValue)
    }
  }

  var parser: OptionsParser {
    OptionsParser(program: name, summary: summary, languages: languages, options: options)
  }

  /// Does what `arguments`, without the program's name, say; what to end with.
  public func run(_ arguments: [String]) async -> ExitStatus {
    let streams = Streams(program: name)
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
    case .run where isInteractive(options):
      return await InteractiveRun(program: self, options: options, streams: streams).run()
    case .run: return await ScriptRun(program: self, options: options, streams: streams).run()
    }
  }

  /// Whether a person types: then there is a prompt.
  private func isInteractive(_ options: Options) -> Bool {
    options.script == nil && !options.isJSON && !options.echoes && Terminal.isTerminal(0)
      && Terminal.isTerminal(1)
  }
}
