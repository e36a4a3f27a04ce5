import Harness
import StateBinding

extension Rows {
  static let workflows: [Row] = [
    Row(
      "workflow of 3 steps: built, committed, run", goal: 9,
      ours: {
        let item = WorkflowItem()
        return { operations in
          for _ in 0..<operations { _ = ThreeSteps(item).subscribe(item) }
          return item.heard.sum
        }
      },
      base: {
        let item = WorkflowItem()
        return { operations in
          for _ in 0..<operations { HandSteps(item).run(item) }
          return item.heard.sum
        }
      })
  ]
}

@MainActor
final class WorkflowItem {
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

/// Three steps by hand: closures that call what follows.
@MainActor
final class HandSteps {
  private let first: (WorkflowItem, (WorkflowItem, Int) -> Void) -> Void
  private let second: (WorkflowItem, Int, (WorkflowItem, Int) -> Void) -> Void
  private let third: (WorkflowItem, Int, (WorkflowItem) -> Void) -> Void
  private let item: WorkflowItem

  init(_ item: WorkflowItem) {
    self.item = item
    first = { item, done in done(item, 1) }
    second = { item, value, done in done(item, value + 1) }
    third = { item, value, done in
      item.heard.sum &+= value
      done(item)
    }
  }

  func run(_ item: WorkflowItem) {
    first(item) { item, value in
      second(item, value) { item, value in
        third(item, value) { item in item.heard.sum &+= 1 }
      }
    }
  }
}
