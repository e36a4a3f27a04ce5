import HeadlessDriver
import HeadlessUI
import StateBinding
import StateBindingTesting
import SwiftUI
import TestSupport
import Testing
import UIKit

/// Rarely used spellings of SwiftUI.
@Suite(.ownRun)
struct SpellingTests {
  @Test func `a text field calls onEditingChanged and onCommit`() throws {
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

  @Test func `a share sheet lists its items, and a page names its back button`() {
    let window = UIWindow()
    let below = UIViewController()
    below.title = "Below"
    below.navigationItem.backButtonTitle = "Return"
    let navigation = UINavigationController(rootViewController: below)
    navigation.pushViewController(UIHostingController(rootView: Text("Page")), animated: false)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    #expect(window.screen.text() == "  back  < Return\n\n  Page\n")
    let sheet = UIActivityViewController(activityItems: ["Hello", 1], applicationActivities: nil)
    sheet.modalPresentationStyle = .custom
    navigation.present(sheet, animated: true)
    #expect(window.screen.text() == "Share\n  Hello\n  1\n")
  }

  @Test func `formatted numbers are English by default`() {
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
