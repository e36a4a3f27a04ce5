import HeadlessUI
import Testing

/// The older names of SwiftUI compile and do the same.
struct OlderSpellingTests {
  @Test func `sections take header and footer as arguments`() {
    let view = ShownView {
      List {
        Section(header: Text("A")) { Text("a") }
        Section(footer: Text("note")) { Text("b") }
        Section(header: Text("C"), footer: Text("end")) { Text("c") }
      }
    }
    #expect(
      view.outline == [
        "list", "  section 'A'", "    row 'a'", "  section", "    row 'b'", "    text 'note'",
        "  section 'C'", "    row 'c'", "    text 'end'",
      ])
  }

  @Test func `a navigation link takes its page as an argument, and presentationMode leaves it`()
    throws
  {
    let view = ShownView {
      NavigationView {
        NavigationLink("Open", destination: OldPage())
          .navigationBarTitle("Old", displayMode: .inline)
          .navigationBarItems(leading: Button("Edit") {}, trailing: Button("Add") {})
      }
    }
    #expect(
      view.outline == [
        "navigation bar 'Old'", "  button 'Edit'", "  button 'Add'", "link 'Open'",
      ])
    try view.tap("Open")
    #expect(view.outline.last == "button 'Close'")
    try view.tap("Close")
    #expect(view.outline.last == "link 'Open'")
  }

  @Test func `a navigation link shows its page while its flag is set`() throws {
    let view = ShownView(Flagged())
    #expect(
      view.outline == [
        "link 'first'", "link 'second'", "link 'third'", "link 'fifth'", "button 'go'",
      ])
    for (link, page) in [
      ("first", "1"), ("second", "2"), ("third", "3"), ("fifth", "5"), ("go", "4"),
    ] {
      try view.tap(link)
      #expect(view.outline == ["navigation bar = ''", "text 'page \(page)'", "button 'done'"])
      if link == "first" { view.window.goBack() } else { try view.tap("done") }
      #expect(
        view.outline == [
          "link 'first'", "link 'second'", "link 'third'", "link 'fifth'", "button 'go'",
        ])
    }
  }

  @Test func `an environment object has bindings to its properties`() throws {
    let view = ShownView { Player().environmentObject(Volume()) }
    try view.tap("Loud")
    #expect(view.outline == ["toggle 'Loud' = 'on' selected", "text 'on: true'"])
  }

  @Test func `onChange takes the new value alone, and task takes a priority`() throws {
    let view = ShownView(state: 0, "") { $count, $seen in
      Button("add") { count += 1 }
        .onChange(of: count) { newValue in seen = "now \(newValue)" }
        .task(priority: .background) {}
        .task(id: count, priority: .low) {}
      if !seen.isEmpty { Text(seen) }
    }
    try view.tap("add")
    #expect(view.outline == ["button 'add'", "text 'now 1'"])
  }

  @Test func `older accessibility names work, and older looks change nothing`() {
    let view = ShownView {
      Text("a").accessibility(label: Text("b")).accessibility(value: Text("c"))
        .accessibility(addTraits: .isHeader).accessibility(identifier: "d")
        .navigationViewStyle(.stack).previewDisplayName("e").previewLayout(.sizeThatFits)
        .autocapitalization(.none).toggleStyle(SwitchToggleStyle(tint: .red))
        .progressViewStyle(CircularProgressViewStyle(tint: .red))
        .progressViewStyle(LinearProgressViewStyle(tint: .red))
      Text("f").accessibility(hidden: true)
    }
    #expect(view.outline == ["heading 'b' = 'c' #d"])
  }

  @Test func `a picker takes its label first, and a slider takes limits`() {
    let view = ShownView {
      Picker(selection: .constant(1), label: Text("Size")) { Text("S").tag(1) }
      Slider(value: .constant(0.5)) {
        Text("Light")
      } minimumValueLabel: {
        Text("dark")
      } maximumValueLabel: {
        Text("bright")
      }
      Slider(value: .constant(2), in: 0...4, step: 2) {
        Text("Speed")
      } minimumValueLabel: {
        Text("slow")
      } maximumValueLabel: {
        Text("fast")
      }
    }
    #expect(
      view.outline == [
        "picker 'Size' = 'S'", "  option 'S' selected", "stepper 'Light' = '0.5'",
        "stepper 'Speed' = '2.0'",
      ])
  }

  @Test func `allowsHitTesting(false) disables the controls inside`() {
    let view = ShownView {
      VStack {
        Text("a")
        Button("b") {}
      }
      .allowsHitTesting(false)
      Button("c") {}.allowsHitTesting(true)
    }
    #expect(view.outline == ["text 'a'", "button 'b' disabled", "button 'c'"])
  }

  @Test func `environment values have defaults and can be set`() {
    let view = ShownView {
      Surroundings()
      Surroundings()
        .environment(\.colorScheme, .dark).environment(\.dynamicTypeSize, .accessibility1)
        .environment(\.horizontalSizeClass, .regular).environment(\.verticalSizeClass, .compact)
        .environment(\.scenePhase, .background)
    }
    #expect(
      view.outline == [
        "text 'light large compact regular active true 8.0'",
        "text 'dark accessibility1 regular compact background true 8.0'",
      ])
  }
}

private struct OldPage: View {
  @Environment(\.presentationMode) private var mode

  var body: some View {
    Button("Close") { mode.wrappedValue.dismiss() }
  }
}

private struct Flagged: View {
  @State private var shown = 0

  var body: some View {
    NavigationView {
      NavigationLink(destination: page, isActive: flag(1)) { Text("first") }
      NavigationLink("second", isActive: flag(2)) { page }
      NavigationLink("third", destination: page, isActive: flag(3))
      NavigationLink(destination: page, isActive: flag(4)) { EmptyView() }
      NavigationLink(destination: page, tag: 5, selection: selection) { Text("fifth") }
      Button("go") { shown = 4 }
    }
  }

  @ViewBuilder private var page: some View {
    Text("page \(shown)")
    Button("done") { shown = 0 }
  }

  private var selection: Binding<Int?> {
    Binding(get: { shown }, set: { shown = $0 ?? 0 })
  }

  private func flag(_ number: Int) -> Binding<Bool> {
    Binding(get: { shown == number }, set: { shown = $0 ? number : 0 })
  }
}

@Observable
private final class Volume {
  var isLoud = false
}

private struct Player: View {
  @EnvironmentObject private var volume: Volume

  var body: some View {
    Toggle("Loud", isOn: $volume.isLoud)
    Text(verbatim: "on: \(volume.isLoud)")
  }
}

private struct OldPage_Previews: PreviewProvider {
  static var previews: some View {
    OldPage()
  }
}

private struct Surroundings: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.horizontalSizeClass) private var across
  @Environment(\.verticalSizeClass) private var upright
  @Environment(\.scenePhase) private var phase
  @Environment(\.accessibilityReduceMotion) private var isStill
  @ScaledMetric private var spacing = 8.0

  var body: some View {
    Text(
      verbatim:
        "\(colorScheme) \(size) \(word(across)) \(word(upright)) \(phase) \(isStill) \(spacing)")
  }

  private func word(_ size: UserInterfaceSizeClass?) -> String {
    size.map { "\($0)" } ?? "none"
  }
}
