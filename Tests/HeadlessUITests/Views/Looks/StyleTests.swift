import HeadlessUI
import Testing

/// Styles that an app defines compile as in SwiftUI. Only button styles change the screen.
struct StyleTests {
  @Test func `a button style shows its own views, and other styles change nothing`() throws {
    let view = ShownView(Styled())
    #expect(view.outline == Styled.outline(isOn: false))
    try view.tap("Send")
    #expect(view.outline == Styled.outline(isOn: true))
  }
}

private struct Styled: View {
  @State private var isOn = false

  static func outline(isOn: Bool) -> [String] {
    [
      isOn ? "toggle 'Sound' = 'on' selected" : "toggle 'Sound' = 'off'",
      "button 'Send' destructive", "button 'Send again'", "progress 'Loading' = '50%'",
      "button 'More' = 'collapsed'", "text 'Sun'", "section 'Box'", "  text 'inside'",
    ]
  }

  var body: some View {
    Toggle("Sound", isOn: $isOn).toggleStyle(Tick()).toggleStyle(FramedToggle())
    Button("Send", role: ButtonRole.destructive) { isOn = true }.buttonStyle(Twice())
    ProgressView("Loading", value: 0.5)
      .progressViewStyle(Percentage()).progressViewStyle(FramedProgress())
    DisclosureGroup("More") { Text("hidden") }.disclosureGroupStyle(Arrow())
    Label("Sun", systemImage: "sun.max").labelStyle(FramedLabel())
    GroupBox("Box") { Text("inside") }.groupBoxStyle(FramedBox())
  }
}

private struct Tick: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
      Image(systemName: configuration.isOn ? "checkmark.square" : "square")
    }
  }
}

private struct Twice: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration)
    Text("Send again").onTapGesture { configuration.trigger() }
      .foregroundStyle(configuration.role == .destructive ? .red : .blue)
  }
}

private struct Percentage: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.currentValueLabel
    if let part = configuration.fractionCompleted { Text("\(Int(part * 100))") }
  }
}

private struct Arrow: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    Toggle(isOn: configuration.$isExpanded) { configuration.label }
    Button("Open") { withAnimation { configuration.isExpanded.toggle() } }
    if configuration.isExpanded { configuration.content }
  }
}

private struct FramedToggle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { Toggle(configuration).border(.red) }
}

private struct FramedProgress: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).border(.red)
  }
}

private struct FramedLabel: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { Label(configuration).border(.red) }
}

private struct FramedBox: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View { GroupBox(configuration).border(.red) }
}
