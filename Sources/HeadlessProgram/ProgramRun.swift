public import HeadlessDriver
import HeadlessUI
import StateBinding
import StateBindingFiles

extension Program {
  /// Runs the program with the arguments of the process, and ends the process.
  public func main() async -> Never {
    Signals.ignoreClosedPipes()
    let output = AppPrints.separate()
    AppHome.isOfProgram = true
    LineWatch.start(for: name)
    do throws(UsageError) {
      try await serveParent()
      LineWatch.explainTraps()
      try Self.checkThreads()
      let arguments = try Self.arguments()
      let status = await run(arguments, output: output, errors: 2) { () throws(SystemError) in
        try Children(arguments, output: output)
      }
      endProcess(status.rawValue)
    } catch {
      Streams(program: name, output: output).complain("\(error)")
      endProcess(error.status.rawValue)
    }
  }

  /// Runs the program with `arguments`, which leave out the program's name, and returns the status to end with. `output` and
  /// `errors` are the descriptors of standard output and standard error.
  public func run(
    _ arguments: [String], output: Int32 = 1, errors: Int32 = 2
  ) async -> ExitStatus {
    await run(arguments, output: output, errors: errors) { () throws(SystemError) in nil }
  }

  /// Runs the program as `run(_:)` does. Transcripts and explorations run the app in the children that `makeChildren` returns; if
  /// that is nil, they run it in this process. `--mcp` serves the `tools`.
  func run(
    _ arguments: [String], output: Int32, errors: Int32, tools: [Tool] = Tool.all,
    in makeChildren: () throws(SystemError) -> Children?
  ) async -> ExitStatus {
    let streams = Streams(program: name, output: output, errors: errors)
    do throws(UsageError) {
      return try await run(arguments, streams, tools, in: makeChildren)
    } catch {
      return streams.fail(error)
    }
  }

  private func run(
    _ arguments: [String], _ streams: Streams, _ tools: [Tool],
    in makeChildren: () throws(SystemError) -> Children?
  ) async throws(UsageError) -> ExitStatus {
    let request = try parser.parse(arguments)
    try checkFiles(of: request, streams.output)
    if request.task == .run, isInteractive(request, on: streams.output) {
      if request.report != nil {
        throw UsageError(
          "--report needs a script or transcripts; name one with --script or --check")
      }
      return await InteractiveRun(program: self, options: request, streams: streams).run()
    }
    try disownResults(of: request)
    let children = try explain(cannot: "wait for signals") { () throws(SystemError) in
      request.runsChildren ? try makeChildren() : nil
    }
    switch request.task {
    case .help: return streams.finish(printing: parser.help)
    case .version: return streams.finish(printing: "\(name) \(version)\n")
    case .previews: return streams.finish(printing: Preview.list)
    case .check, .update:
      var run = TranscriptsRun(
        program: self, options: request, streams: streams, children: children)
      return await run.run()
    case .explore, .random, .updateMap:
      return try await ExplorerRun(
        program: self, options: request, streams: streams, children: children
      ).run()
    case .merge: return try MergeRun(options: request, streams: streams).run()
    case .mcp:
      try await ToolServer(
        program: self, tools: tools, launch: request.launch, streams: streams, children: children,
        reading: try ScriptRun.open(request.script)
      ).run()
      return streams.finish(.success)
    case .run:
      return try await ScriptRun(program: self, options: request, streams: streams).run()
    }
  }

  /// Checks that `request` names no file or folder twice, unless both options only read the file.
  private func checkFiles(of request: Request, _ output: Output) throws(UsageError) {
    var files = NamedFiles(of: self, request.launch.settings, output: output)
    let kind = request.task == .merge ? "a map or a result" : "a transcript"
    for file in request.files { try files.read(file, for: kind) }
    for file in request.namedFiles where file.use == .reads {
      try files.read(file.path, for: file.option)
    }
    for file in request.namedFiles where file.use == .writes {
      try files.write(file.path, for: file.option)
    }
  }

  /// Replaces the results of an earlier run, so that nobody mistakes them for the results of this run if it stops early. A map and
  /// transcripts stay, because later runs read them.
  private func disownResults(of request: Request) throws(UsageError) {
    for file in [request.report, request.junit].compactMap(\.self)
    where (try? FileStatus(of: file)) != nil {
      let sentence = "The run of \(name) that writes this file has not finished; start it again.\n"
      try WholeFile.saveOrExplain(Array(sentence.utf8), to: file)
    }
  }

  /// Whether a person types the lines. If so, the program shows a prompt.
  private func isInteractive(_ options: Request, on output: Output) -> Bool {
    options.script == nil && options.form == .screens && Terminal.isTerminal(0)
      && Terminal.isTerminal(output.descriptor)
  }

  /// Throws if the system cannot start a thread: the concurrency pool would wait for a thread for ever.
  static func checkThreads() throws(UsageError) {
    try explain(cannot: "start a thread", remedy: "; allow more memory or more processes") {
      () throws(SystemError) in try startThread {}
    }
  }

  /// The arguments of the process. Throws if one is not UTF-8: `CommandLine.arguments` repairs it, and a repaired file name
  /// could be that of another file. Also throws if the system gives no arguments, not even the program's name: without its
  /// options the program would do something other than asked.
  static func arguments() throws(UsageError) -> [String] {
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
