import HeadlessUI
import StateBinding

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Explores an app in a child process, which announces each line before it sends the line. A line that ends the process is
/// therefore found too.
@MainActor
struct ExplorerRun {
  let program: Program
  let options: ExploreOptions
  let streams: Streams

  /// The first argument of the child process.
  static let childMark = "--explore-in-this-process"
  /// The descriptor on which the child announces lines.
  private static let announcements: Int32 = 3
  /// The child may be silent for this many seconds.
  private static let patience = 60

  /// Explores the app in this process, and prints the result.
  func walk() async -> ExitStatus {
    let announcements = Output(descriptor: Self.announcements)
    let start = ContinuousClock.now
    let exploration: Exploration
    var progress = ProgressLine("places")
    do throws(UsageError) {
      exploration = try await program.explore(options) { header, lines in
        announce("\(([header] + lines).joined(separator: "\n"))\0", to: announcements)
      } report: { done, left in
        progress.show(done, left: left)
      }
      progress.clear()
      announce("\0", to: announcements)
    } catch {
      streams.complain("\(error)")
      return error.status
    }
    streams.output.write("\(exploration)")
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let rate = Int(Double(exploration.sentCount) / max(seconds, 0.001))
    streams.complain(
      "\(counted(exploration.sentCount, "line")) in \(Int(seconds * 1000)) ms, \(rate) lines a second"
    )
    do throws(FileError) {
      try writeFiles(of: exploration)
    } catch {
      streams.complain("cannot write \(Quoting.quoted(error.file)): \(error.reason)")
      return streams.finish(.inputOutput)
    }
    return streams.finish(exploration.violations.isEmpty ? .success : .failure)
  }

  /// Ends this process if the parent is gone: nobody would end a walk without limits.
  private func announce(_ text: String, to announcements: Output) {
    announcements.write(text)
    do throws(SystemError) {
      try announcements.flush()
    } catch {
      if error.isClosedPipe { exit(ExitStatus.closedPipe.rawValue) }
    }
  }

  private struct FileError: Error {
    let file: String
    let reason: SystemError
  }

  /// Writes the graph, the map and the transcripts that were asked for.
  private func writeFiles(of exploration: Exploration) throws(FileError) {
    guard case .everyPlace(let files) = options.way else { return }
    if let file = files.graph {
      let graph = exploration.graph
      try write(
        file.hasSuffix(".dot") ? graph.dot(named: program.name) : graph.mermaid(), to: file)
    }
    if let file = files.report { try write(exploration.map(named: program.name), to: file) }
    guard let folder = files.transcripts else { return }
    if mkdir(folder, 0o755) != 0, errno != EEXIST {
      throw FileError(file: folder, reason: SystemError())
    }
    func file(_ number: Int) -> String { "\(folder)/explored-\(number).transcript" }
    for (index, transcript) in exploration.transcripts.enumerated() {
      try write(transcript, to: file(index + 1))
    }
    // Removes the transcripts that only an earlier exploration had.
    var number = exploration.transcripts.count + 1
    while let bytes = try? WholeFile.read(file(number)),
      String(decoding: bytes, as: UTF8.self).contains("\n# \(Tour.comment)\n"),
      unlink(file(number)) == 0
    {
      number += 1
    }
  }

  private func write(_ text: String, to file: String) throws(FileError) {
    try write(Array(text.utf8), to: file)
  }

  private func write(_ bytes: [UInt8], to file: String) throws(FileError) {
    do throws(SystemError) {
      try WholeFile.save(bytes, to: file)
    } catch {
      throw FileError(file: file, reason: error)
    }
  }

