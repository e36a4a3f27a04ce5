import HeadlessUI
import StateBinding
import StateBindingTesting
import Testing
import StateBindingTestSupport

struct UnlabelledTabsTests {
  @Test func `a view with two children has two pages`() throws {
    let view = ShownView { TabView { Two() }.tabViewStyle(.page) }
    #expect(view.outline == ["text 'one'", "stepper 'Page' = '1 of 2'"])
    try view.send(.increase, to: "Page")
    #expect(view.outline == ["text 'two'", "stepper 'Page' = '2 of 2'"])
  }

  @Test func `tabs without a label are called by their number`() throws {
    let view = ShownView { TabView { Two() } }
    #expect(view.outline == ["tab '1 of 2' selected", "tab '2 of 2'", "text 'one'"])
    try view.tap("2 of 2")
    #expect(view.outline == ["tab '1 of 2'", "tab '2 of 2' selected", "text 'two'"])
  }

  @Test func `a view of UIKit is a tab without a label`() {
    let view = ShownView { TabView { Badge() } }
    #expect(view.outline == ["text 'badge'"])
  }

  @Test(.ownRun)
  func `a visited tab hears changes while hidden, and an unvisited tab is never evaluated`() throws
  {
    // A fresh look would run the bodies too.
    AppRun.current.judgesLooks = false
    let log = Log()
    let view = ShownView(state: 0) { $number in
      TabView {
        Page(name: "a", number: number, log: log).tabItem { Text("A") }
        Button("add") { number += 1 }.tag(5).tabItem { Text("B") }
        Page(name: "c", number: number, log: log).tag(7).tabItem { Text("C") }
      }
    }
    _ = view.screen
    #expect(log.take() == ["body a"])
    try view.tap("B")
    _ = view.screen
    _ = log.take()
    try view.tap("add")
    _ = view.screen
    #expect(log.take().contains("a hears 1"))
  }
}

private struct Badge: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.accessibilityLabel = "badge"
    return view
  }

  func updateUIView(_: UIView, context: Context) {}
}

private struct Two: View {
  var body: some View {
    Text("one")
    Text("two")
  }
}

private struct Page: View {
  let name: String
  let number: Int
  let log: Log

  var body: some View {
    let _ = log("body \(name)")
    Text("page").onChange(of: number) { _, new in log("\(name) hears \(new)") }
  }
}
