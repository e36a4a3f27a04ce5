import HeadlessUI
import StateBinding

/// A long list of which one row is chosen.
struct ListState: Sendable {
  var rows: [Int]
  var chosen = 0
}

struct ListScreen: View {
  let viewModel: ViewModel<ListState, Never>
  let bodies: Bodies

  /// How many rows have been evaluated.
  final class Bodies {
    var count = 0
  }

  var body: some View {
    List(viewModel.state.rows, id: \.self) { row in
      HStack {
        let _ = bodies.count += 1
        Text(verbatim: "\(row)")
        if row == viewModel.state.chosen { Text("chosen") }
      }
    }
    .navigationTitle("Rows")
  }
}

/// A window with such a list.
@MainActor
final class ListWindow {
  private static var made: [Int: ListWindow] = [:]

  let window = UIWindow()
  let bodies = ListScreen.Bodies()
  private let viewModel: ViewModel<ListState, Never>

  /// The window with so many rows; it is made once.
  static func of(rows: Int) -> ListWindow {
    if let list = made[rows] { return list }
    let list = ListWindow(rows: rows)
    made[rows] = list
    return list
  }

  private init(rows: Int) {
    viewModel = ViewModel(state: ListState(rows: Array(0..<rows)))
    window.rootViewController = UIHostingController(
      rootView: ListScreen(viewModel: viewModel, bodies: bodies))
    window.makeKeyAndVisible()
    _ = choose(1)
  }

  /// Chooses a row so many times, and shows each.
  func choose(_ times: Int) -> Int {
    var bytes: [UInt8] = []
    var length = 0
    for time in 0..<times {
      viewModel.state.chosen = time % 20
      bytes.removeAll(keepingCapacity: true)
      window.screen.appendText(to: &bytes)
      length &+= bytes.count
    }
    return length
  }
}
