import StateBinding
import StateBindingTestSupport

/// Routers attached, detached, activated and released at random, also within each other's
/// callbacks.
final class Playground {
  private(set) var routers: [LoggingRouter?]
  private(set) var operations: [String] = []
  private var ribs: [TrackedRIB] = []
  private let log = Log()
  private var random: Random
  /// The number of operations that callbacks may still do.
  private var surprises = 0

  init(seed: UInt64, size: Int) {
    random = Random(seed: seed)
    routers = []
    for index in 0..<size {
      let router = LoggingRouter("\(index)", log)
      let surprise: () -> Void = { [weak self] in self?.maybeSurprise() }
      router.interactor.onBecomeActive = surprise
      router.interactor.onResignActive = surprise
      _ = router.interactor.isActiveStream.skip(1).subscribe(onNext: { _ in surprise() })
      _ = router.lifecycle.subscribe(onNext: { _ in surprise() }, onCompleted: surprise)
      router.onLoad = surprise
      routers.append(router)
      ribs.append(TrackedRIB(router))
    }
  }

  func step() {
    surprises = Int.random(in: 0...6, using: &random)
    operate(depth: 0)
    surprises = 0
  }

  private func maybeSurprise() {
    guard surprises > 0, Bool.random(using: &random) else { return }
    surprises -= 1
    operate(depth: 1)
  }

  private func operate(depth: Int) {
    let index = routers.indices.randomElement(using: &random) ?? 0
    guard let router = routers[index] else { return }
    let parent = parent(of: router)
    let note = { [self] (text: String) in
      operations.append(String(repeating: "  ", count: depth) + text)
    }
    switch (Int.random(in: 0..<10, using: &random), parent) {
    case (0..<5, nil):
      let hosts = routers.compactMap(\.self).filter { !path(to: $0).contains { $0 === router } }
      guard let host = hosts.randomElement(using: &random) else { return }
      note("attach \(index) to \(host.interactor.name)")
      host.attachChild(router)
    case (5..<7, nil):
      note("activate \(index)")
      router.interactor.activate()
    case (7..<9, nil):
      note("deactivate \(index)")
      router.interactor.deactivate()
    case (0..<7, let parent?):
      note("detach \(index)")
      parent.detachChild(router)
    case (9, _) where Int.random(in: 0..<4, using: &random) == 0:
      note("release \(index)")
      routers[index] = nil
    default: return
    }
  }

  /// The mistakes found after a step.
  func mistakes() -> [String] {
    var mistakes = log.take().compactMap { take($0) }
    for rib in ribs {
      if let interactor = rib.interactor, let number = Int(interactor.name),
        interactor.isActive != ribs[number].isOn
      {
        mistakes.append("\(number) is \(interactor.isActive) in spite of its calls")
      }
      guard let router = rib.router else { continue }
      for case let child as LoggingRouter in router.children {
        let names = "\(router.interactor.name) and its child \(child.interactor.name)"
        if child.interactor.isActive != router.interactor.isActive {
          mistakes.append("\(names) are not both active or both inactive")
        }
        if let number = Int(child.interactor.name), ribs[number].loads != 1 {
          mistakes.append("of \(names) the latter has been loaded \(ribs[number].loads) times")
        }
      }
    }
    return mistakes
  }

  /// Counts a line of the log and returns its mistake.
  private func take(_ line: String) -> String? {
    let words = line.split(separator: " ")
    guard let number = Int(words[0]) else { return line }
    if words[1] == "didLoad" {
      ribs[number].loads += 1
      return nil
    }
    let isOn = words[1] == "didBecomeActive"
    defer { ribs[number].isOn = isOn }
    return isOn == ribs[number].isOn ? "\(line) twice" : nil
  }

  private func parent(of router: LoggingRouter) -> LoggingRouter? {
    ribs.lazy.compactMap(\.router).first { $0.children.contains { $0 === router } }
  }

  private func path(to router: LoggingRouter) -> [LoggingRouter] {
    var path = [router]
    while let last = path.last, let parent = parent(of: last) { path.append(parent) }
    return path
  }
}

/// A router and its interactor, alive or not, with their counted events.
private struct TrackedRIB {
  weak let router: LoggingRouter?
  weak let interactor: LoggingInteractor?
  var loads = 0
  var isOn = false

  init(_ router: LoggingRouter) {
    self.router = router
    interactor = router.interactor
  }
}
