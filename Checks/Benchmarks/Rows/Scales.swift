import Harness
import HeadlessDriver
import Programs
import StateBinding

/// The scales whose cost per thing must not grow.
enum Scales {
  static let all = [observers, ribs, rows, scriptLines, transcriptLines]

  /// One state to all observers of a view model.
  private static let observers = Scale(
    "observers", per: "observer", reason: "the observers outgrow the processor's caches",
    ours: { count in
      let flow = Flow()
      let heard = Heard()
      for _ in 0..<count {
        _ = flow.viewModel.stateStream.subscribe(onNext: { heard.sum &+= $0.changes })
      }
      return repeated(count) {
        flow.viewModel.request(action: .touch)
        consume(heard.sum)
      }
    },
    base: { count in
      let flow = HandFlow()
      let heard = Heard()
      for _ in 0..<count { flow.viewModel.observers.append { heard.sum &+= $0.changes } }
      return repeated(count) {
        flow.viewModel.request(action: .touch)
        consume(heard.sum)
      }
    })

  /// Chains of at most 1,000 that are built, activated and released. A real tree is tens deep.
  private static let ribs = Scale(
    "RIBs, built and released", per: "RIB", reason: "the RIBs outgrow the processor's caches",
    ours: { count in
      let rounds = rounds(count)
      var cost = await Cost.measure {
        for _ in 0..<rounds {
          for tree in chains(of: count, { NodeTree() }) { tree.release() }
          await settled()
        }
      }
      cost.amount /= Double(rounds)
      return cost
    },
    base: { count in
      repeated(count) {
        for tree in chains(of: count, { HandTree() }) { tree.release() }
      }
    })

  @MainActor
  private static func chains<Chain: Tree>(
    of count: Int, _ make: @MainActor () -> Chain
  ) -> [Chain] {
    (0..<max(1, count / 1_000)).map { _ in
      let tree = make()
      tree.grow(min(count, 1_000))
      return tree
    }
  }

  /// A choice in a list, shown: the whole action, because it does nothing for each row.
  private static let rows = Scale("rows of a list", per: "action") { count in
    let list = ListWindow.of(rows: count)
    let actions = 2_000
    let cost = Cost.measure { consume(list.choose(actions)) }
    return Cost(amount: cost.amount / Double(actions) * Double(count))
  }

  /// Lines that `profile-repl` answers from file to file, with its start.
  private static let scriptLines = Scale("script lines, with the start", per: "line") { count in
    let lines = LongScript.lines(atLeast: count)
    let usage = try await LongScript.run(
      .ours, input: .reading(LongScript.file(lines: count)),
      output: .writing(LongScript.folder().fresh("output")))
    return Cost(amount: usage.processorTime / .nanoseconds(1) / Double(lines) * Double(count))
  }

  /// Lines of transcripts that are checked, those of the screens included; a transcript has at most 100,000.
  private static let transcriptLines = Scale("transcript lines", per: "line") { count in
    let files = max(1, count / 100_000)
    let (transcript, lines) = await longTranscript(lines: count / files)
    let rounds = max(1, 10_000 / count)
    var cost = await Cost.measure {
      for _ in 0..<files * rounds {
        let check = await ProfileApp.program.check(transcript, named: "long")
        precondition(check.passed, "the transcript differs; its app is not deterministic")
      }
    }
    cost.amount *= Double(count) / Double(lines * files * rounds)
    return cost
  }

  @MainActor private static var transcripts: [Int: (bytes: [UInt8], lines: Int)] = [:]

  /// A transcript of about `count` lines and their exact number, made once.
  @MainActor
  private static func longTranscript(lines count: Int) async -> (bytes: [UInt8], lines: Int) {
    if let transcript = transcripts[count] { return transcript }
    // The cycle prints two screens of 8 lines, two of 12, and a line for each input.
    let inputs = [LongScript.opening] + (0..<(count / 44)).flatMap { _ in LongScript.cycle }
    let bytes = await ProfileApp.transcript(of: inputs)
    let transcript = (bytes, bytes.count { $0 == 0x0A })
    transcripts[count] = transcript
    return transcript
  }

  /// Small numbers are measured many times over.
  private static func rounds(_ count: Int) -> Int { max(1, 100_000 / count) }

  @MainActor
  private static func repeated(_ count: Int, _ body: () -> Void) -> Cost {
    let rounds = rounds(count)
    var cost = Cost.measure { for _ in 0..<rounds { body() } }
    cost.amount /= Double(rounds)
    return cost
  }
}
