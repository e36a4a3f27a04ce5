import HeadlessUI
import Testing

struct ViewModifierTests {
  @Test func `a modifier has a state and an environment of its own`() throws {
    let view = ShownView {
      Text("a").modifier(Counted())
      Text("b").counted().disabled(true)
    }
    try view.window.send(.tap, to: 1)
    #expect(view.outline == ["text 'a'", "button '1'", "text 'b'", "button '0' disabled"])
  }

  @Test func `a view keeps its state inside of a modifier`() throws {
    let view = ShownView { ModifiedContent(content: Tally().equatable(), modifier: Framed()) }
    try view.tap("tally 0")
    #expect(view.outline == ["section 'frame'", "  button 'tally 1'"])
  }
}

private struct Counted: ViewModifier {
  @State private var count = 0
  @Environment(\.isEnabled) private var isEnabled

  @ViewBuilder func body(content: Content) -> some View {
    content
    Button("\(count)") { count += 1 }
  }
}

extension View {
  fileprivate func counted() -> some View {
    modifier(Counted())
  }
}

private struct Framed: ViewModifier {
  func body(content: Content) -> some View {
    GroupBox("frame") { content }
  }
}

private struct Tally: View, nonisolated Equatable {
  @State private var count = 0

  var body: some View {
    Button("tally \(count)") { count += 1 }
  }

  nonisolated static func == (lhs: Tally, rhs: Tally) -> Bool { true }
}
