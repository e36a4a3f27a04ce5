import HeadlessUI
import StateBindingTestSupport
import Testing

struct EnvironmentTests {
  @Test func `an environment value comes from the nearest view, or else from the window`() {
    let shown = ShownView {
      Themed()
      Group {
        Themed()
        Themed().environment(\.theme, "inner")
        Themed()
      }
      .environment(\.theme, "outer")
      Themed()
    }
    #expect(shown.labels == ["plain", "outer", "inner", "outer", "plain"])
    shown.window.environment.theme = "window"
    #expect(shown.labels == ["window", "outer", "inner", "outer", "window"])
  }

  @Test func `an optional environment value can be set to nil over its default`() {
    let shown = ShownView {
      Accented()
      Accented().environment(\.accent, "red")
      Accented().environment(\.accent, nil)
    }
    #expect(shown.labels == ["blue", "red", "none"])
  }

  @Test func `an action reads the current environment value`() throws {
    let shown = ShownView(Switching())
    try shown.tap("note", "change", "note")
    #expect(shown.labels == ["note", "change", "first second"])
  }

  @Test func `an environment object is found by its type, the nearest first`() {
    let shown = ShownView {
      Greeting().environment(Guest("inner")).environment(Guest("outer"))
      OptionalGreeting()
      OptionalGreeting().environment(Guest("here"))
      OptionalGreeting().environment(nil as Guest?).environment(Guest("hidden"))
    }
    #expect(shown.labels == ["inner", "nobody", "here", "nobody"])
  }

  @Test func `a changed environment object is shown`() {
    let guest = Guest("a")
    let shown = ShownView { Greeting().environment(guest) }
    #expect(shown.labels == ["a"])
    guest.name = "b"
    #expect(shown.labels == ["b"])
  }

  @Test func `reading a missing environment object ends the process with the remedy`() async {
    await expectEnd(
      "no Guest is in the environment; put .environment(…) with one around the view that reads it"
    ) { _ = ShownView(Greeting()).screen }
  }
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = "plain"
}

private struct AccentKey: EnvironmentKey {
  static let defaultValue: String? = "blue"
}

extension EnvironmentValues {
  fileprivate var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
  fileprivate var accent: String? {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

private struct Themed: View {
  @Environment(\.theme) private var theme
  var body: some View { Text(verbatim: theme) }
}

private struct Accented: View {
  @Environment(\.accent) private var accent
  var body: some View { Text(verbatim: accent ?? "none") }
}

private struct Switching: View {
  @State private var isSecond = false

  var body: some View {
    Noting(change: { isSecond = true }).environment(\.theme, isSecond ? "second" : "first")
  }

  struct Noting: View {
    let change: @MainActor () -> Void
    @Environment(\.theme) private var theme
    @State private var notes: [String] = []

    var body: some View {
      Button("note") { notes.append(theme) }
      Button("change", action: change)
      Text(verbatim: notes.joined(separator: " "))
    }
  }
}

@Observable
private final class Guest {
  var name: String
  init(_ name: String) { self.name = name }
}

private struct Greeting: View {
  @Environment(Guest.self) private var guest
  var body: some View { Text(verbatim: guest.name) }
}

private struct OptionalGreeting: View {
  @Environment(Guest.self) private var guest: Guest?
  var body: some View { Text(verbatim: guest?.name ?? "nobody") }
}
