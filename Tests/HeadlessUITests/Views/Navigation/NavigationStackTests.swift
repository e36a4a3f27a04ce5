import HeadlessUI
import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

struct NavigationStackTests {
  @Test func `a link pushes a page, and going back pops it`() throws {
    let shown = ShownView(Shop())
    #expect(shown.screen.title == "Shop")
    #expect(shown.outline == ["button 'root 0' #root", "link 'Apple'", "link 'Pear'"])
    #expect(shown.window.canGoBack == false)
    try shown.tap("Pear")
    #expect(shown.screen.title == "Fruit 2")
    #expect(
      shown.outline == [
        "navigation bar 'Fruit 2' = 'Shop'", "button 'page 0' #page", "link 'More'",
        "button 'leave'",
      ])
    #expect(shown.window.canGoBack)
    shown.window.goBack()
    #expect(shown.screen.title == "Shop")
  }

  @Test func `covered pages keep their state, and popped pages lose it`() throws {
    let shown = ShownView(Shop())
    try shown.tap("root", "Apple", "page", "More", "page", "page")
    #expect(shown.labels[1] == "page 2")
    shown.window.goBack()
    #expect(shown.labels[1] == "page 1")
    try shown.tap("More")
    #expect(shown.labels[1] == "page 0")
    shown.window.goBack()
    shown.window.goBack()
    #expect(shown.labels[0] == "root 1")
    try shown.tap("Apple")
    #expect(shown.labels[1] == "page 0")
  }

  @Test func `dismiss pops the page of its view`() throws {
    let shown = ShownView(Shop())
    try shown.tap("Apple", "More", "leave")
    #expect(shown.screen.title == "Fruit 1")
    try shown.tap("leave")
    #expect(shown.screen.title == "Shop")
  }

  @Test func `links and going back write the path, and writing the path changes the pages`() throws
  {
    let model = ViewModel<[Int], Never>(state: [])
    let shown = ShownView(Numbers(model: model))
    try shown.tap("1")
    #expect(model.state == [1])
    model.state = [1, 5, 7]
    #expect(shown.labels == ["", "page 7 0", "dismiss"])
    try shown.tap("page 7")
    #expect(shown.labels == ["", "page 7 1", "dismiss"])
    model.state = [5, 7]
    // The first page is a different one now, so the second starts anew.
    #expect(shown.labels == ["", "page 7 0", "dismiss"])
    shown.window.goBack()
    #expect(model.state == [5])
    model.state = []
    #expect(shown.labels == ["1", "none"])
    #expect(shown.window.canGoBack == false)
  }

  @Test func `a link without a value or outside of a stack is disabled`() throws {
    let shown = ShownView {
      NavigationStack { NavigationLink("none", value: nil as Int?) }
      NavigationLink("value", value: 1)
      NavigationLink("page") { Text("page") }
    }
    #expect(
      shown.outline == ["link 'none' disabled", "link 'value' disabled", "link 'page' disabled"])
    #expect(throws: ScreenInputError.disabled) { try shown.tap("page") }
  }

  @Test func `a path of several types shows the right page for each`() throws {
    let shown = ShownView(state: NavigationPath()) { $path in
      NavigationStack(path: $path) {
        Group {
          NavigationLink("number", value: 1)
          NavigationLink("same in another type", value: 1.0)
          Text("count \(path.count)")
        }
        .navigationDestination(for: Int.self) { number in
          Text("number \(number)")
          NavigationLink("text", value: "a")
          Text("count \(path.count)")
        }
        .navigationDestination(for: String.self) { text in
          Text("text \(text)")
          Text("count \(path.count)")
        }
        .navigationDestination(for: Double.self) { fraction in
          Text(verbatim: "fraction \(fraction)")
          Text("count \(path.count)")
        }
      }
    }
    try shown.tap("number", "text")
    #expect(shown.labels.suffix(2) == ["text a", "count 2"])
    shown.window.goBack()
    #expect(shown.labels.suffix(3) == ["number 1", "text", "count 1"])
    shown.window.goBack()
    try shown.tap("same in another type")
    #expect(shown.labels.suffix(2) == ["fraction 1.0", "count 1"])
    shown.window.goBack()
    #expect(shown.labels == ["number", "same in another type", "count 0"])
  }

  @Test(.ownRun) func `a value without a destination is reported once, with the remedy`() {
    let model = ViewModel<[Int], Never>(state: [3])
    let shown = ShownView {
      NavigationStack(path: Binding(get: { model.state }, set: { model.state = $0 })) {
        Text("root").navigationTitle("Root")
      }
    }
    let lines = diagnosed {
      #expect(shown.outline == ["navigation bar = 'Root'"])
      model.state = [3, 4]
      _ = shown.screen
    }
    #expect(
      lines == [
        """
        view: a navigation stack has no page for 3; \
        put .navigationDestination(for: Int.self) on a view inside it
        """
      ])
    shown.window.goBack()
    shown.window.goBack()
    #expect(shown.labels == ["root"])
  }

  @Test func `the destination nearest to the root wins over another for the same type`() throws {
    let shown = ShownView {
      NavigationStack {
        NavigationLink("go", value: 1)
          .navigationDestination(for: Int.self) { number in
            NavigationLink("root's \(number)", value: number + 1)
              .navigationDestination(for: Int.self) { Text("page's \($0)") }
          }
      }
    }
    try shown.tap("go", "root's 1")
    #expect(shown.labels.last == "root's 2")
  }
}

private struct Shop: View {
  var body: some View {
    NavigationStack {
      VStack {
        Counter("root")
        NavigationLink("Apple", value: 1)
        NavigationLink("Pear", value: 2)
      }
      .navigationTitle("Shop")
      .navigationDestination(for: Int.self) { Page(number: $0) }
    }
  }

  struct Page: View {
    let number: Int
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Counter("page")
        NavigationLink("More", value: number * 10)
        Button("leave") { dismiss() }
      }
      .navigationTitle("Fruit \(number)")
    }
  }
}

private struct Numbers: View {
  @Bindable var model: ViewModel<[Int], Never>

  var body: some View {
    NavigationStack(path: $model.state) {
      VStack {
        NavigationLink("1", value: 1)
        Text(verbatim: model.state.isEmpty ? "none" : "some")
      }
      .navigationDestination(for: Int.self) { number in
        Counter("page \(number)")
        DismissButton("dismiss")
      }
    }
  }
}
