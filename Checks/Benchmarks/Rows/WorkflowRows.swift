import Harness
import StateBinding

/// A workflow, from its making to its completion.
enum WorkflowRows {
  static let all: [Row] = [
    Row(
      "workflow of 3 steps: built, committed, run", goal: 35,
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

/// Three steps as callbacks that may come later. Each waits until its item is active; an error or a cancel ends them.
@MainActor
final class HandSteps {
  typealias Reply<Output> = (Result<Output, any Error>) -> Void

  private let first: (HandStepsItem, @escaping Reply<(HandStepsItem, Int)>) -> Void
  private let second: (HandStepsItem, Int, @escaping Reply<(HandStepsItem, Int)>) -> Void
  private let third: (HandStepsItem, Int, @escaping Reply<HandStepsItem>) -> Void
  private let completed: (HandStepsItem) -> Void
  private let failed: (any Error) -> Void
  private var isOver = false

  init(completed: @escaping (HandStepsItem) -> Void, failed: @escaping (any Error) -> Void) {
    self.completed = completed
    self.failed = failed
    first = { item, reply in reply(.success((item, 1))) }
    second = { item, value, reply in reply(.success((item, value + 1))) }
    third = { item, value, reply in
      item.heard.sum &+= value
      reply(.success(item))
    }
  }

  func cancel() {
    isOver = true
  }

  func run(_ item: HandStepsItem) {
    guard item.isActive else { return item.whenActive { [self] in run(item) } }
    first(item) { [self] in
      if let (item, value) = take($0) { goOn(item, value) }
    }
  }

  private func goOn(_ item: HandStepsItem, _ value: Int) {
    guard item.isActive else { return item.whenActive { [self] in goOn(item, value) } }
    second(item, value) { [self] in
      if let (item, value) = take($0) { finish(item, value) }
    }
  }

  private func finish(_ item: HandStepsItem, _ value: Int) {
    guard item.isActive else { return item.whenActive { [self] in finish(item, value) } }
    third(item, value) { [self] in
      guard let item = take($0) else { return }
      isOver = true
      completed(item)
    }
  }

  /// The output of a step; nil if it failed or the steps have ended.
  private func take<Output>(_ result: Result<Output, any Error>) -> Output? {
    if isOver { return nil }
    switch result {
    case .success(let output): return output
    case .failure(let error):
      isOver = true
      failed(error)
      return nil
    }
  }
}

/// The item that the steps work on. Steps wait here until it is active.
@MainActor
final class HandStepsItem {
  let heard = Heard()
  private(set) var isActive = false
  private var waiting: [() -> Void] = []

  func activate() {
    isActive = true
    let waiting = self.waiting
    self.waiting = []
    for proceed in waiting { proceed() }
  }

  func whenActive(_ proceed: @escaping () -> Void) {
    waiting.append(proceed)
  }
}
