import HeadlessUI
import StateBinding
import SwiftUI
import TestSupport
import Testing

/// Spellings of SwiftUI that only some files use.
@Suite(.ownRun)
struct SpellingTests {
  @Test func `a field tells its begin, its end and its commit`() throws {
    let log = Log()
    let window = UIWindow()
    window.rootViewController = UIHostingController(rootView: OldForm(log: log))
    window.makeKeyAndVisible()
    try window.send(.type("Ann"), to: 0)
    #expect(log.take() == ["editing true", "editing false"])
    try window.send(.submit, to: 0)
    #expect(log.take() == ["commit", "submit"])
    #expect(window.screen.text().contains("Ann"))
  }

  @Test func `formatted text is that of English everywhere`() {
    let window = UIWindow()
    window.rootViewController = UIHostingController(
      rootView: VStack {
        Text(1_234.5, format: .number)
        Text(AttributedString("plain"))
      })
    window.makeKeyAndVisible()
    #expect(window.screen.text() == "  1,234.5\n  plain\n")
  }
}

private struct OldForm: View {
  let log: Log
  @State private var name = ""

  var body: some View {
    NavigationView {
      TextField("Name", text: $name, onEditingChanged: { log("editing \($0)") }) {
        log("commit")
      }
      .onSubmit { log("submit") }
      .symbolVariant(.circle.fill)
      .scenePadding(.horizontal)
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}
