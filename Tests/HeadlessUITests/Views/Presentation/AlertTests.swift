import HeadlessUI
import StateBinding
import Testing

struct AlertTests {
  @Test func `two alerts on one view come up one at a time`() throws {
    let shown = ShownView(TwoAlerts())
    try shown.tap("raise first")
    #expect(shown.screen.alert?.title == "First?")
    try shown.tap("yes 1")
    #expect(shown.screen.alert == nil)
    try shown.tap("raise second")
    #expect(shown.screen.alert?.title == "Second?")
    try shown.tap("no 2")
    #expect(shown.labels.last == "yes 1")
  }

  @Test func `two alerts raised at once are asked one after the other, the inner first`() throws {
    let shown = ShownView(TwoAlerts())
    try shown.tap("raise both")
    #expect(shown.screen.alert?.title == "First?")
    try shown.tap("yes 1")
    #expect(shown.screen.alert?.title == "Second?")
    try shown.tap("yes 2")
    #expect(shown.screen.alert == nil)
    #expect(shown.labels.last == "yes 1 yes 2")
  }

  @Test func `an alert raised by a button of another alert comes next`() throws {
    let shown = ShownView(TwoAlerts())
    try shown.tap("raise first", "other")
    #expect(shown.screen.alert?.title == "Second?")
    try shown.tap("no 2")
    #expect(shown.screen.alert == nil)
  }

  @Test func `an alert raised again by its own button goes away`() throws {
    let shown = ShownView(TwoAlerts())
    try shown.tap("raise first", "again")
    #expect(shown.screen.alert == nil)
  }

  @Test func `nothing below an alert can be used`() throws {
    let shown = ShownView(TwoAlerts())
    try shown.tap("raise first")
    #expect(shown.reachable == ["yes 1", "again", "other", "no 1"])
    #expect(throws: ScreenInputError.noElement) { try shown.window.send(.tap, to: 4) }
    #expect(shown.window.canGoBack == false)
    shown.window.goBack()
    #expect(shown.window.showMore() == false)
    #expect(shown.screen.alert?.title == "First?")
  }

  @Test func `a state update replaces the alert`() {
    let model = ViewModel<Flags, Never>(state: Flags(first: true))
    let shown = ShownView { FlagAlerts(model: model) }
    #expect(shown.screen.alert?.title == "First?")
    model.update(state: Flags(second: true))
    #expect(shown.screen.alert?.title == "Second?")
    model.update(state: Flags())
    #expect(shown.screen.alert == nil)
  }

  @Test func `the current alert stays first when an earlier alert is raised`() throws {
    let model = ViewModel<Flags, Never>(state: Flags(second: true))
    let shown = ShownView { FlagAlerts(model: model) }
    #expect(shown.screen.alert?.title == "Second?")
    model.state.first = true
    #expect(shown.screen.alert?.title == "Second?")
    try shown.tap("OK")
    #expect(shown.screen.alert?.title == "First?")
    #expect(model.state == Flags(first: true))
  }

