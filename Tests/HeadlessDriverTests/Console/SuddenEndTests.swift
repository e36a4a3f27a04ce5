import StateBindingC
import Foundation
import StateBindingFiles
import StateBindingTestSupport
import Testing

@testable import HeadlessDriver
@testable import HeadlessProgram

/// An app that ends its process, in each of the ways in which a program runs an app.
///
/// The tests wait for other processes, so they leave the main actor to other tests.
nonisolated struct SuddenEndTests {
  /// The folder for the temporary files of the programs. Its path is in the environment of each of their processes.
  private let scratch: TemporaryFolder
  private let folder: TemporaryFolder

  init() throws {
    scratch = try TemporaryFolder()
    folder = try TemporaryFolder()
    try folder.write("kept", to: "store")
  }

  private var environment: [String: String] {
    Spawning.withoutLeaks.merging(["TMPDIR": scratch.path]) { $1 }
  }

  /// The outcome of the program `ends` with `arguments`, which must leave nothing behind.
  private func outcome(_ arguments: [String], input: String = "") throws -> Outcome {
    let outcome = try Outcome(
      of: "EndingProgram", arguments, input: input, environment: environment)
    try expectNothingLeft()
    return outcome
  }

  /// Expects that no process and no temporary file of the programs is left.
  private func expectNothingLeft(sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(try scratch.names == [], sourceLocation: sourceLocation)
    let mark = Array("TMPDIR=\(scratch.path)\0".utf8)
    for id in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
      guard let bytes = Self.bytes(ofProcessFile: "/proc/\(id)/environ") else {
        continue
      }
      #expect(bytes.firstRange(of: mark) == nil, "\(id)", sourceLocation: sourceLocation)
    }
  }

  /// The content of a file of `/proc`. Foundation leaks the memory of a read that fails.
  private static func bytes(ofProcessFile path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { return nil }
    defer { close(descriptor) }
    return readableBytes(of: descriptor)
  }

  /// A transcript that ends the app in the given way.
  private static func transcript(_ how: String, _ when: String) -> String {
    """
    #: ends 1 lang=en width=80 how=\(how) when=\(when)
    |...
    > count
    |...
    > end
    |...
    = exit 0

    """
  }

  private static let exits =
    "ended the process by exit with status 3; let the app show its end instead"

  private static let sound = "#: ends 1 lang=en width=80\n|...\n= exit 0\n"

  private static let ends: [(how: String, when: String, reason: String)] = [
    ("exit", "line", exits),
    ("exit", "task", exits),
    ("exit", "thread", exits),
    ("exit", "launch", exits),
    ("exit", "release", exits),
    ("_exit", "line", "ended the process by exit with status 0; let the app"),
    ("_exit", "release", "ended the process by exit with status 0; let the app"),
    ("kill", "line", "was under way when signal 9 ended the process"),
    ("abort", "task", "ended the process with signal 6; fix the trap"),
    ("overflow", "line", isSanitized ? "ended the process" : "ended the process with signal 11"),
  ]

  @Test(arguments: ends)
  func `--check names the line and the reason, and checks the other files`(
    how: String, when: String, reason: String
  ) throws {
    try folder.write(Self.transcript(how, when), to: "a.transcript")
    try folder.write(Self.sound, to: "b.transcript")
    let outcome = try outcome(["--check", folder.path])
    #expect(outcome.output == "2 transcripts: 1 failed\n")
    let (line, subject) =
      switch when {
      case "launch": (1, "the launch of the app")
      case "release": (5, "the release of the app after this line")
      default: (5, "this line")
      }
    let message = "ends: \(folder.path)/a.transcript:\(line): error[ended]: \(subject) \(reason)"
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.status == 1)
  }

  @Test func `a check goes on in a new process, and keeps its complaints and its status`() throws {
    for (name, how) in [("a", "_exit"), ("b", ""), ("c", "kill"), ("d", "")] {
      let text = how.isEmpty ? Self.sound : Self.transcript(how, "line")
      try folder.write(text, to: "\(name).transcript")
    }
    try folder.write("", to: "empty/notes.txt")
    let outcome = try outcome([
      "--check", "\(folder.path)/none", "\(folder.path)/empty", folder.path,
    ])
    #expect(outcome.output == "5 transcripts: 3 failed\n")
    #expect(outcome.errors.split(separator: "error[ended]: this line ").count == 3)
    #expect(outcome.errors.split(separator: "there is no *.transcript below it").count == 2)
    #expect(outcome.status == 3)
  }

  @Test(arguments: ends, [["--jobs=1"], ["--jobs=2", "--open=ends://x", "--store"]])
  func `--explore finds the line and the reason once`(
    end: (how: String, when: String, reason: String), options: [String]
  ) throws {
    let options = options.map { $0 == "--store" ? "--store=\(folder.path)/store" : $0 }
    let outcome = try outcome(
      ["--explore", "--how=\(end.how)", "--when=\(end.when)", "--depth=3"] + options)
    let traps = outcome.output.split(separator: "\n").filter { $0.hasPrefix("# trap: ") }
    let subject =
      switch end.when {
      case "launch": "the launch of the app"
      case "release": #"":quit""#
      default: #""end""#
      }
    #expect(traps.count == 1, "\(outcome.output)")
    #expect(traps.first?.hasPrefix("# trap: \(subject) \(end.reason)") == true, "\(traps)")
    #expect(outcome.output.hasSuffix("\n1 violation\n"), "\(outcome.output)")
    #expect(outcome.status == 1)
  }

  @Test(arguments: ["--jobs=1", "--jobs=2"])
  func `an app that ends in one language only is explored in the other`(jobs: String) throws {
    let file = "\(folder.path)/result.xml"
    let outcome = try outcome([
      "--explore", "--how=exit-in-english", "--when=launch", "--depth=2", "--junit=\(file)", jobs,
    ])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("# trap: "))
    #expect(outcome.output.contains("\n--lang=en: ended by a line\n--lang=ko: "), "\(outcome)")
    #expect(outcome.output.hasSuffix("\n1 violation\n"))
    #expect(try folder.text(of: "result.xml").hasSuffix("</testsuite>\n"))
  }

  @Test func `a killed exploration leaves no result of an earlier run`() throws {
    let names = ["a.xml", "a.html", "a.map"]
    for name in names { try folder.write("old", to: name) }
    let options = zip(["junit", "report", "save-map"], names)
    let program = try hanging("1", options: options.map { "--\($0)=\(folder.path)/\($1)" })
    program.signal(SIGKILL)
    _ = try program.ended()
    let sentence = "The run of ends that writes this file has not finished; start it again.\n"
    #expect(try names.map(folder.text) == [sentence, sentence, "old"])
  }

  @Test func `a transcript that is named twice is checked once`() throws {
    let file = try folder.write(Self.sound, to: "a.transcript")
    #expect(
      try outcome(["--check", file, file, folder.path]).output == "1 transcript: all passed\n")
  }

  @Test func `a report has the screens up to the sudden end`() throws {
    let file = try folder.write(Self.transcript("exit", "line"), to: "a.transcript")
    _ = try outcome(["--check", file, "--report=\(folder.path)/a.html"])
    let page = try folder.text(of: "a.html")
    #expect(page.contains("count 1"))
    #expect(page.contains("this line ended the process by exit with status 3"))
  }

  @Test func `--update leaves the transcript of a sudden end as it is`() throws {
    let text = Self.transcript("_exit", "line")
    let file = try folder.write(text, to: "a.transcript")
    let outcome = try outcome(["--update", file])
    #expect(outcome.status == 1)
    #expect(try folder.text(of: "a.transcript") == text)
  }

  @Test(arguments: ["exit", "_exit", "kill", "abort", "overflow", "mistake"])
  func `a script prints every answer before a sudden end`(how: String) throws {
    let outcome = try outcome(["--how=\(how)"], input: "count\ncount\nend\n:screen\n")
    #expect(outcome.output.hasSuffix("count 2\n\n  count\n  end\n"), "\(outcome.output)")
    #expect(outcome.status != 0 || how == "_exit")
  }

  @Test func `a script says that the app called exit`() throws {
    let outcome = try outcome(["--how=exit"], input: "count\nend\n")
    #expect(
      outcome.errors
        == "ends: <stdin>:2: error[ended]: this line ended the process by exit; let the app show its end instead\n"
    )
    #expect(outcome.status == 1)
  }

  @Test func `a loop that never ends is named after two seconds, with the code that runs`() throws {
    let loops = [
      ("line", "end", "look in its code for"),
      ("body", "count", "Counter runs now; look there for"),
      ("launch", "count", "look in its code for"),
    ]
    // All wait at the same time.
    let programs = try loops.map { when, line, _ in
      let program = try RunningProgram("EndingProgram", ["--how=spin", "--when=\(when)"])
      program.send("\(line)\n")
      return program
    }
    for (program, (when, line, place)) in zip(programs, loops) {
      let start = when == "launch" ? "1: note: the launch of the app" : "1: note: \"\(line)\""
      try program.readErrors(
        to:
          "ends: <stdin>:\(start) has had no answer for two seconds; \(place) a loop or a wait that never ends\n"
      )
      program.signal(SIGKILL)
    }
  }

  @Test func `a trap names its line and the way to the backtrace`() throws {
    let outcome = try Outcome(
      of: "MemoProgram", ["--fault=traps-on-empty-title"],
      input: "memo 1\ntype title \"\"\nsave\n")
    #expect(
      outcome.errors.hasSuffix(
        "\"save\" ended the process; SWIFT_BACKTRACE=enable=yes shows the calls that led there\n"))
    #expect([128 + SIGILL, 128 + SIGTRAP].contains(outcome.status))
  }

  @Test(
    .disabled(if: isSanitized, "the sanitizer tells of the overflow"),
    arguments: [("line", "end", "in its code"), ("body", "count", "in Counter")])
  func `a stack overflow names its line and its place, without a backtrace`(
    when: String, line: String, place: String
  ) throws {
    let outcome = try outcome(["--how=overflow", "--when=\(when)"], input: "\(line)\n")
    #expect(
      outcome.errors
        == "\"\(line)\" ended the process; look \(place) for code that calls itself without end, the usual cause; SWIFT_BACKTRACE=enable=yes shows the calls that led there\n"
    )
    #expect(outcome.status == 128 + SIGSEGV)
  }

  @Test func `a mistake ends a program with its sentence and the last line, without a backtrace`()
    throws
  {
    let outcome = try outcome(["--how=mistake"], input: "count\nend\n")
    let lines = outcome.errors.split(separator: "\n")
    #expect(
      lines.first?.hasSuffix(
        ": Fatal error: bufferSize is -1; a ReplaySubject keeps 0 values or more") == true)
    #expect(lines.dropFirst() == ["The last line: end"])
    #expect(outcome.status == 128 + SIGABRT)
  }

  @Test(
    .enabled("there is no folder in which nobody can make a file") {
      access("/proc/self", X_OK) == 0
    },
    arguments: [
      ("save-map", "/a.map"), ("report", "/a.html"), ("junit", "/a.xml"), ("write-transcripts", ""),
    ])
  func `a folder in which no file can be made is refused before the exploration`(
    option: String, name: String
  ) throws {
    let path = "/proc/self\(name)"
    let outcome = try outcome(["--explore", "--when=launch", "--\(option)=\(path)"])
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("ends: cannot write \"\(path)\": "), "\(outcome.errors)")
    #expect(outcome.status == 3)
  }

  @Test(arguments: ["1", "2"])
  func `a walk may have a gigantic number of seconds`(jobs: String) throws {
    let outcome = try outcome([
      "--explore", "--when=release", "--depth=1", "--seconds=9300000000000000", "--jobs=\(jobs)",
    ])
    #expect(outcome.output.contains("1 violation"), "\(outcome)")
  }

  // MARK: Signals

  @Test func `a signal ends a hanging check with its verdict so far`() throws {
    try folder.write(Self.sound, to: "a.transcript")
    try folder.write(Self.transcript("loop", "line"), to: "b.transcript")
    try folder.write(Self.transcript("exit", "line"), to: "c.transcript")
    let numbers = [SIGINT, SIGTERM, SIGHUP]
    let programs = try numbers.map { number in
      let program = try RunningProgram(
        "EndingProgram", ["--check", folder.path], environment: environment)
      try program.readErrors(to: "looping\n")
      program.signal(number)
      return program
    }
    for (program, number) in zip(programs, numbers) {
      let outcome = try program.ended()
      #expect(outcome.output == "1 transcript: all passed\ninterrupted; 2 left\n")
      #expect(outcome.status == 128 + number)
    }
    try expectNothingLeft()
  }

  @Test(arguments: ["1", "2"])
  func `a signal ends a hanging exploration with its verdict so far`(jobs: String) throws {
    let numbers = [SIGINT, SIGTERM, SIGHUP]
    let programs = try numbers.map { number in
      let program = try hanging(jobs)
      #expect(try !scratch.names.isEmpty)
      program.signal(number)
      return program
    }
    for (program, number) in zip(programs, numbers) {
      let outcome = try program.ended()
      #expect(
        outcome.output.contains(#"# trap: "end" had not ended when the run was interrupted"#))
      #expect(outcome.output.contains("> end\n= exit 1\n"))
      #expect(outcome.output.hasSuffix("\ninterrupted\n"), "\(outcome.output)")
      #expect(outcome.status == 128 + number)
    }
    try expectNothingLeft()
  }

  /// An exploration that hangs.
  private func hanging(
    _ jobs: String, how: String = "loop", options: [String] = []
  ) throws -> RunningProgram {
    let program = try RunningProgram(
      "EndingProgram",
      ["--explore", "--how=\(how)", "--jobs=\(jobs)", "--store=\(folder.path)/store"] + options,
      environment: environment)
    try program.readErrors(to: "looping\n")
    return program
  }

  @Test func `a second signal ends the exploration at once`() throws {
    let program = try hanging("2")
    program.signal(SIGINT)
    program.signal(SIGTERM)
    program.signal(SIGINT)
    #expect([128 + SIGTERM, 128 + SIGINT].contains(try program.ended().status))
    try expectNothingLeft()
  }

  @Test func `a hanging app ends with the program that has started it`() throws {
    let program = try hanging("2")
    program.signal(SIGKILL)
    // The children share the standard error of the program, so it is closed only after the last child has ended.
    #expect(try program.ended().status == 128 + SIGKILL)
    #expect(try scratch.names == [])
  }

  @Test func `an exploration ends when nobody reads its output`() throws {
    let program = try RunningProgram(
      "EndingProgram", ["--explore", "random", "--lines=100000000", "--when=release"],
      environment: environment, output: .brokenPipe)
    let outcome = try program.ended()
    #expect(outcome.errors == "")
    #expect(outcome.status == 141)
    try expectNothingLeft()
  }

  @Test(.enabled("the system has no /proc") { access("/proc/self/stat", R_OK) == 0 })
  func `a child that has ended leaves no zombie while others go on`() throws {
    // By the time the walk in Korean hangs, the walk in English has ended.
    let program = try hanging("1", how: "exit-or-loop")
    var states: [Substring] = []
    for id in try FileManager.default.contentsOfDirectory(atPath: "/proc") where Int(id) != nil {
      guard let status = Self.bytes(ofProcessFile: "/proc/\(id)/stat") else { continue }
      let fields = String(decoding: status, as: UTF8.self).split(separator: ") ").last?
        .split(separator: " ")
      if let fields, fields[1] == "\(program.id)" { states.append(fields[0]) }
    }
    #expect(states.count == 1)
    #expect(!states.contains("Z"))
    program.signal(SIGTERM)
    _ = try program.ended()
    try expectNothingLeft()
  }

  @Test func `the copies of a file are readable for their owner only`() throws {
    let program = try hanging("1")
    let names = try FileManager.default.subpathsOfDirectory(atPath: scratch.path)
      .filter { $0.hasSuffix("/store") }
    #expect(!names.isEmpty)
    for name in names { #expect(scratch.permissions(of: name) == 0o600) }
    program.signal(SIGTERM)
    _ = try program.ended()
  }

  // MARK: Orders

  @Test func `a child that is silent for too long is killed`() async {
    // Needs a process of its own, because `Children` catches the signals of its process.
    await #expect(processExitsWith: .success) { try await Self.expectSilence() }
  }

  @MainActor private static func expectSilence() async throws {
    let children = try Children(
      [], program: "\(Spawning.productsFolder)EndingProgram", output: -1,
      patience: .milliseconds(isSanitized ? 4000 : 800))
    let host = ChildHost(children, isSilent: true)
    var launch = LaunchOptions()
    launch.settings = ["how": "loop", "when": "line"]
    let job = Job.replay(
      ReplayedInput(
        lines: ["count", "end"], launch: launch, keepsGoing: false, allowsUnfinishedWork: false,
        isWatched: false))
    guard case .ended(.silence, let sent, _) = try await host.run(job) else {
      Issue.record("the child was not killed")
      return
    }
    #expect(sent == ["count", "end"])
  }

  @Test(.disabled(if: isSanitized, "a sanitizer needs more memory"))
  func `an exploration says that the system cannot start a thread`() throws {
    // The stack of a thread would need more memory than the limit allows.
    let outcome = try Outcome(
      of: "/bin/sh",
      [
        "-c", #"ulimit -s 8000000; ulimit -v 4000000; exec "$0" --explore"#,
        "\(Spawning.productsFolder)EndingProgram",
      ])
    #expect(outcome.errors.hasPrefix("ends: cannot start a thread: "), "\(outcome)")
    #expect(outcome.status == 3)
  }

  @Test(arguments: [
    ["STATEBINDING_RESTART": "1 0 0"], ["STATEBINDING_RESTART": "-1 0 0"],
    ["STATEBINDING_WALK": "0"], ["STATEBINDING_WALK": "99"],
  ])
  func `no variable of the environment changes a verdict`(variables: [String: String]) throws {
    let broken = "#: ends 1 lang=en width=80\n| nothing\n= exit 0\n"
    let file = try folder.write(broken, to: "broken.transcript")
    for arguments in [
      ["--check", file], ["--explore", "--depth=1", "--when=release", "--lang=en"],
    ] {
      let changed = try Outcome(of: "EndingProgram", arguments, environment: variables)
      let usual = try Outcome(of: "EndingProgram", arguments)
      #expect(changed.output == usual.output)
      #expect(changed.status == usual.status)
      #expect(changed.status == 1 || arguments.count > 2)
    }
  }

  @Test func `a child whose parent has ended does nothing`() throws {
    // It has the name of a child of process 1, but its parent is this process.
    let outcome = try child(of: 1)
    #expect(outcome == Outcome(status: 1))
  }

  @Test func `a child that cannot reach its parent ends with a sentence`() throws {
    for (redirection, reason) in [
      ("3<&-", "Bad file descriptor"), ("3</", "Is a directory"),
    ] {
      let outcome = try child(of: getpid(), redirection)
      #expect(
        outcome.errors == "ends: cannot reach the process that started this one: \(reason)\n")
      #expect(outcome.status == 3)
    }
  }

  /// Runs a program under the name of a child of the process `id`.
  private func child(of id: pid_t, _ redirection: String = "") throws -> Outcome {
    try Outcome(
      of: "/bin/bash",
      [
        "-c", #"exec -a "$0" "$1" --explore \#(redirection)"#, ParentProcess.childName(for: id),
        "\(Spawning.productsFolder)EndingProgram",
      ])
  }

  @Test func `a redirection of descriptor 3 has no effect`() throws {
    let (own, other) = try Link.pair()
    try writeBytes(own, Link.bytes(.message, []))
    var spawning = Spawning()
    spawning.pass(other, as: 3)
    let process = try spawning.start("EndingProgram", ["--version"], environment: [:])
    #expect(process.end() == 0)
    // The socket stays unread.
    var bytes = [UInt8](repeating: 1, count: 2000)
    #expect(read(other, &bytes, bytes.count) == 1 + MemoryLayout<Int>.size)
    close(own)
    close(other)
  }
}
