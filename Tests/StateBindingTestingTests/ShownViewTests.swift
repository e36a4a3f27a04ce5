import HeadlessUI
import StateBinding
import StateBindingTesting
import Testing

@Suite(.ownRun) struct ShownViewTests {
  private let shown = ShownView { SettingsView() }

  @Test func `the outline has a line for each element`() {
    #expect(
      shown.outline == [
        "field 'Name' = '' #name",
        "toggle 'Loud' = 'off'",
        "picker 'Size' = 'Small'",
        "  option 'Small' selected",
        "  option 'Large'",
        "button 'Delete' destructive",
      ])
  }

  @Test func `typing, toggling and picking change the view`() {
    shown.type("Kim", into: "name")
    shown.toggle("Loud")
    shown.pick("Large", of: "Size")
    #expect(
      shown.outline.prefix(3) == [
        "field 'Name' = 'Kim' #name", "toggle 'Loud' = 'on' selected", "picker 'Size' = 'Large'",
      ])
  }

  @Test func `an alert is confirmed or cancelled`() {
    #expect(shown.alert == [])
    shown.tap("Delete")
    #expect(
      shown.alert == [
        "Delete?", "It is gone then.", "button 'Yes' destructive", "button 'No' cancel",
      ])
    shown.cancel()
    #expect(shown.alert == [])
    shown.tap("Delete")
    shown.confirm()
    #expect(shown.outline.last == "text 'deleted'")
  }

  @Test func `a screen is refreshed, and shows more rows`() async {
    let count = BehaviorRelay(value: 0)
    let shown = ShownView {
      List(0..<100, id: \.self) { Text("row \($0)") }.refreshable { count.accept(count.value + 1) }
    }
    let rows = shown.outline.count
    shown.showMore()
    #expect(shown.outline.count > rows)
    shown.refresh()
    await settled()
    #expect(count.value == 1)
    let issue = "refresh: this screen cannot be refreshed; :actions lists what works"
    await expectIssue(issue, at: #line + 1) {
      self.shown.refresh()
    }
  }

  @Test func `an impossible action is an issue with the remedy`() async {
    await expectIssue(#"Delte: no "Delte"; did you mean "Delete"?"#, at: #line + 1) {
      shown.tap("Delte")
    }
    await expectIssue("confirm: no alert is up, so there is nothing to confirm") {
      shown.confirm()
    }
  }

  @Test func `a view controller is shown like a view`() {
    let navigation = UINavigationController(
      rootViewController: UIHostingController(rootView: Text("first")))
    let shown = ShownView(navigation)
    navigation.pushViewController(
      UIHostingController(rootView: Text("second")), animated: false)
    #expect(shown.outline.last == "text 'second'")
    shown.goBack()
    #expect(shown.outline.last == "text 'first'")
  }

  @Test func `settled waits for the work of an action`() async {
    let shown = ShownView { WorkingView() }
    shown.tap("Work")
    await settled()
    #expect(shown.outline == ["button 'done'"])
  }
}

private struct SettingsView: View {
  @State private var name = ""
  @State private var isLoud = false
  @State private var size = "Small"
  @State private var isAsking = false
  @State private var isDeleted = false

  var body: some View {
    VStack {
      TextField("Name", text: $name).accessibilityIdentifier("name")
      Toggle("Loud", isOn: $isLoud)
      Picker("Size", selection: $size) {
        ForEach(["Small", "Large"], id: \.self) { Text($0) }
      }
      Button("Delete", role: .destructive) { isAsking = true }
      if isDeleted { Text("deleted") }
    }
    .alert("Delete?", isPresented: $isAsking) {
      Button("Yes", role: .destructive) { isDeleted = true }
      Button("No", role: .cancel) {}
    } message: {
      Text("It is gone then.")
    }
  }
}

private struct WorkingView: View {
  @State private var title = "Work"

  var body: some View {
    Button(title) { Task { title = "done" } }
  }
}
