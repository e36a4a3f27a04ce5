import HeadlessUI
import Testing

/// Alerts and dialogs take the same arguments as in SwiftUI: a key, a string or a text, data, a
/// message.
struct QuestionSpellingTests {
  private let strings = StringCatalogue(language: "ko", ["Delete?": "삭제할까요?", "Cancel": "취소"])

  @Test(arguments: [
    ("key", "삭제할까요?", nil), ("key, message", "삭제할까요?", "It is called Kim."),
    ("string", "Delete?", nil), ("string, message", "Delete?", "It is called Kim."),
    ("text", "Delete?", nil), ("text, message", "Delete?", "It is called Kim."),
  ])
  func `a dialog about data takes a key, a string or a text, and a message`(
    spelling: String, title: String, message: String?
  ) throws {
    let shown = ShownView(strings: strings) { Dialogs() }
    try shown.tap("find")
    try shown.tap(spelling)
    #expect(
      shown.screen.alert
        == .init(
          role: .dialog, title: title, message: message,
          elements: [
            Element(role: .button, label: "Delete Kim", buttonRole: .destructive),
            Element(role: .button, label: "취소", buttonRole: .cancel),
          ]))
    try shown.tap("Delete Kim")
    #expect(shown.screen.alert == nil)
  }

  @Test func `a dialog about data stays away if there is no data`() throws {
    let shown = ShownView(Dialogs())
    try shown.tap("key")
    #expect(shown.screen.alert == nil)
  }

  @Test func `a dialog takes a string or a text as its title, and a message`() {
    let (page, title) = (Text("page"), "Sort by")
    let name = { Button("Name") {} }
    let dialogs = [
      ShownView {
        AnyView(page.confirmationDialog(title, isPresented: .constant(true)) { name() })
      },
      ShownView {
        AnyView(page.confirmationDialog(Text(title), isPresented: .constant(true)) { name() })
      },
      ShownView {
        AnyView(
          page.confirmationDialog(Text(title), isPresented: .constant(true)) {
            name()
          } message: {
            Text("One of these")
          })
      },
    ].map(\.screen.alert)
    #expect(dialogs.map { $0?.title } == Array(repeating: "Sort by", count: 3))
    #expect(dialogs.map { $0?.message } == [nil, nil, "One of these"])
    for dialog in dialogs { #expect(dialog?.elements.map(\.label) == ["Name", "Cancel"]) }
  }

  @Test func `an alert about data takes a string or a text as its title, and a message`() {
    let (page, title, name) = (Text("page"), "Delete?", "Kim" as String?)
    let delete = { (name: String) in Button("Delete \(name)") {} }
    let alerts = [
      AnyView(
        page.alert(title, isPresented: .constant(true), presenting: name) { delete($0) }),
      AnyView(
        page.alert(title, isPresented: .constant(true), presenting: name) {
          delete($0)
        } message: {
          Text("It is called \($0).")
        }),
      AnyView(
        page.alert(Text(verbatim: title), isPresented: .constant(true), presenting: name) {
          delete($0)
        }),
    ].map { ShownView($0, strings: strings).screen.alert }
    let messages = [nil, "It is called Kim.", nil]
    #expect(
      alerts
        == messages.map {
          .init(
            title: "Delete?", message: $0, elements: [Element(role: .button, label: "Delete Kim")])
        })
  }

  @Test func `an alert about an error shows the error and a message`() throws {
    let shown = ShownView(Failing())
    #expect(shown.screen.alert == nil)
    try shown.tap("fail")
    #expect(
      shown.screen.alert
        == .init(
          title: "No network", message: "Try again in 5 s.",
          elements: [Element(role: .button, label: "Retry")]))
    try shown.tap("Retry")
    #expect(shown.screen.alert?.title == "lost(2)")
    try shown.tap("OK")
    #expect(shown.screen.alert == nil)
  }
}

private struct Dialogs: View {
  @State private var name: String?
  @State private var asks: Set<String> = []
  private let title = "Delete?"

  var body: some View {
    Button("find") { name = "Kim" }
    button("key")
      .confirmationDialog("Delete?", isPresented: flag("key"), presenting: name) { delete($0) }
    button("key, message")
      .confirmationDialog(
        "Delete?", isPresented: flag("key, message"), titleVisibility: .visible, presenting: name
      ) { name in
        delete(name)
      } message: { name in
        Text("It is called \(name).")
      }
    button("string")
      .confirmationDialog(title, isPresented: flag("string"), presenting: name) { delete($0) }
    button("string, message")
      .confirmationDialog(title, isPresented: flag("string, message"), presenting: name) { name in
        delete(name)
      } message: {
        Text("It is called \($0).")
      }
    button("text")
      .confirmationDialog(
        Text(verbatim: title), isPresented: flag("text"), presenting: name, actions: delete)
    button("text, message")
      .confirmationDialog(
        Text(verbatim: title), isPresented: flag("text, message"), titleVisibility: .hidden,
        presenting: name, actions: delete, message: { Text("It is called \($0).") })
  }

  private func button(_ spelling: String) -> some View {
    Button(spelling) { asks.insert(spelling) }
  }

  private func flag(_ spelling: String) -> Binding<Bool> {
    Binding(get: { asks.contains(spelling) }, set: { if !$0 { asks.remove(spelling) } })
  }

  private func delete(_ name: String) -> some View {
    Button("Delete \(name)", role: .destructive) {}
  }
}

private struct Failing: View {
  private struct NoNetwork: Error, CustomStringConvertible {
    let delay = 5
    var description: String { "No network" }
  }

  private enum Loss: Error { case lost(Int) }

  @State private var noNetwork: NoNetwork?
  @State private var loss: Loss?
  @State private var hasFailed = false
  @State private var isLost = false

  var body: some View {
    Button("fail") { (noNetwork, hasFailed) = (NoNetwork(), true) }
      .alert(isPresented: $hasFailed, error: noNetwork) { _ in
        Button("Retry") { (loss, isLost) = (.lost(2), true) }
      } message: { error in
        Text("Try again in \(error.delay) s.")
      }
      .alert(isPresented: $isLost, error: loss) {}
  }
}
