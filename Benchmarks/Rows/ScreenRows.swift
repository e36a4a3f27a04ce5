import Harness
import HeadlessUI
import StateBinding

extension Rows {
  static let screens: [Row] = [
    Row(
      "Profile screen from scratch, rendered",
      ours: {
        { operations in
          var length = 0
          var bytes: [UInt8] = []
          for _ in 0..<operations {
            let viewModel = ViewModel<ProfileState, ProfileAction>(state: ProfileState())
            let window = UIWindow()
            window.rootViewController = UIHostingController(
              rootView: ProfileScreen(viewModel: viewModel))
            window.makeKeyAndVisible()
            bytes.removeAll(keepingCapacity: true)
            window.screen.appendText(to: &bytes)
            length &+= bytes.count
          }
          return length
        }
      }, base: { handRendering { _ in } }),
    Row(
      "dispatch, and the screen that shows it", goal: 2.8,
      whyMissed: """
        of the instructions a third evaluates the views, a quarter renders, and a quarter is the \
        window with what it follows; a quarter of all are reference counts
        """,
      ours: {
        let flow = ProfileFlow()
        let window = ProfileWindow(flow.presenter.viewModel)
        return { operations in
          var length = 0
          for round in 0..<operations {
            flow.presenter.viewModel.request(action: ProfileAction.cycle[round & 7])
            length &+= window.render()
          }
          return length
        }
      },
      base: {
        let flow = HandFlow()
        return handRendering {
          flow.presenter.viewModel.request(action: ProfileAction.cycle[$0 & 7])
        } of: {
          flow.presenter.viewModel.state
        }
      }),
    Row(
      "dispatch that the screen does not show",
      ours: {
        let flow = ProfileFlow()
        let window = ProfileWindow(ProfileFlow().presenter.viewModel)
        return { operations in
          var length = 0
          for round in 0..<operations {
            flow.presenter.viewModel.request(action: ProfileAction.cycle[round & 7])
            length &+= window.render()
          }
          return length
        }
      },
      base: {
        let flow = HandFlow()
        return handRendering {
          flow.presenter.viewModel.request(action: ProfileAction.cycle[$0 & 7])
        }
      }),
    listRow("a list of 1,000,000, an action, against 100", unit: .nanoseconds) { cost, _ in cost },
    listRow("a list of 1,000,000, row bodies, against 100", unit: .bodies) { $1 },
  ]

  /// The text of `state` after each `act`, appended to one string.
  @MainActor
  private static func handRendering(
    _ act: @escaping (Int) -> Void, of state: @escaping () -> ProfileState = { ProfileState() }
  ) -> (Int) -> Int {
    var text = ""
    text.reserveCapacity(1_024)
    return { operations in
      var length = 0
      for round in 0..<operations {
        act(round)
        text.removeAll(keepingCapacity: true)
        appendProfile(state(), to: &text)
        length &+= text.utf8.count
      }
      return length
    }
  }

  /// An action on a long list, against the same on a short one.
  private static func listRow(
    _ name: String, unit: Row.Unit, _ pick: @escaping @Sendable (Cost, _ bodies: Cost) -> Cost
  ) -> Row {
    let side = { @Sendable (rows: Int) -> Row.Side in
      { operations in
        let list = ListWindow.of(rows: rows)
        let before = list.bodies.count
        let cost = Cost.measure { consume(list.choose(operations)) }
        let bodies = Double(list.bodies.count - before)
        return pick(cost, Cost(amount: bodies, allocations: 0))
      }
    }
    return Row(
      name, unit: unit, goal: 1.1, operations: 2_000, ours: side(1_000_000), base: side(100))
  }
}

/// A window with the Profile screen, and the bytes that it is rendered to.
@MainActor
private final class ProfileWindow {
  private let window = UIWindow()
  private let renderer = TextRenderer()
  private var bytes: [UInt8] = []

  init(_ viewModel: ViewModel<ProfileState, ProfileAction>) {
    window.rootViewController = UIHostingController(rootView: ProfileScreen(viewModel: viewModel))
    window.makeKeyAndVisible()
  }

  func render() -> Int {
    bytes.removeAll(keepingCapacity: true)
    renderer.append(window.screen, to: &bytes)
    return bytes.count
  }
}
