import HeadlessUI
import Testing

struct ToolbarTests {
  @Test func `toolbar items stand in the navigation bar`() throws {
    var done: [String] = []
    let view = ShownView {
      Text("page")
        .navigationTitle("Mail")
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Edit") { done.append("edit") } }
          ToolbarItemGroup(placement: .primaryAction) {
            Button("Write", systemImage: "pencil") { done.append("write") }
            if true { Text("3 new") }
          }
        }
        .toolbar { Button("Help") {} }
        .toolbar(.hidden, for: .tabBar)
    }
    #expect(
      view.outline == [
        "navigation bar 'Mail'", "  button 'Edit'", "  button 'Write'", "  text '3 new'",
        "  button 'Help'", "text 'page'",
      ])
    try view.tap("Edit")
    try view.tap("Write")
    #expect(done == ["edit", "write"])
  }

  @Test func `a toolbar item keeps its state and can raise an alert`() throws {
    let view = ShownView {
      Text("page").toolbar {
        Stateful((count: 0, asks: false)) { $asked in
          Button("asked \(asked.count)") { asked = (asked.count + 1, true) }
            .alert("Sure?", isPresented: $asked.asks) {}
        }
      }
    }
    try view.tap("asked 0")
    #expect(view.screen.alert?.title == "Sure?")
    try view.tap("OK")
    #expect(view.outline == ["navigation bar", "  button 'asked 1'", "text 'page'"])
  }

  @Test func `toolbar content can be a property of its own`() {
    let view = ShownView { Text("page").toolbar { tools } }
    #expect(
      view.outline == ["navigation bar", "  button 'Save'", "  button 'Cancel'", "text 'page'"])
  }

  @Test func `a keyboard toolbar is shown while its field has the focus`() throws {
    let view = ShownView(Note())
    #expect(view.outline == ["field 'Text' = ''", "field 'Title' = ''"])
    try view.send(.type("a"), to: "Text")
    #expect(
      view.outline == [
        "navigation bar", "  button 'Done'", "field 'Text' = 'a' focused", "field 'Title' = ''",
      ])
    try view.tap("Done")
    #expect(view.outline == ["field 'Text' = 'a'", "field 'Title' = ''"])
  }

  @Test func `a keyboard toolbar is always shown if no field tracks the focus`() {
    let view = ShownView {
      TextField("Text", text: .constant(""))
        .toolbar {
          ToolbarItem { Text("Note") }
          ToolbarItem(placement: .keyboard) { Button("Done") {} }
        }
    }
    #expect(
      view.outline == ["navigation bar", "  text 'Note'", "  button 'Done'", "field 'Text' = ''"])
  }

  @Test func `navigationBarBackButtonHidden removes the back button`() throws {
    let view = ShownView {
      NavigationStack {
        NavigationLink("On") {
          Text("page").navigationBarBackButtonHidden()
        }
      }
    }
    try view.tap("On")
    #expect(view.outline == ["text 'page'"])
    #expect(!view.window.canGoBack)
  }

  @Test func `the search field stands above the list that it filters`() throws {
    let view = ShownView(state: "") { $text in
      List {
        ForEach(["Kim", "Lee"].filter { text.isEmpty || $0.hasPrefix(text) }, id: \.self) {
          Text($0)
        }
      }
      .searchable(text: $text)
      .onSubmit(of: .search) { text = "" }
    }
    #expect(view.outline == ["field 'Search' = '' #search", "list", "  row 'Kim'", "  row 'Lee'"])
    try view.send(.type("Le"), to: "search")
    #expect(view.outline == ["field 'Search' = 'Le' #search", "list", "  row 'Lee'"])
    try view.send(.submit, to: "search")
    #expect(view.outline == ["field 'Search' = '' #search", "list", "  row 'Kim'", "  row 'Lee'"])
  }

  @ToolbarContentBuilder private var tools: some ToolbarContent {
    ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
    ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
  }
}

private struct Note: View {
  @State private var text = ""
  @FocusState private var isTyping: Bool

  var body: some View {
    TextField("Text", text: $text)
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") { isTyping = false }
        }
      }
      .focused($isTyping)
    TextField("Title", text: .constant(""))
  }
}
