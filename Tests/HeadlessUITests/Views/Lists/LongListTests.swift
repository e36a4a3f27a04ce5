import HeadlessUI
import StateBinding
import StateBindingTesting
import Testing

struct LongListTests {
  @Test(.ownRun) func `a list of a million rows evaluates only the shown rows`() {
    // A fresh look would run the bodies too.
    AppRun.current.judgesLooks = false
    var bodies = 0
    let shown = ShownView {
      List(0..<1_000_000, id: \.self) { number in
        Live {
          let _ = bodies += 1
          Text("\(number)")
        }
      }
    }
    let screen = shown.screen
    #expect(bodies == 20)
    #expect(screen.elements.count == 22)
    #expect(screen.elements.last == Element(role: .more, value: "999980", depth: 1))
    #expect(shown.window.showMore())
    bodies = 0
    let outline = shown.outline
    #expect(bodies == 20)
    #expect(outline.last == "  more = '999960'")
    #expect(outline[40] == "  row '39'")
  }

  @Test func `showMore shows the remaining rows`() {
    let shown = ShownView(Numbers(count: 45))
    #expect(shown.window.showMore())
    #expect(shown.outline.last == "  more = '5'")
    #expect(shown.window.showMore())
    #expect(shown.outline.last == "  row '44'")
    #expect(shown.window.showMore() == false)
  }

  @Test func `a list keeps showing more rows while its rows come and go`() {
    let shown = ShownView(Numbers(count: 100))
    shown.window.showMore()
    shown.host.rootView = Numbers(count: 30)
    #expect(shown.screen.elements.count == 31)
    shown.host.rootView = Numbers(count: 0)
    #expect(shown.screen.elements.count == 1)
    shown.host.rootView = Numbers(count: 100)
    #expect(shown.outline.last == "  more = '60'")
  }

  @Test func `each section shows more of its own rows`() {
    let shown = ShownView {
      List {
        Section("a") { ForEach(0..<50) { Text("a\($0)") } }
        Section("b") { ForEach(0..<30) { Text("b\($0)") } }
      }
    }
    #expect(shown.outline.filter { $0.contains("more") } == ["    more = '30'", "    more = '10'"])
    shown.window.showMore()
    #expect(shown.outline.filter { $0.contains("more") } == ["    more = '10'"])
  }

  @Test func `the environment sets the number of rows shown at first`() {
    let shown = ShownView(Numbers(count: 10))
    shown.window.environment.rowsShown = 3
    #expect(shown.outline.last == "  more = '7'")
    shown.window.showMore()
    #expect(shown.outline.last == "  more = '4'")
    shown.window.environment.rowsShown = .max
    #expect(shown.outline.last == "  row '9'")
    shown.window.environment.rowsShown = 0
    #expect(shown.outline.last == "  more = '7'")
    shown.window.environment.rowsShown = -5
    #expect(shown.outline.last == "  more = '7'")
  }

  @Test func `ten thousand rows can be shown at once`() throws {
    let shown = ShownView { ForEach(0..<10_000) { Counter("\($0)") } }
    shown.window.environment.rowsShown = .max
    #expect(shown.screen.elements.count == 10_000)
    let clock = ContinuousClock()
    let time = try clock.measure {
      try shown.window.send(.tap, to: 9_999)
      #expect(shown.screen.elements[9_999].label == "9999 1")
    }
    #expect(time < .seconds(120), "under the thread sanitizer on a busy machine")
  }
}

private struct Numbers: View {
  let count: Int
  var body: some View { List(0..<count, id: \.self) { Text("\($0)") } }
}
