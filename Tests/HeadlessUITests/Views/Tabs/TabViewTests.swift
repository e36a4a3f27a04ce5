import HeadlessUI
import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

struct TabViewTests {
  @Test func `the tabs come first, then the content of the selected tab`() throws {
    let view = ShownView(Tabs())
    #expect(
      view.outline == [
        "tab 'Home' = '2' #home selected", "tab 'Search'", "tab 'Profile'", "text 'home page'",
      ])
    #expect(view.screen.title == "Home")
    try view.tap("Profile")
    #expect(
      view.outline == [
        "tab 'Home' = '2' #home", "tab 'Search'", "tab 'Profile' selected",
        "button 'tally 0' #tally",
      ])
  }

  @Test func `a tab keeps its state while another tab is shown`() throws {
    let view = ShownView(Tabs())
    try view.tap("Profile", "tally", "home", "Profile")
    #expect(view.labels.last == "tally 1")
  }

  @Test(.ownRun) func `a tab disappears when another tab is selected`() throws {
    // A fresh look would run the bodies too.
    AppRun.current.judgesLooks = false
    let log = Log()
    let view = ShownView {
      TabView {
        Page(name: "a", log: log).tabItem { Label("A", systemImage: "a") }
        Page(name: "b", log: log).tabItem { Text("B") }
      }
    }
    _ = view.screen
    try view.tap("B")
    #expect(Set(log.take()) == ["body a", "appear a"])
    _ = view.screen
    #expect(log.take() == ["body b", "appear b", "disappear a"])
  }

  @Test func `modifiers outside of a tab item apply to the content of the tab`() throws {
    let log = Log()
    let view = ShownView {
      TabView {
        Text("one").tabItem { Text("A") }
        Button("two") {}
          .tabItem { Text("B").accessibilityIdentifier("b") }
          .disabled(true)
          .onAppear { log("b") }
      }
    }
    _ = view.screen
    #expect(log.lines == [])
    try view.tap("b")
    #expect(view.outline == ["tab 'A'", "tab 'B' #b selected", "button 'two' disabled"])
    #expect(log.lines == ["b"])
  }

  @Test func `rows can be tabs, selected by their ids`() throws {
    let view = ShownView {
      TabView {
        ForEach(["x", "y"], id: \.self) { name in
          Text("page \(name)").tabItem { Text(name) }
        }
      }
    }
    try view.tap("y")
    #expect(view.outline == ["tab 'x'", "tab 'y' selected", "text 'page y'"])
  }

  @Test func `a navigation stack in a tab keeps its pages`() throws {
    let view = ShownView {
      TabView {
        Tab("Mail", systemImage: "envelope") {
          NavigationStack {
            NavigationLink("Open") { Text("letter") }
          }
        }
        Tab("Calls", systemImage: "phone") { Text("none") }
      }
    }
    try view.tap("Open")
    try view.tap("Calls")
    #expect(!view.window.canGoBack)
    try view.tap("Mail")
    #expect(view.outline.last == "text 'letter'" || view.outline.last == "  text 'letter'")
    #expect(view.window.canGoBack)
  }

  @Test func `a tab view in a tab has tabs of its own`() throws {
    let view = ShownView {
      TabView {
        TabView {
          Text("1").tabItem { Text("Inner 1") }
          Text("2").tabItem { Text("Inner 2") }
        }
        .tabItem { Text("Outer") }
      }
    }
    try view.tap("Inner 2")
    #expect(
      view.outline == [
        "tab 'Outer' selected", "tab 'Inner 1'", "tab 'Inner 2' selected", "text '2'",
      ])
  }

  @Test func `tags select tabs, inside or outside of the tab item`() throws {
    let view = ShownView(state: 2) { $selection in
      TabView(selection: $selection) {
        Text("first").tag(1).tabItem { Text("First") }
        Text("second").tabItem { Text("Second") }.tag(2)
        Third().tag(3)
      }
      Button("chosen \(selection)") { selection = 2 }
    }
    #expect(view.outline.contains("text 'second'"))
    try view.tap("First")
    #expect(view.outline.contains("text 'first'"))
    try view.tap("Third")
    #expect(
      view.outline == [
        "tab 'First'", "tab 'Second'", "tab 'Third' = 'new' selected", "text 'third'",
        "button 'chosen 3'",
      ])
    #expect(view.outline.last == "button 'chosen 3'")
    try view.tap("chosen 3")
    #expect(view.outline[1] == "tab 'Second' selected")
  }

  @Test func `a tab can be added and removed`() throws {
    var hasAdmin = false
    let view = ShownView.anew {
      TabView {
        Tab("Home", systemImage: "house") { Text("1") }
        if hasAdmin {
          Tab("Admin", systemImage: "gear") { Text("2") }
          Tab("Log", systemImage: "list") { Text("3") }
        } else {
          Text("4").tabItem { Text("Guest") }
        }
      }
    }
    #expect(view.outline == ["tab 'Home' selected", "tab 'Guest'", "text '1'"])
    hasAdmin = true
    view.giveAnew()
    try view.tap("Admin")
    #expect(view.outline == ["tab 'Home'", "tab 'Admin' selected", "tab 'Log'", "text '2'"])
    hasAdmin = false
    #expect(view.outline == ["tab 'Home' selected", "tab 'Guest'", "text '1'"])
  }
}

private struct Page: View {
  let name: String
  let log: Log

  var body: some View {
    let _ = log("body \(name)")
    Text(name)
      .onAppear { log("appear \(name)") }
      .onDisappear { log("disappear \(name)") }
  }
}

private struct Tabs: View {
  enum Place { case home, search, profile }

  @State private var place = Place.home

  var body: some View {
    TabView(selection: $place) {
      Tab("Home", systemImage: "house", value: .home) {
        Text("home page").navigationTitle("Home")
      }
      .badge(2)
      .accessibilityIdentifier("home")
      Tab("Search", systemImage: "magnifyingglass", value: .search, role: .search) { EmptyView() }
      Tab(value: .profile) {
        Counter("tally")
      } label: {
        Text("Profile")
      }
    }
  }
}

private struct Third: View {
  var body: some View {
    Text("third").tabItem { Text("Third") }.badge("new")
  }
}
