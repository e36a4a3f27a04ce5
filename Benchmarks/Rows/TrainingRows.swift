import Harness
import HeadlessUI
import ProfileFeature
import RIBsTraining
import StateBinding

extension Rows {
  static let training: [Row] = [
    Row(
      "100,000 posts opened and left, after/before", unit: .resident, goal: 1.1, operations: 1,
      ours: { _ in await TrainingApp.shared.openAndLeave(100_000) },
      base: { _ in await TrainingApp.shared.before() })
  ]
}

/// The RIBs Training app with someone logged in.
@MainActor
private final class TrainingApp {
  static let shared = TrainingApp()

  private let run = AppRun()
  private let app: AppDelegate
  private var first: Cost?

  private init() {
    LeakDetector.isEnabled = true
    app = run.handle {
      let clock = VirtualClock()
      return AppDelegate(
        members: InMemoryMembers(clock: clock),
        network: Network(transport: EmbeddedTransport(clock: clock)))
    }
  }

  /// What is resident before the first post but some, so that all that is kept once is there.
  func before() async -> Cost {
    if let first { return first }
    await run.settled()
    tap("login 12345")
    await run.settled()
    await openAndLeave(1_000)
    let cost = Cost.resident
    first = cost
    return cost
  }

  /// What is resident after so many.
  @discardableResult
  func openAndLeave(_ count: Int) async -> Cost {
    if first == nil, count > 1_000 { _ = await before() }
    for _ in 0..<count {
      tap("post 12")
      precondition(app.launchRouter.children[0].children[0].children.count == 1)
      run.handle { app.window.goBack() }
      precondition(app.launchRouter.children[0].children[0].children.isEmpty)
      await run.settled()
    }
    return .resident
  }

  private func tap(_ name: String) {
    run.handle {
      guard let index = app.window.screen.reachable.firstIndex(where: { $0.address == name }) else {
        preconditionFailure("there is no \(name) on the screen")
      }
      do {
        try app.window.send(.tap, to: index)
      } catch {
        preconditionFailure("\(name) cannot be tapped: \(error)")
      }
    }
  }
}