  @Test func `an alert about data comes up only if there is data`() throws {
    let shown = ShownView(state: false, nil as String?) { $isUp, $name in
      Button("find") { (name, isUp) = ("Kim", false) }
      Button("raise") { isUp = true }
        .alert("Delete?", isPresented: $isUp, presenting: name) { found in
          Button("Delete \(found)", role: .destructive) { name = nil }
        } message: { found in
          Text("It is called \(found).")
        }
    }
    try shown.tap("raise")
    #expect(shown.screen.alert == nil)
    try shown.tap("find", "raise")
    #expect(
      shown.screen.alert
        == .init(
          title: "Delete?", message: "It is called Kim.",
          elements: [Element(role: .button, label: "Delete Kim", buttonRole: .destructive)]))
    try shown.tap("Delete Kim")
    #expect(shown.screen.alert == nil)
  }

  @Test func `a field in an alert is filled in before a button answers`() throws {
    let shown = ShownView(state: (asks: false, name: "", saved: "none")) { $form in
      Button("ask") { form.asks = true }
        .alert("Who?", isPresented: $form.asks) {
          TextField("Name", text: $form.name)
          Button("Save") { form.saved = form.name }
        }
      Text("saved \(form.saved)")
    }
    try shown.tap("ask")
    try shown.send(.type("Kim"), to: "Name")
    #expect(
      shown.screen.alert?.elements.map(\.outline) == ["field 'Name' = 'Kim'", "button 'Save'"])
    try shown.tap("Save")
    #expect(shown.labels == ["ask", "saved Kim"])
  }

  @Test func `an alert without buttons has an OK button`() throws {
    let shown = ShownView(Plain())
    try shown.tap("alert")
    #expect(shown.screen.alert?.elements == [Element(role: .button, label: "OK")])
    try shown.tap("OK")
    #expect(shown.screen.alert == nil)
  }

  @Test func `a dialog without a cancel button gets one`() throws {
    let shown = ShownView(Plain())
    try shown.tap("dialog")
    #expect(
      shown.screen.alert
        == .init(
          role: .dialog, title: "Sort by", message: "One of these",
          elements: [
            Element(role: .button, label: "Name"),
            Element(role: .button, label: "Cancel", buttonRole: .cancel),
          ]))
    try shown.tap("Cancel")
    #expect(shown.screen.alert == nil)
    shown.window.environment.strings = StringCatalogue(language: "ko", ["Cancel": "취소"])
    try shown.tap("dialog", "취소")
    #expect(shown.screen.alert == nil)
  }

  @Test func `a disabled button in an alert cannot be tapped`() throws {
    let shown = ShownView {
      Text("page").alert("Sure?", isPresented: .constant(true)) {
        Button("yes") {}.disabled(true)
        Button("no") {}
      }
      .disabled(true)
    }
    #expect(throws: ScreenInputError.disabled) { try shown.tap("yes") }
    try shown.tap("no")
  }

  @Test func `a link in an alert opens its destination and dismisses the alert`() throws {
    var opened: [String] = []
    let shown = ShownView {
      Stateful(false) { $isAsked in
        Button("ask") { isAsked = true }
          .alert("Stuck?", isPresented: $isAsked) {
            Link("Help", destination: "https://example.com")
            Button("Close", role: .cancel) {}
          }
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          opened.append(url)
          return .handled
        })
    }
    try shown.tap("ask")
    #expect(shown.screen.alert?.buttons.map(\.label) == ["Help", "Close"])
    try shown.tap("Help")
    #expect(opened == ["https://example.com"])
    #expect(shown.screen.alert == nil)
  }

  @Test func `an alert with only a link gets no other button`() {
    let shown = ShownView {
      Text("page").alert("Stuck?", isPresented: .constant(true)) {
        Link("Help", destination: "https://example.com")
      }
    }
    #expect(shown.screen.alert?.buttons.map(\.label) == ["Help"])
  }

  @Test func `an alert disappears with its view`() throws {
    let shown = ShownView(state: true) { $isHere in
      if isHere {
        Text("here").alert("Here?", isPresented: .constant(true)) {
          Button("leave") { isHere = false }
        }
      } else {
        Text("left")
      }
    }
    _ = shown.screen
    #expect(shown.screen.alert?.title == "Here?")
    try shown.tap("leave")
    #expect(shown.screen.alert == nil)
    #expect(shown.labels == ["left"])
  }
}

private struct TwoAlerts: View {
  @State private var first = false
  @State private var second = false
  @State private var answers: [String] = []

  var body: some View {
    VStack {
      Button("raise first") { first = true }
      Button("raise second") { second = true }
      Button("raise both") { (first, second) = (true, true) }
      Text(verbatim: answers.joined(separator: " "))
    }
    .alert("First?", isPresented: $first) {
      Button("yes 1") { answers.append("yes 1") }
      Button("again") { first = true }
      Button("other") { second = true }
      Button("no 1", role: .cancel) {}
    }
    .alert("Second?", isPresented: $second) {
      Button("yes 2") { answers.append("yes 2") }
      Button("no 2", role: .cancel) {}
    }
  }
}

private nonisolated struct Flags: Equatable {
  var first = false
  var second = false
}

private struct FlagAlerts: View {
  @Bindable var model: ViewModel<Flags, Never>

  var body: some View {
    Text("page")
      .alert("First?", isPresented: $model.state.first) {}
      .alert("Second?", isPresented: $model.state.second) {}
  }
}

private struct Plain: View {
  @State private var alert = false
  @State private var dialog = false

  var body: some View {
    Button("alert") { alert = true }
      .alert("Done", isPresented: $alert) {}
    Button("dialog") { dialog = true }
      .confirmationDialog("Sort by", isPresented: $dialog) {
        Button("Name") {}
      } message: {
        Text("One of these")
      }
  }
}
