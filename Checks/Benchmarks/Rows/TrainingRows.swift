import Harness
import HeadlessDriver
import HeadlessUI
import ProfileFeature
import RIBsTraining
import StateBinding

/// The memory of an app in long use.
enum TrainingRows {
  static let all: [Row] = [
    Row(
      "100,000 posts opened and left, after/before", unit: .resident, goal: 1.1, operations: 1,
      samples: 1,
      ours: Row.Side(result: { await TrainingApp().screen(after: 100) }) { _ in
        await TrainingApp.shared.openAndLeave(100_000)
        return .resident
      },
      base: Row.Side(result: { await TrainingApp().screen(after: 1) }) { _ in
        await TrainingApp.shared.before()
      })
  ]
}

/// The RIBs Training app with somebody logged in.
@MainActor
private final class TrainingApp {
  static let shared = TrainingApp()

  private let run = AppRun()
  private let app: AppDelegate
  private var first: Cost?

  init() {
    LeakDetector.isEnabled = true
    app = run.handle {
      let clock = VirtualClock()
      return AppDelegate(
        members: InMemoryMembers(clock: clock),
        network: Network(transport: EmbeddedTransport(clock: clock)))
    }
  }

  /// The resident memory after 1,000 posts, with everything that is kept once.
  @discardableResult
  func before() async -> Cost {
    if let first { return first }
    await run.settled()
    tap("login 12345")
    await run.settled()
    await openAndLeavePosts(1_000)
    let cost = Cost.resident
    first = cost
    return cost
  }

  func openAndLeave(_ count: Int) async {
    await before()
    await openAndLeavePosts(count)
  }

  func screen(after count: Int) async -> String {
    await openAndLeave(count)
    return run.handle { app.window.screen.text() }
  }

  private func openAndLeavePosts(_ count: Int) async {
    for _ in 0..<count {
      tap("post 12")
      precondition(app.launchRouter.children[0].children[0].children.count == 1)
      run.handle { app.window.goBack() }
      precondition(app.launchRouter.children[0].children[0].children.isEmpty)
      await run.settled()
    }
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
