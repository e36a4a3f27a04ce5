import HeadlessUI
import Testing

struct NewerSpellingTests {
  @Test func `texts take a comment and a key made from a string`() {
    let key = "Hello"
    let view = ShownView(strings: StringCatalogue(["Hello": "Hallo"])) {
      Text("Hello", comment: "greets")
      Text(.init(key))
    }
    #expect(view.outline == ["text 'Hallo'", "text 'Hallo'"])
  }

  @Test func `a menu with a title can have a primary action`() throws {
    var done: [String] = []
    let title = "Sort"
    let view = ShownView {
      Menu("Add") {
        Button("Other") { done.append("other") }
      } primaryAction: {
        done.append("add")
      }
      Menu(title, systemImage: "arrow.up") {
        EmptyView()
      } primaryAction: {
        done.append("sort")
      }
    }
    #expect(view.outline == ["button 'Add'", "  button 'Other'", "button 'Sort'"])
    for name in ["Add", "Other", "Sort"] { try view.tap(name) }
    #expect(done == ["add", "other", "sort"])
  }

  @Test func `a path and a list can be made from numbers`() {
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

  @Test func `a title takes a binding, and environment values have their defaults`() {
    let view = ShownView {
      Around().navigationTitle(.constant("Note")).controlSize(.small)
      Around()
        .environment(\.layoutDirection, .rightToLeft).environment(\.displayScale, 3)
        .environment(\.controlSize, .mini)
    }
    #expect(view.screen.title == "Note")
    #expect(view.outline == ["text 'leftToRight 1.0 regular'", "text 'rightToLeft 3.0 mini'"])
  }

  @Test func `an extension of a container needs no constraint`() {
    #expect(ShownView { VStack { Text("a") }.titled("Note") }.screen.title == "Note")
    #expect(ShownView { List { Text("a") }.titled("Notes") }.screen.title == "Notes")
  }

  @Test func `transformEnvironment changes the inherited value`() {
    let view = ShownView {
      Button("no") {}
        .transformEnvironment(\.isEnabled) { $0.toggle() }
    }
    #expect(view.outline == ["button 'no' disabled"])
  }
}

// An extension of a container needs no constraint, as in SwiftUI.
extension VStack {
  fileprivate func titled(_ title: String) -> some View { navigationTitle(title) }
}

extension List {
  fileprivate func titled(_ title: String) -> some View { navigationTitle(title) }
}

private struct Around: View {
  @Environment(\.layoutDirection) private var direction
  @Environment(\.displayScale) private var scale
  @Environment(\.controlSize) private var size

  var body: some View {
    let _ = Self._printChanges()
    Text(verbatim: "\(direction) \(scale) \(size)")
  }
}

struct NewerViewTests {
  @Test func `a gauge shows its value, and a color picker only its name`() {
    let view = ShownView {
      Gauge(value: 3, in: 0...4) { Text("Done") }.gaugeStyle(.accessoryCircular)
      Gauge(value: 0.5) {
        Text("Left")
      } currentValueLabel: {
        Text("half")
      }
      ColorPicker("Tint", selection: .constant(.red))
    }
    #expect(view.outline == ["progress 'Done' = '75%'", "progress 'Left' = 'half'", "text 'Tint'"])
  }

  @Test func `a share link opens like a link`() throws {
    var shared: [String] = []
    let view = ShownView {
      ShareLink(item: "https://example.com")
      ShareLink("Send", item: "text")
    }
    view.window.environment.openURL = OpenURLAction { url in
      shared.append(url)
      return .handled
    }
    #expect(view.outline == ["link 'Share'", "link 'Send'"])
    try view.tap("Send")
    #expect(shared == ["text"])
  }

  @Test func `a split view hides its detail while a page is pushed in the sidebar`() throws {
    let view = ShownView {
      NavigationSplitView {
        NavigationLink("next") { Text("page") }
      } detail: {
        Text("detail")
      }
    }
    #expect(view.outline == ["link 'next'", "text 'detail'"])
    try view.tap("next")
    #expect(view.outline.contains("text 'page'"))
    #expect(!view.outline.contains("text 'detail'"))
  }

  @Test func `a subtitle stands above the page`() {
    let view = ShownView {
      NavigationStack { Text("a").navigationTitle("Title").navigationSubtitle("Sub") }
    }
    #expect(view.screen.title == "Title")
    #expect(view.outline == ["text 'Sub'", "text 'a'"])
  }
}
