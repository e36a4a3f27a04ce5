import HeadlessUI
import Testing

struct HiddenBarTests {
  @Test func `a hidden navigation bar has no back button and no toolbar`() {
    for hides in [0, 1, 2] {
      let view = ShownView {
        NavigationStack(path: .constant([1])) {
          Text("root").navigationDestination(for: Int.self) { _ in
            let page = Text("page").toolbar { Button("Edit") {} }
            if hides == 0 { page.toolbar(.hidden) }
            if hides == 1 { page.toolbar(.hidden, for: .navigationBar) }
            if hides == 2 { page.navigationBarHidden(true) }
          }
        }
      }
      #expect(view.outline == ["text 'page'"])
      #expect(!view.window.canGoBack)
    }
  }

  @Test func `a page can hide the tab bar`() {
    let view = ShownView {
      TabView {
        Text("one").toolbar(.hidden, for: .tabBar).tabItem { Text("A") }
        Text("two").tabItem { Text("B") }
      }
    }
    #expect(view.outline == ["text 'one'"])
  }

  @Test func `a toolbar item keeps its state when its placement changes`() throws {
    let view = ShownView(state: false) { $isMoved in
      NavigationStack {
        Button("move") { isMoved = true }
          .toolbar { ToolbarItem(placement: isMoved ? .keyboard : .automatic) { Counter("count") } }
      }
    }
    try view.tap("count")
    try view.tap("move")
    #expect(view.outline.contains("  button 'count 1' #count"))
  }

  @Test func `a page presented later comes on top`() throws {
    let view = ShownView(state: false, [Int]()) { $isPresented, $path in
      NavigationStack(path: $path) {
        Button("push") { path = [1] }
          .navigationDestination(for: Int.self) { _ in
            Button("present") { isPresented = true }.accessibilityIdentifier("present")
          }
          .navigationDestination(isPresented: $isPresented) { Text("presented") }
      }
    }
    try view.tap("push")
    #expect(view.outline.last == "button 'present' #present")
    try view.tap("present")
    #expect(view.outline.last == "text 'presented'")
    view.window.goBack()
    #expect(view.outline.last == "button 'present' #present")
  }

  @Test func `a sheet over a searchable page is not part of its search`() {
    var text = "abc"
    let view = ShownView {
      NavigationStack {
        Text("page").sheet(isPresented: .constant(true)) { Searching() }
          .searchable(text: Binding(get: { text }, set: { text = $0 }))
      }
    }
    #expect(view.outline == ["sheet", "button 'searching: false' #end"])
    try? view.tap("end")
    #expect(text == "abc")
  }
}

private struct Searching: View {
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    Button("searching: \(String(isSearching))") { dismissSearch() }.accessibilityIdentifier("end")
  }
}
