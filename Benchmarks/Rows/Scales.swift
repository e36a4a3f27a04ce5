import Harness
import HeadlessDriver
import Programs
import StateBinding

/// What must cost the same however many there are.
enum Scales {
  static let all = [observers, ribs, rows, scriptLines, transcriptLines]

  /// One state to all observers of a view model.
  private static let observers = Scale(
    "observers", per: "observer", reason: "each has memory of its own, more of it than the caches",
    ours: { count in
      let flow = ProfileFlow()
      let heard = Heard()
      for _ in 0..<count {
        flow.presenter.viewModel.stateStream.subscribe(onNext: { heard.sum &+= $0.changes })
      }
      return repeated(count) {
        flow.presenter.viewModel.request(action: .touch)
        consume(heard.sum)
      }
    },
    base: { count in
      let flow = HandFlow()
      let heard = Heard()
      for _ in 0..<count {
        flow.presenter.viewModel.observers.append { heard.sum &+= $0.changes }
      }
      return repeated(count) {
        flow.presenter.viewModel.request(action: .touch)
        consume(heard.sum)
      }
    })

  /// A chain that is built, activated and released.
  private static let ribs = Scale(
    "RIBs, built and released", per: "RIB",
    reason: "each has memory of its own, more of it than the caches",
    ours: { count in
      let rounds = rounds(count)
      var cost = await Cost.measure {
        for _ in 0..<rounds {
          do {
            let root = Rows.nodeRoot()
            Rows.grow(root, count)
          }
          await settled()
        }
      }
      cost.amount /= Double(rounds)
      return cost
    },
    base: { count in
      repeated(count) {
        let root = Rows.handRoot()
        Rows.grow(root, count)
        root.releaseTree()
      }
    })

  /// A choice in a list of so many rows, shown: all of it, for there is nothing to do for each row.
  private static let rows = Scale("rows of a list", per: "action") { count in
    let list = ListWindow.of(rows: count)
    let actions = 2_000
    let cost = Cost.measure { consume(list.choose(actions)) }
    return Cost(amount: cost.amount / Double(actions) * Double(count))
  }

  /// Lines that `profile-repl` does from file to file, its start included.
  private static let scriptLines = Scale(
    "script lines, with the start", per: "line"
  ) { count in
    let path = try BuiltPrograms.besideThis().path(of: "profile-repl")
    let lines = LongScript.lines(atLeast: count)
    let usage = try await LongScript.run(
      path, [], input: .reading(LongScript.file(lines: lines)),
      output: .writing(LongScript.outputFile()))
    return Cost(amount: usage.processorTime / .nanoseconds(1) / Double(lines) * Double(count))
  }

  /// Lines of transcripts that are checked, those of the screens included; one has 100,000 at the most.
  private static let transcriptLines = Scale("transcript lines", per: "line") { count in
    let files = max(1, count / 100_000)
    let (transcript, lines) = await LongTranscript.of(lines: count / files)
    let rounds = max(1, 10_000 / count)
    var cost = await Cost.measure {
      for _ in 0..<files * rounds {
        let check = await LongTranscript.program.check(transcript, named: "long")
        precondition(check.passed, "the transcript differs; its app is not deterministic")
      }
    }
    cost.amount *= Double(count) / Double(lines * files * rounds)
    return cost
  }

  /// Few are done many times over.
  private static func rounds(_ count: Int) -> Int { max(1, 100_000 / count) }

  @MainActor
  private static func repeated(_ count: Int, _ body: () -> Void) -> Cost {
    let rounds = rounds(count)
    var cost = Cost.measure { for _ in 0..<rounds { body() } }
    cost.amount /= Double(rounds)
    return cost
  }
}
