import HeadlessUI
import Testing

struct ButtonStyleTests {
  @Test func `a button style shows the label with its own texts`() throws {
    var taps = 0
    let view = ShownView {
      Button("Save") { taps += 1 }.buttonStyle(Arrow())
      Button("Send") {}.buttonStyle(Arrow()).disabled(true)
      Button("Plain") {}.buttonStyle(.bordered)
    }
    #expect(
      view.outline == ["button 'Save ›'", "button 'Send off' disabled", "button 'Plain'"])
    try view.tap("Save ›")
    #expect(taps == 1)
  }

  @Test func `a view with opacity zero is left out`() {
    let view = ShownView {
      Button("gone") {}.opacity(0)
      Button("faint") {}.opacity(0.5)
    }
    #expect(view.outline == ["button 'faint'"])
  }
}

private struct Arrow: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(isEnabled ? "›" : "off")
    }
  }
}
