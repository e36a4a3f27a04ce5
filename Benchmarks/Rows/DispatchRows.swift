import Harness
import StateBinding

extension Rows {
  static let dispatch: [Row] = [
    dispatchRow("dispatch, nobody observing", observers: 0, goal: 1.3),
    dispatchRow("dispatch, one observer", observers: 1, goal: 1.7),
    dispatchRow("dispatch, 1,000 observers, each", observers: 1_000, goal: 1.5),
  ]

  /// A dispatch to so many stream observers; with many, the cost of each of them.
  private static func dispatchRow(_ name: String, observers: Int, goal: Double) -> Row {
    Row(
      name, goal: goal,
      ours: {
        let flow = ProfileFlow()
        let heard = Heard()
        for _ in 0..<observers {
          flow.presenter.viewModel.stateStream.subscribe(onNext: { heard.sum &+= $0.changes })
        }
        return { operations in
          for round in 0..<rounds(operations, observers) {
            flow.presenter.viewModel.request(action: ProfileAction.cycle[round & 7])
          }
          // Not the view model's state: reading that is observing it.
          return heard.sum &+ flow.interactor.state.changes
        }
      },
      base: {
        let flow = HandFlow()
        let heard = Heard()
        for _ in 0..<observers {
          flow.presenter.viewModel.observers.append { heard.sum &+= $0.changes }
        }
        return { operations in
          for round in 0..<rounds(operations, observers) {
            flow.presenter.viewModel.request(action: ProfileAction.cycle[round & 7])
          }
          // Not the view model's state: reading that is observing it.
          return heard.sum &+ flow.interactor.state.changes
        }
      })
  }

  private static func rounds(_ operations: Int, _ observers: Int) -> Int {
    observers > 1 ? max(1, operations / observers) : operations
  }
}

/// What the observers of a row add up.
@MainActor
final class Heard {
  var sum = 0
}
