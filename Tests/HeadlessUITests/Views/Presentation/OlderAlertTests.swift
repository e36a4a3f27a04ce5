import HeadlessUI
import StateBindingTestSupport
import Testing

/// The older alerts and dialogs, whose buttons are not views.
struct OlderAlertTests {
  private let log = Log()

  @Test func `each button of an older alert dismisses it`() throws {
    let view = ShownView(state: false, strings: StringCatalogue(["Cancel": "Abbrechen"])) { $asks in
      Button("delete") { asks = true }
        .alert(isPresented: $asks) {
          Alert(
            title: Text("Delete?"), message: Text("All of it goes."),
            primaryButton: .destructive(Text("Delete")) { log("deleted") },
            secondaryButton: .cancel { log("cancelled") })
        }
    }
    #expect(view.screen.alert == nil)
    try view.tap("delete")
    #expect(
      view.screen.alert
        == .init(
          title: "Delete?", message: "All of it goes.",
          elements: [
            Element(role: .button, label: "Delete", buttonRole: .destructive),
            Element(role: .button, label: "Abbrechen", buttonRole: .cancel),
          ]))
    try view.tap("Abbrechen")
    #expect(view.screen.alert == nil)
    #expect(log.take() == ["cancelled"])
    try view.tap("delete")
    try view.tap("Delete")
    #expect(view.screen.alert == nil)
    #expect(log.take() == ["deleted"])
  }

  @Test func `an older alert without a button has an OK button`() throws {
    let view = ShownView {
      Text("a").alert(isPresented: .constant(true)) { Alert(title: Text("Sent")) }
    }
    #expect(
      view.screen.alert == .init(title: "Sent", elements: [Element(role: .button, label: "OK")]))
  }

  @Test func `an alert for an item is up while the item is set`() throws {
    let view = ShownView(state: nil as Number?) { $number in
      VStack {
        Button("one") { number = Number(id: 1) }
        Button("two") { number = Number(id: 2) }
      }
      .alert(item: $number) { number in
        Alert(title: Text("Number \(number.id)"), dismissButton: .default(Text("Fine")))
      }
    }
    try view.tap("one")
    #expect(view.screen.alert?.title == "Number 1")
    #expect(view.screen.alert?.elements == [Element(role: .button, label: "Fine")])
    try view.tap("Fine")
    #expect(view.screen.alert == nil)
    try view.tap("two")
    #expect(view.screen.alert?.title == "Number 2")
  }

  @Test func `an action sheet is a dialog with a cancel button`() throws {
    let view = ShownView(state: false, nil as Number?) { $asks, $number in
      Button("sort") { asks = true }
        .actionSheet(isPresented: $asks) {
          ActionSheet(
            title: Text("Sort by"), message: Text("One of these"),
            buttons: [.default(Text("Name")) { log("by name") }, .cancel()])
        }
      Button("choose 3") { number = Number(id: 3) }
        .actionSheet(item: $number) { ActionSheet(title: Text("\($0.id)"), buttons: []) }
    }
    try view.tap("sort")
    #expect(
      view.screen.alert
        == .init(
          role: .dialog, title: "Sort by", message: "One of these",
          elements: [
            Element(role: .button, label: "Name"),
            Element(role: .button, label: "Cancel", buttonRole: .cancel),
          ]))
    try view.tap("Name")
    #expect(log.take() == ["by name"])
    #expect(view.screen.alert == nil)
    try view.tap("sort")
    try view.tap("Cancel")
    #expect(log.take() == [])
    try view.tap("choose 3")
    #expect(view.screen.alert?.role == .dialog)
    #expect(view.screen.alert?.title == "3")
    #expect(view.screen.alert?.elements.map(\.label) == ["Cancel"])
  }
}

private struct Number: Identifiable {
  let id: Int
}
