import HeadlessUI
import Testing

struct PagesTests {
  @Test func `a page view shows one page and a stepper`() throws {
    let view = ShownView {
      TabView {
        Text("one")
        VStack { Text("two") }
        Text("three")
      }
      .tabViewStyle(.page)
    }
    #expect(view.outline == ["text 'one'", "stepper 'Page' = '1 of 3'"])
    #expect(throws: ScreenInputError.notPossible) { try view.send(.decrease, to: "Page") }
    try view.send(.increase, to: "Page")
    try view.send(.increase, to: "Page")
    #expect(view.outline == ["text 'three'", "stepper 'Page' = '3 of 3'"])
    #expect(throws: ScreenInputError.notPossible) { try view.send(.increase, to: "Page") }
  }

  @Test func `pages are selected by their tags`() throws {
    let view = ShownView(state: "b") { $page in
      TabView(selection: $page) {
        ForEach(["a", "b"], id: \.self) { Text($0) }
        if true { Text("end").tag("z") }
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      Text("is \(page)")
    }
    #expect(view.outline == ["text 'b'", "stepper 'Page' = '2 of 3'", "text 'is b'"])
    try view.send(.increase, to: "Page")
    #expect(view.outline == ["text 'end'", "stepper 'Page' = '3 of 3'", "text 'is z'"])
  }

  @Test func `a page keeps its state by the id of its row`() throws {
    let view = ShownView {
      TabView {
        ForEach(["a", "b"], id: \.self) { Counter($0) }.padding()
      }
      .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
    }
    try view.tap("a")
    try view.send(.increase, to: "Page")
    #expect(view.labels.first == "b 0")
    try view.send(.decrease, to: "Page")
    #expect(view.labels.first == "a 1")
  }

  @Test func `a single page has no stepper, and the stepper is translated`() throws {
    let single = ShownView { TabView { Text("only") }.tabViewStyle(.page) }
    #expect(single.outline == ["text 'only'"])
    let strings = StringCatalogue(
      language: "ko", ["Page": "페이지", "%lld of %lld": "%2$@페이지 중 %1$@"])
    let view = ShownView(strings: strings) {
      TabView {
        Text("a")
        Text("b")
      }
      .tabViewStyle(.page)
    }
    #expect(view.outline.last == "stepper '페이지' = '2페이지 중 1'")
  }
}
