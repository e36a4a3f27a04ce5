import StateBinding
import Testing
import StateBindingTestSupport

/// Random workflows under random operations: at most one end, the right one, and nothing alive
/// afterwards.
///
/// `STATEBINDING_LONG=1` runs a hundred times as many.
struct RandomWorkflowTests {
  private static let programs = runsLongTests ? 3_000 : 30

  @Test(arguments: 1...10)
  func `an answered workflow ends once in the right way`(seed: UInt64) async {
    var random = Random(seed: seed)
    for program in 0..<Self.programs {
      await AppRun().perform {
        var count = 0
        let plan = RandomStep.random(&count, depth: 4, &random, calmly: true)
        let workflow = RandomWorkflow(plan)
        await weather(workflow, calmly: true, &random)
        #expect(workflow.ends.count <= 1, "program \(program)")
        for _ in 0...count where workflow.ends.isEmpty {
          workflow.answerAll()
          await settled()
        }
        #expect(workflow.ends == [plan.end], "program \(program)")
        await finish(workflow, program)
      }
    }
  }

  @Test(arguments: 1...10)
  func `a cancelled or dropped workflow is silent and released`(
    seed: UInt64
  ) async {
    var random = Random(seed: seed)
    for program in 0..<Self.programs {
      await AppRun().perform {
        var count = 0
        let plan = RandomStep.random(&count, depth: 4, &random, calmly: false)
        let workflow = RandomWorkflow(plan)
        await weather(workflow, calmly: false, &random)
        workflow.perform(Bool.random(using: &random) ? .cancel : .drop)
        workflow.answerAll()
        await finish(workflow, program)
        #expect(workflow.ends.count <= 1, "program \(program)")
        if let told = workflow.endsWhenCancelled {
          #expect(workflow.ends.count == told, "program \(program)")
        }
      }
    }
  }

  /// Subscribes in the middle of random operations.
  private func weather(_ workflow: RandomWorkflow, calmly: Bool, _ random: inout Random) async {
    let operations = Int.random(in: 0..<30, using: &random)
    let subscription = Int.random(in: 0...min(operations, 5), using: &random)
    for index in 0...operations {
      if index == subscription { workflow.subscribe() }
      workflow.perform(.random(calmly: calmly, &random))
      if Int.random(in: 0..<4, using: &random) == 0 { await settled() }
    }
    await settled()
  }

  private func finish(_ workflow: RandomWorkflow, _ program: Int) async {
    workflow.perform(.drop)
    await idle()
    #expect(!workflow.isAnythingAlive, "program \(program)")
    #expect(!workflow.isAnythingWaiting, "program \(program)")
    #expect(workflow.runs.values.allSatisfy { $0 == 1 }, "program \(program)")
  }
}
