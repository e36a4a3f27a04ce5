import HeadlessUI

/// A button that says its name and how often it has been tapped: where its state goes can be seen.
struct Counter: View {
  private let name: String
  @State private var count: Int

  init(_ name: String, from first: Int = 0) {
    self.name = name
    _count = State(initialValue: first)
  }

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
      .accessibilityIdentifier(name)
  }
}

extension ShownView {
  /// What the elements of the page say.
  var labels: [String] { screen.elements.map(\.label) }

  /// What can be used now, by what it says.
  var reachable: [String] { screen.reachable.filter(\.canAct).map(\.label) }

  /// Taps each of these, in order.
  func tap(_ addresses: String...) throws {
    for address in addresses { try send(.tap, to: address) }
  }
}
