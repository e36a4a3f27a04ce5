import HeadlessUI
import StateBindingTesting
import StateBindingTestSupport
import Testing

@Suite(.ownRun)
struct PreferenceTests {
  @Test func `onPreferenceChange gets the combined value of the views inside`() throws {
    let log = Log()
    let view = ShownView(state: 2) { $count in
      VStack {
        Text("\(count)").preference(key: Sum.self, value: count)
        Button("more") { count += 1 }
      }
      .background(Color.clear.preference(key: Sum.self, value: 1))
      .onPreferenceChange(Sum.self) { log("\($0)") }
    }
    #expect(view.outline == ["text '2'", "button 'more'"])
    #expect(log.take() == ["3"])
    try view.tap("more")
    _ = view.outline
    #expect(log.take() == ["4"])
    _ = view.outline
    #expect(log.take() == [])
  }

  @Test func `an outer preference replaces the inner ones and can be transformed`() {
    let log = Log()
    let view = ShownView {
      VStack {
        Text("a").preference(key: Sum.self, value: 1).preference(key: Sum.self, value: 10)
        Text("b").preference(key: Sum.self, value: 2).transformPreference(Sum.self) { $0 *= 3 }
      }
      .onPreferenceChange(Sum.self) { log("\($0)") }
    }
    _ = view.outline
    #expect(log.take() == ["16"])
  }

  @Test func `onPreferenceChange gets the default if no view sets a value`() {
    let log = Log()
    let view = ShownView { Text("a").onPreferenceChange(Sum.self) { log("\($0)") } }
    _ = view.outline
    #expect(log.take() == ["0"])
  }

  @Test func `a preference passes out of a navigation stack`() {
    let log = Log()
    let view = ShownView {
      NavigationStack { Text("a").preference(key: Sum.self, value: 5) }
        .onPreferenceChange(Sum.self) { log("\($0)") }
    }
    _ = view.outline
    #expect(log.take() == ["5"])
  }

  @Test func `the preference of a stack is combined with the one of its neighbour`() {
    let log = Log()
    let view = ShownView {
      VStack {
        Text("a").preference(key: Sum.self, value: 1)
        NavigationStack { Text("b").preference(key: Sum.self, value: 5) }
      }
      .onPreferenceChange(Sum.self) { log("\($0)") }
    }
    _ = view.outline
    #expect(log.take() == ["6"])
  }

  @Test func `a link in the background pushes its page`() throws {
    let view = ShownView(state: false) { $isActive in
      NavigationView {
        Button("go") { isActive = true }
          .background(
            NavigationLink(destination: Text("page"), isActive: $isActive) { Text("hidden") })
      }
    }
    #expect(view.outline == ["button 'go'"])
    try view.tap("go")
    #expect(view.outline.last == "text 'page'")
  }
}

private enum Sum: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
