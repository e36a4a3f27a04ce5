import Harness
import HeadlessDriver
import Programs

/// Whole programs, built beside this one: `profile-repl` and its peers.
enum ProgramRows {
  static let all: [Row] = [
    scriptRow("100,001 script lines, against the bytes alone", against: .frames, goal: 1.6),
    scriptRow("100,001 script lines, against the flow by hand", against: .byHand, goal: 4),
    Row(
      "a line and its reply over pipes", goal: 1.4, operations: 4_000, samples: 15,
      startsPrograms: true, rates: [("lines", 1)],
      ours: Row.Side(result: { try await LongScript.output(of: .ours) }) {
        try await conversationCost(.ours, replies: $0)
      },
      base: Row.Side(result: { try await LongScript.output(of: .frames) }) {
        try await conversationCost(.frames, replies: $0)
      }),
    startRow(.dynamic), startRow(.static),
    memoryRow(.dynamic), memoryRow(.static),
    ownMainRow("start-up of an app with its own main, against a program by hand", lines: 0),
    ownMainRow(
      "100,000 lines to an app with its own main, against a program by hand", lines: 100_000),
    Row(
      "clean release build of profile-repl", unit: .seconds, goal: 60, operations: 1, samples: 1,
      startsPrograms: true, isSlow: true,
      ours: Row.Side(result: { "" }) { _ in try buildCost(of: "profile-repl") },
      base: Row.Side(result: { "" }) { _ in try buildCost(of: "benchmark-peers") }),
  ]

  /// The processor time of programs that answer a script from file to file.
  private static func scriptRow(_ name: String, against base: Peer, goal: Double) -> Row {
    let side = { @Sendable (peer: Peer) in
      Row.Side(result: { try await LongScript.output(of: peer) }) { lines in
        let usage = try await LongScript.run(
          peer, input: .reading(LongScript.file(lines: lines)),
          output: .writing(LongScript.folder().fresh("output")))
        return Cost(amount: usage.processorTime / .nanoseconds(1))
      }
    }
    return Row(
      name, goal: goal, operations: 100_001, samples: 7, startsPrograms: true,
      rates: [("lines", 1)], ours: side(.ours), base: side(base))
  }

  /// The time by the clock of a conversation after its first reply.
  @MainActor
  private static func conversationCost(_ peer: Peer, replies: Int) async throws -> Cost {
    let frames = try await LongScript.frames()
    let lines = LongScript.cycle.map { Array("\($0)\n".utf8) }
    let conversation = try Conversation(
      BuiltPrograms.besideThis().path(of: peer.program), await LongScript.arguments(of: peer))
    try conversation.hear(frames[0].count)
    try conversation.say(Array("\(LongScript.opening)\n".utf8), hear: frames[1].count)
    let start = ContinuousClock.now
    for reply in 0..<replies {
      try conversation.say(lines[reply % 4], hear: frames[2 + reply % 4].count)
    }
    return Cost(amount: (ContinuousClock.now - start) / .nanoseconds(1))
  }

  /// The processor time from start to end, with the first screen in between.
  private static func startRow(_ linking: BuiltPrograms.Linking) -> Row {
    let side = { @Sendable (peer: Peer) in
      Row.Side(result: { try await LongScript.run(peer, linking).status.description }) { starts in
        var time = Duration.zero
        for _ in 0..<starts { time += try await LongScript.run(peer, linking).processorTime }
        return Cost(amount: time / .milliseconds(1))
      }
    }
    return Row(
      "start-up of profile-repl, \(linking.rawValue)", unit: .milliseconds, goal: 2.2,
      operations: 10,
      samples: 15, startsPrograms: true, ours: side(.ours), base: side(.empty))
  }

  /// The processor time of an app with its own main that gets `lines` lines, and of the same screen in a program by hand.
  private static func ownMainRow(_ name: String, lines: Int) -> Row {
    let starts = lines == 0 ? 10 : 1
    let side = { @Sendable (program: String) in
      Row.Side(result: { try await output(of: program, lines: 3) }) { _ in
        let folder = try await LongScript.folder()
        let script = try folder.write(
          Array(String(repeating: "Add\n", count: lines).utf8), to: "adds-\(lines)")
        var time = Duration.zero
        for _ in 0..<starts {
          time += try LongScript.run(
            BuiltPrograms.besideThis().path(of: program), [], input: .reading(script)
          ).processorTime
        }
        return Cost(amount: time / .nanoseconds(1))
      }
    }
    return Row(
      name, goal: 1.1, operations: max(lines, starts), samples: 7, startsPrograms: true,
      ours: side("OwnMain"), base: side("MainByHand"))
  }

  /// The output of `program` for a script of `lines` lines.
  @MainActor
  private static func output(of program: String, lines: Int) async throws -> String {
    let folder = try await LongScript.folder()
    let script = try folder.write(
      Array(String(repeating: "Add\n", count: lines).utf8), to: "adds-\(lines)")
    let output = folder.fresh("output")
    try LongScript.run(
      BuiltPrograms.besideThis().path(of: program), [], input: .reading(script),
      output: .writing(output))
    return String(decoding: try contents(of: output), as: UTF8.self)
  }

