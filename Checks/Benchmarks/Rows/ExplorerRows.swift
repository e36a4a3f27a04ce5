import Harness
import Programs

/// Compares `profile-repl --explore` with a replay of the transcripts that it writes. Both take the same lines.
enum ExplorerRows {
  static let all: [Row] = [
    Row(
      "exploring profile-repl, against the same lines in transcripts", goal: 4,
      operations: 20_000, samples: 7, startsPrograms: true, rates: [("lines", 1)],
      ours: Row.Side(result: {
        try await explore("--depth 3").sent > 100 ? "many lines" : "few lines"
      }) { lines in
        let (time, sent) = try await explore()
        return Cost(amount: time / .nanoseconds(1) * Double(lines) / Double(sent))
      },
      base: Row.Side(
        result: { try await Tour.make("--depth 3").lines > 50 ? "many lines" : "few lines" }
      ) { lines in
        let tour = try await Tour.make()
        let time = try LongScript.run(program(), ["--check", tour.folder]).processorTime
        return Cost(amount: time / .nanoseconds(1) * Double(lines) / Double(tour.lines))
      })
  ]

  private static func program() throws -> String {
    try BuiltPrograms.besideThis().path(of: Peer.ours.program)
  }

  /// Explores the app with `options`. Returns the processor time, and the number of lines that were sent.
  @MainActor
  fileprivate static func explore(
    _ options: String = ""
  ) async throws -> (time: Duration, sent: Int) {
    let report = try await LongScript.folder().fresh("report")
    let command = #"exec "$0" --explore --lang en --latency 0s \#(options) 2>"$1""#
    let usage = try LongScript.run("/bin/sh", ["-c", command, program(), report])
    let text = String(decoding: try contents(of: report), as: UTF8.self)
    // Such as `profile-repl: 20574 lines in 450 ms, 45720 lines a second`.
    guard let sent = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
      throw ProgramError("the explorer's report is \(text.debugDescription)")
    }
    return (usage.processorTime, sent)
  }

  /// The transcripts that take every line of an exploration.
  private struct Tour {
    let folder: String
    let lines: Int

    /// The tours made so far, by the options of the exploration.
    @MainActor private static var made: [String: Tour] = [:]

    @MainActor
    static func make(_ options: String = "") async throws -> Tour {
      if let tour = made[options] { return tour }
      let folder = try await LongScript.folder().file("tour\(made.count)")
      _ = try await explore("\(options) --write-transcripts '\(folder)'")
      var lines = 0
      var number = 1
      while exists("\(folder)/explored-\(number).transcript") {
        let bytes = try contents(of: "\(folder)/explored-\(number).transcript")
        lines += bytes.split(separator: 0x0A).count { $0.starts(with: "> ".utf8) }
        number += 1
      }
      let tour = Tour(folder: folder, lines: lines)
      made[options] = tour
      return tour
    }
  }
}
