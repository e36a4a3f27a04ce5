import HeadlessUI

/// A button that shows its name and its number of taps, so that lost state can be seen.
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

/// A view with a state of its own around any content.
struct Card<Content: View>: View {
  @State private var count = 0
  @ViewBuilder let content: Content

  var body: some View {
    Button("card \(count)") { count += 1 }.accessibilityIdentifier("card")
    content
  }
}

/// A button that dismisses the page or sheet that it is on.
struct DismissButton: View {
  let label: String
  @Environment(\.dismiss) private var dismiss

  init(_ label: String) { self.label = label }

  var body: some View { Button(label) { dismiss() } }
}

extension ShownView {
  /// The labels of the page's elements.
  var labels: [String] { screen.elements.map(\.label) }

  /// The labels of the elements that can be used now.
  var reachable: [String] { screen.reachable.filter(\.canAct).map(\.label) }

  /// Taps the elements with these addresses, in order.
  func tap(_ addresses: String...) throws {
    for address in addresses { try send(.tap, to: address) }
  }
}