  /// The peak memory, measured by a small process: a large one would be counted too.
  private static func memoryRow(_ linking: BuiltPrograms.Linking) -> Row {
    let side = { @Sendable (peer: Peer, lines: Int) in
      Row.Side(result: { try await LongScript.run(peer, linking).status.description }) { _ in
        let programs = BuiltPrograms.besideThis(linking)
        var command = ["peak", try programs.path(of: peer.program)]
        command += try await LongScript.arguments(of: peer)
        if lines > 0 { command += ["--script", try await LongScript.file(lines: lines)] }
        let output = try await LongScript.folder().fresh("output")
        try LongScript.run(
          programs.path(of: "benchmark-peers"), command, output: .writing(output))
        let text = String(decoding: try contents(of: output), as: UTF8.self)
        guard let peak = Double(text.dropLast()) else {
          throw ProgramError("the peak of \(peer.program) is \(text.debugDescription)")
        }
        return Cost(amount: peak)
      }
    }
    return Row(
      "1,000,001 script lines, memory, \(linking.rawValue)", unit: .peak, goal: 4_096,
      operations: 1, samples: 1, startsPrograms: true, ours: side(.ours, 1_000_001),
      base: side(.empty, 0))
  }

  /// The time of a build in an empty folder.
  @MainActor
  private static func buildCost(of product: String) throws -> Cost {
    let folder = try ScratchFolder()
    defer { folder.remove() }
    let usage = try LongScript.run(
      "/usr/bin/env",
      [
        "swift", "build", "-c", "release", "--product", product, "--package-path",
        try BuiltPrograms.package(), "--scratch-path", folder.file("build"),
      ])
    return Cost(amount: usage.elapsed / .seconds(1))
  }
}

/// A program that a row runs.
enum Peer {
  /// `profile-repl`.
  case ours
  /// Writes recorded screens, one for each line.
  case frames
  /// Answers the lines with code written for them alone.
  case byHand
  /// Does nothing.
  case empty

  var program: String { self == .ours ? "profile-repl" : "benchmark-peers" }
}

/// A long script: a login, then questions that are asked and cancelled.
@MainActor
enum LongScript {
  static let opening = "login 12345"
  static let cycle = ["delete", "cancel", "logout", "cancel"]

  private static var made: (folder: ScratchFolder, frames: [[UInt8]])?

  /// The number of lines of a script with at least `count`: its last question is answered.
  static func lines(atLeast count: Int) -> Int { 1 + (count + 2) / 4 * 4 }

  /// The path of a script with `lines(atLeast: count)` lines.
  static func file(lines count: Int) async throws -> String {
    let (folder, name) = (try await folder(), "script-\(count)")
    if exists(folder.file(name)) { return folder.file(name) }
    let lines = [opening] + (0..<lines(atLeast: count) / 4).flatMap { _ in cycle }
    return try folder.write(Array(lines.map { $0 + "\n" }.joined().utf8), to: name)
  }

  /// The first screen, the one after the opening, then those of the cycle.
  static func frames() async throws -> [[UInt8]] { try await make().frames }

  static func folder() async throws -> ScratchFolder { try await make().folder }

  static func removeFiles() {
    made?.folder.remove()
    made = nil
  }

  static func arguments(of peer: Peer) async throws -> [String] {
    switch peer {
    case .ours: []
    case .frames: ["write-frames", try await folder().file("frames")]
    case .byHand: ["by-hand"]
    case .empty: ["empty"]
    }
  }

  /// The output of a script of nine lines.
  static func output(of peer: Peer) async throws -> String {
    let output = try await folder().fresh("output")
    try await run(peer, input: .reading(file(lines: 9)), output: .writing(output))
    return String(decoding: try contents(of: output), as: UTF8.self)
  }

  @discardableResult
  static func run(
    _ peer: Peer, _ linking: BuiltPrograms.Linking = .dynamic,
    input: Child.Stream = .reading("/dev/null"), output: Child.Stream = .writing("/dev/null")
  ) async throws -> Usage {
    try run(
      BuiltPrograms.besideThis(linking).path(of: peer.program), await arguments(of: peer),
      input: input, output: output)
  }

  /// Runs a program to its end; throws unless it exits with 0.
  @discardableResult
  static func run(
    _ path: String, _ arguments: [String], input: Child.Stream = .reading("/dev/null"),
    output: Child.Stream = .writing("/dev/null")
  ) throws -> Usage {
    let usage = try Child(path, arguments, input: input, output: output).end()
    guard usage.status == 0 else {
      throw ProgramError("\(path) \(arguments.joined(separator: " ")) ended with \(usage.status)")
    }
    return usage
  }

  private static func make() async throws -> (folder: ScratchFolder, frames: [[UInt8]]) {
    if let made { return made }
    let session = Session(launch: ProfileApp.launch)
    var frames = [Array(await session.start().printed().utf8)]
    for line in [opening] + cycle {
      frames.append(Array(await session.send(line).printed().utf8))
    }
    let folder = try ScratchFolder()
    _ = try folder.write(Array(frames.joined(separator: [0])), to: "frames")
    made = (folder, frames)
    return (folder, frames)
  }
}
