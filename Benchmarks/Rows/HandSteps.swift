/// Three steps by hand, as callbacks that may come later: each waits until its item is active, an error ends them, and
/// so does cancelling.
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

  /// What a step gave, unless it failed or all is over.
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

/// What the steps work on; not active, it keeps who waits for that.
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
