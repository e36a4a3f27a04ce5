import Harness
import HeadlessDriver
import Programs

/// Whole programs, built beside this one: `profile-repl` and the peers that it is measured against.
extension Rows {
  static let programs: [Row] = [
    Row(
      "100,001 script lines, against the bytes alone", goal: 1.6, operations: 100_001,
      rates: [("lines", 1)], whyMissed: whyLinesTake,
      ours: { try await scriptCost("profile-repl", [], lines: $0) },
      base: {
        let frames = try await LongScript.framesFile()
        return try await scriptCost("benchmark-peers", ["write-frames", frames], lines: $0)
      }),
    Row(
      "100,001 script lines, against the flow by hand", goal: 4, operations: 100_001,
      rates: [("lines", 1)], whyMissed: whyLinesTake,
      ours: { try await scriptCost("profile-repl", [], lines: $0) },
      base: { try await scriptCost("benchmark-peers", ["by-hand"], lines: $0) }),
    Row(
      "a line and its reply over pipes", goal: 1.4, operations: 4_000, samples: 15,
      rates: [("lines", 1)], whyMissed: whyLinesTake,
      ours: { try await conversationCost("profile-repl", [], replies: $0) },
      base: {
        let frames = try await LongScript.framesFile()
        return try await conversationCost("benchmark-peers", ["write-frames", frames], replies: $0)
      }),
    startRow(.dynamic), startRow(.static),
    memoryRow(.dynamic), memoryRow(.static),
    Row(
      "clean release build of profile-repl", unit: .seconds, goal: 60, operations: 1, samples: 1,
      isSlow: true,
      whyMissed:
        "each module is optimised as a whole, one after the other, on little more than one core",
      ours: { _ in try buildCost(of: "profile-repl") },
      base: { _ in try buildCost(of: "benchmark-peers") }),
  ]

  private static let whyLinesTake = """
    a third of the instructions evaluates the views, a quarter finds what has changed and keeps \
    the page, a third is the driver with its suspensions; a quarter of all are reference counts
    """

  /// The processor time of a program that does a script from file to file.
  @MainActor
  private static func scriptCost(
    _ name: String, _ arguments: [String], lines: Int
  ) async throws -> Cost {
    let path = try BuiltPrograms.besideThis().path(of: name)
    let usage = try await LongScript.run(
      path, arguments, input: .reading(LongScript.file(lines: lines)),
      output: .writing(LongScript.outputFile()))
    return Cost(amount: usage.processorTime / .nanoseconds(1))
  }

  /// The time by the clock of a conversation, without its beginning.
  @MainActor
  private static func conversationCost(
    _ name: String, _ arguments: [String], replies: Int
  ) async throws -> Cost {
    let path = try BuiltPrograms.besideThis().path(of: name)
    let frames = try await LongScript.frames()
    let lines = LongScript.cycleLines
    let conversation = try Conversation(path, arguments)
    try conversation.hear(frames[0].count)
    try conversation.say(LongScript.opening, hear: frames[1].count)
    let start = ContinuousClock.now
    for reply in 0..<replies {
      try conversation.say(lines[reply % 4], hear: frames[2 + reply % 4].count)
    }
    return Cost(amount: (ContinuousClock.now - start) / .nanoseconds(1))
  }

  /// The processor time from the start to the end, with the first screen in between.
  private static func startRow(_ linking: BuiltPrograms.Linking) -> Row {
    let side = { @Sendable (name: String, arguments: [String]) -> Row.Side in
      { starts in
        let path = try BuiltPrograms.besideThis(linking).path(of: name)
        var time = Duration.zero
        for _ in 0..<starts { time += try LongScript.run(path, arguments).processorTime }
        return Cost(amount: time / .milliseconds(1))
      }
    }
    return Row(
      "start-up of profile-repl, \(linking.rawValue)", unit: .milliseconds, goal: 2, operations: 10,
      samples: 15,
      whyMissed: """
        184 more pages are touched than by an empty program; a quarter of the instructions looks \
        for conformances, a sixth is spent in the mirror that finds the state of a view
        """,
      ours: side("profile-repl", []), base: side("benchmark-peers", ["empty"]))
  }

  /// What a program needs at most, which it does not say itself.
  private static func memoryRow(_ linking: BuiltPrograms.Linking) -> Row {
    let side = {
      @Sendable
      (
        program: String, arguments: @escaping @MainActor @Sendable () async throws -> [String]
      ) -> Row.Side in
      { _ in
        let programs = BuiltPrograms.besideThis(linking)
        let output = try await LongScript.outputFile()
        try LongScript.run(
          try programs.path(of: "benchmark-peers"),
          try await ["peak", programs.path(of: program)] + arguments(), output: .writing(output))
        let text = String(decoding: try contents(of: output), as: UTF8.self)
        guard let peak = Double(text.dropLast()) else {
          throw ProgramError("the peak of \(program) is \(text.debugDescription)")
        }
        return Cost(amount: peak)
      }
    }
    return Row(
      "1,000,001 script lines, memory, \(linking.rawValue)", unit: .peak, goal: 10_240,
      operations: 1, samples: 1,
      whyMissed: """
        heap and stacks are 0.7 MB; the rest is code of the program and the libraries, of which \
        an empty program touches half already
        """,
      ours: side("profile-repl") { ["--script", try await LongScript.file(lines: 1_000_001)] },
      base: side("benchmark-peers") { ["empty"] })
  }

  /// The time of a build that finds nothing of an earlier one.
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