  /// Lets a child process with `arguments` explore the app. If the child dies, prints the lines that killed it.
  func supervise(_ arguments: [String]) async -> ExitStatus {
    let child: pid_t
    let announced: Int32
    do throws(SystemError) {
      (child, announced) = try start([Self.childMark] + arguments)
    } catch {
      streams.complain("cannot start the explorer's process: \(error)")
      return .inputOutput
    }
    let last = lastAnnouncement(announced, of: child)
    if last.isStuck { kill(child, SIGKILL) }
    close(announced)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    if signal == 0 { return ExitStatus(rawValue: (status >> 8) & 0xFF) ?? .failure }
    guard !last.text.isEmpty, last.isStuck || Self.trapSignals.contains(signal) else {
      Signals.end(by: signal)
    }
    let end =
      last.isStuck
      ? "did not settle within \(Self.patience) s; look for work that never ends"
      : "ended the process with signal \(signal) (\(strsignal(signal).map { String(cString: $0) } ?? "")); mend the trap, whose message is on standard error"
    do throws(UsageError) {
      streams.output.write(try await trapTranscript(last.text, end: end))
    } catch {
      streams.complain("\(error)")
    }
    streams.output.write("1 violation; nothing was explored after it\n")
    return streams.finish(.failure)
  }

  /// The signals that a mistake in the app raises.
  private static let trapSignals = [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV, SIGKILL]

  /// The transcript of the announced lines. `end` says what the last of them did.
  private func trapTranscript(_ announced: String, end: String) async throws(UsageError) -> String {
    var lines = announced.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let settings = lines.removeFirst().split(separator: " ").dropFirst(3).map(String.init)
    var launch = try program.parser.parseHeader(settings).launch
    launch.url = options.launch.url
    guard let last = lines.popLast() else {
      return "\(announced)\n# trap: launching the app \(end)\n= exit 1\n"
    }
    let comment = "trap: \(Quoting.quoted(last)) \(end)"
    // The lines before the last one have been replayed without a trap.
    let territory = Territory(program: program, options: launch, plan: program.plan)
    let recorded = try await territory.record(lines, comment: comment)
    return
      "\(recorded.split(separator: "\n").dropLast().joined(separator: "\n"))\n> \(last)\n= exit 1\n"
  }

  /// Starts this program again with `arguments`. Returns the process, and the descriptor to read its announcements from.
  private func start(_ arguments: [String]) throws(SystemError) -> (pid_t, Int32) {
    let (readEnd, writeEnd) = try openPipe()
    defer { close(writeEnd) }
    #if os(Linux)
      let path = "/proc/self/exe"
      var actions = posix_spawn_file_actions_t()
    #else
      let path = CommandLine.arguments[0]
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, writeEnd, Self.announcements)
    var words = ([program.name] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    let failure = posix_spawnp(&child, path, &actions, nil, &words, environ)
    if failure != 0 {
      close(readEnd)
      throw SystemError(number: failure)
    }
    return (child, readEnd)
  }

  /// Reads announcements until `child` ends or takes too long for a line. Returns the last announcement, which is empty once
  /// the exploration is over.
  private func lastAnnouncement(
    _ descriptor: Int32, of child: pid_t
  ) -> (text: String, isStuck: Bool) {
    // Counts single seconds, because a clock would also count the time for which a person has stopped the processes.
    var silence = 0
    var last: [UInt8] = []
    var begun: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    // Once the exploration is over, the child prints, and may wait for a slow reader of the output.
    var isOver = false
    while true {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&entry, 1, isOver ? -1 : 1_000)
      if ready < 0, errno == EINTR { continue }
      if ready == 0 {
        if !isStopped(child) { silence += 1 }
        if silence < Self.patience { continue }
        return (String(decoding: last, as: UTF8.self), true)
      }
      silence = 0
      // Lets announcements gather, because each one that wakes this process takes time from the child.
      usleep(5_000)
      let count = piece.withUnsafeMutableBytes { (try? readBytes(descriptor, $0)) ?? 0 }
      if count == 0 { return (String(decoding: last, as: UTF8.self), false) }
      begun += piece[..<count]
      guard let end = begun.lastIndex(of: 0) else { continue }
      let start = begun[..<end].lastIndex(of: 0).map { $0 + 1 } ?? 0
      last = Array(begun[start..<end])
      isOver = last.isEmpty
      begun.removeFirst(end + 1)
    }
  }

  /// Whether a signal has stopped `child`, which can go on later.
  private func isStopped(_ child: pid_t) -> Bool {
    var report = siginfo_t()
    // Without `WNOWAIT`, only the first call would report the stop.
    return waitid(P_PID, id_t(child), &report, WSTOPPED | WNOHANG | WNOWAIT) == 0
      && report.si_signo == SIGCHLD
  }
}
