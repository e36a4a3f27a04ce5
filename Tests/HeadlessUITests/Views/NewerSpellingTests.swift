import HeadlessUI
import Testing

struct NewerSpellingTests {
  @Test func `texts take a comment, and keys that are made of a string`() {
    let key = "Hello"
    let view = ShownView(strings: StringCatalogue(["Hello": "Hallo"])) {
      Text("Hello", comment: "greets")
      Text(.init(key))
    }
    #expect(view.outline == ["text 'Hallo'", "text 'Hallo'"])
  }

  @Test func `a menu with a title has an action of its own`() throws {
    var done: [String] = []
    let title = "Sort"
    let view = ShownView {
      Menu("Add") {
        Button("Other") { done.append("other") }
      } primaryAction: {
        done.append("add")
      }
      Menu(title) {
        EmptyView()
      } primaryAction: {
        done.append("sort")
      }
    }
    #expect(view.outline == ["button 'Add'", "  button 'Other'", "button 'Sort'"])
    for name in ["Add", "Other", "Sort"] { try view.tap(name) }
    #expect(done == ["add", "other", "sort"])
  }

  @Test func `a path and a list are made of numbers`() {
    let path = NavigationPath([1, 2])
    #expect(path.count == 2)
    let view = ShownView {
      NavigationStack(path: .constant(path)) {
        Text("root").navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }
    #expect(view.outline.last == "text 'page 2'")
    #expect(
      ShownView(List(0..<2) { Text("\($0)") }).outline == ["list", "  row '0'", "  row '1'"])
  }

  @Test func `an alert about data takes a text for its title`() {
    let view = ShownView {
      Text("page").alert(Text("Delete?"), isPresented: .constant(true), presenting: 3) { number in
        Button("Delete \(number)") {}
      }
    }
    #expect(view.screen.alert?.title == "Delete?")
  }

  @Test func `the environment can be changed from what it is`() {
    let view = ShownView {
      Button("no") {}
        .transformEnvironment(\.isEnabled) { $0.toggle() }
    }
    #expect(view.outline == ["button 'no' disabled"])
  }
}
