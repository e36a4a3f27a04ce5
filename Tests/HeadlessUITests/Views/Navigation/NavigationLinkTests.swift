import HeadlessUI
import Testing

struct NavigationLinkTests {
  @Test func `the page of a link starts anew each time`() throws {
    let shown = ShownView(Links(ids: [1, 2]))
    try shown.tap("link 1", "page 1", "page 1")
    #expect(shown.labels[1] == "page 1 2")
    shown.window.goBack()
    try shown.tap("link 1")
    #expect(shown.labels[1] == "page 1 0")
  }

  @Test func `a pushed page follows changes of the view with the link`() throws {
    let shown = ShownView(Links(ids: [1, 2], suffix: "a"))
    try shown.tap("link 2")
    #expect(shown.labels.last == "of a")
    shown.host.rootView = Links(ids: [2], suffix: "b")
    #expect(shown.labels.last == "of b")
  }

  @Test func `a page is popped when its link is removed`() throws {
    let shown = ShownView(Links(ids: [1, 2]))
    try shown.tap("link 1", "deeper")
    #expect(shown.labels.last == "deepest")
    shown.host.rootView = Links(ids: [2])
    #expect(shown.labels == ["link 2"])
    shown.host.rootView = Links(ids: [1, 2])
    #expect(shown.labels == ["link 1", "link 2"])
    try shown.tap("link 2")
    shown.window.goBack()
    #expect(shown.labels == ["link 1", "link 2"])
  }

  @Test func `a value link on the page of a link pushes on top of it`() throws {
    let shown = ShownView {
      NavigationStack {
        link.navigationDestination(for: Int.self) { number in
          Text("page \(number)")
          AnyView(link)
        }
      }
    }
    try shown.tap("link", "value 1", "link", "value 2")
    #expect(shown.labels[1] == "page 2")
    shown.window.goBack()
    #expect(shown.labels[1] == "linked")
    shown.window.goBack()
    #expect(shown.labels[1] == "page 1")
    shown.window.goBack()
    #expect(shown.labels[1] == "linked")
    try shown.tap("value 1")
    #expect(shown.labels[1] == "page 1")
    shown.window.goBack()
    shown.window.goBack()
    #expect(shown.labels == ["link"])
  }

  @Test func `going back clears the flag that presented a page`() throws {
    let shown = ShownView(Flagged())
    try shown.tap("show", "inside")
    #expect(shown.labels == ["", "inside 1", "hide"])
    try shown.tap("hide")
    #expect(shown.labels == ["show", "item", "false"])
    try shown.tap("show")
    #expect(shown.labels[1] == "inside 0")
    shown.window.goBack()
    #expect(shown.labels == ["show", "item", "false"])
  }

  @Test func `a page for an item starts anew for another item`() throws {
    let shown = ShownView(Flagged())
    try shown.tap("item", "counter")
    #expect(shown.labels == ["", "item 1", "counter 1", "next"])
    try shown.tap("next")
    #expect(shown.labels == ["", "item 2", "counter 0", "next"])
    shown.window.goBack()
    #expect(shown.labels == ["show", "item", "false"])
  }

  @Test func `dismiss in a sheet on a pushed page closes only the sheet`() throws {
    let shown = ShownView(state: false) { $isUp in
      NavigationStack {
        NavigationLink("push") {
          Button("present") { isUp = true }.sheet(isPresented: $isUp) { DismissButton("close") }
        }
      }
    }
    try shown.tap("push", "present", "close")
    #expect(shown.labels == ["", "present"])
    #expect(shown.window.canGoBack)
  }

  @Test func `a stack in a sheet pops its pages, then closes the sheet`() throws {
    let shown = ShownView {
      Text("page").sheet(isPresented: .constant(true)) {
        NavigationStack {
          NavigationLink("push") { Text("pushed") }.navigationTitle("Root")
        }
      }
    }
    #expect(shown.outline == ["sheet 'Root'", "link 'push'"])
    try shown.tap("push")
    #expect(shown.outline == ["sheet", "navigation bar = 'Root'", "text 'pushed'"])
    shown.window.goBack()
    #expect(shown.outline == ["sheet 'Root'", "link 'push'"])
  }

  private var link: some View {
    NavigationLink("link") {
      Text("linked")
      NavigationLink("value 1", value: 1)
      NavigationLink("value 2", value: 2)
    }
  }
}

private struct Links: View {
  let ids: [Int]
  var suffix = ""

  var body: some View {
    NavigationStack {
      ForEach(ids, id: \.self) { id in
        NavigationLink("link \(id)") {
          Counter("page \(id)")
          NavigationLink("deeper") { Text("deepest") }
          Text("of \(suffix)")
        }
      }
    }
  }
}

private struct Flagged: View {
  @State private var isUp = false
  @State private var item: Int?

  var body: some View {
    NavigationStack {
      Group {
        Button("show") { isUp = true }
        Button("item") { item = 1 }
        Text("\(isUp.description)")
      }
      .navigationDestination(isPresented: $isUp) {
        Counter("inside")
        Button("hide") { isUp = false }
      }
      .navigationDestination(item: $item) { item in
        Text("item \(item)")
        Counter("counter")
        Button("next") { self.item = item + 1 }
      }
    }
  }
}
