import Harness
import StateBinding

extension Rows {
  static let workflows: [Row] = [
    Row(
      "workflow of 3 steps: built, committed, run", goal: 9,
      whyMissed: """
        9 allocations: every step is an object, and so is the stream that it returns
        """,
      ours: {
        let item = WorkflowItem()
        item.activate()
        return { operations in
          for _ in 0..<operations { _ = ThreeSteps(item).subscribe(item) }
          return item.heard.sum
        }
      },
      base: {
        let item = HandStepsItem()
        item.activate()
        return { operations in
          for _ in 0..<operations {
            HandSteps(completed: { $0.heard.sum &+= 1 }, failed: { _ in item.heard.sum = 0 }).run(
              item)
          }
          return item.heard.sum
        }
      })
  ]
}

final class WorkflowItem: Interactor {
  let heard = Heard()
}

final class ThreeSteps: Workflow<WorkflowItem> {
  private let item: WorkflowItem

  init(_ item: WorkflowItem) {
    self.item = item
    super.init()
    onStep { item in .just((item, 1)) }
      .onStep { item, value in .just((item, value + 1)) }
      .onStep { item, value in
        item.heard.sum &+= value
        return .just((item, ()))
      }
      .commit()
  }

  override func didComplete() { item.heard.sum &+= 1 }
}
