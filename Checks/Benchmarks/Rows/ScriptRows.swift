import Harness
import HeadlessDriver
import HeadlessProgram
import Programs

/// A script that the program reads, answers and prints in this process, where allocations are counted.
enum ScriptRows {
  static let all: [Row] = [
    Row(
      "a script line, against the session alone", operations: 1_000, rates: [("lines", 1)],
      ours: Row.Side(result: {
        let output = try await LongScript.folder().fresh("answers")
        try await run(lines: 9, to: output)
        return String(decoding: try contents(of: output), as: UTF8.self)
      }) { lines in
        try await cost(of: lines) { try await run(lines: $0, to: "/dev/null") }
      },
      base: Row.Side(result: { await answers(lines: 9) }) { lines in
        try await cost(of: lines) { consume(await answers(lines: $0).utf8.count) }
      })
  ]

  /// A login, then a question that is asked and cancelled.
  private static func script(lines: Int) -> [String] {
    ["login 12345"] + (1..<lines).map { $0.isMultiple(of: 2) ? "cancel" : "logout" }
  }

  /// The cost of `lines` lines without the start: the cost of a script with `lines` extra lines, minus the cost without them.
  @MainActor
  private static func cost(
    of lines: Int, _ run: @MainActor (_ lines: Int) async throws -> Void
  ) async throws -> Cost {
    var failure: (any Error)?
    func measured(_ lines: Int) async -> Cost {
      await Cost.measure {
        do { try await run(lines) } catch { failure = error }
      }
    }
    let (few, many) = (await measured(101), await measured(101 + lines))
    if let failure { throw failure }
    var cost = Cost(amount: many.amount - few.amount)
    if let all = many.allocations, let rest = few.allocations { cost.allocations = all - rest }
    return cost
  }

  @MainActor
  private static func run(lines: Int, to path: String) async throws {
    let folder = try await LongScript.folder()
    let name = "questions-\(lines)"
    if !exists(folder.file(name)) {
      let text = script(lines: lines).map { "\($0)\n" }.joined()
      _ = try folder.write(Array(text.utf8), to: name)
    }
    let output = try NewFile(path)
    let status = await ProfileApp.program.run(
      ["--script", folder.file(name)], output: output.descriptor, errors: 2)
    guard status == .success else { throw ProgramError("the script ended with \(status)") }
  }

  @MainActor
  private static func answers(lines: Int) async -> String {
    let session = Session(launch: ProfileApp.launch)
    var text = await session.start().printed()
    for line in script(lines: lines) { text += await session.send(line).printed() }
    return text
  }
}
