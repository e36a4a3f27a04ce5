import HeadlessUI
import StateBinding
import Testing

struct PresentationOrderTests {
  private let model = ViewModel<Flags, Never>(state: Flags())
  private let shown: ShownView<Everything>

  init() { shown = ShownView(Everything(model: model)) }

  @Test func `an alert inside a sheet is asked over the sheet`() throws {
    model.state.sheet = true
    model.state.inner = true
    #expect(shown.screen.alert?.title == "Inner?")
    #expect(shown.labels == ["", "sheet"])
    try shown.tap("OK")
    #expect(shown.screen.alert == nil)
    #expect(shown.labels == ["", "sheet"])
  }

  @Test func `an alert of the page waits until the sheet is dismissed`() {
    model.state.sheet = true
    #expect(shown.labels == ["", "sheet"])
    model.state.outer = true
    #expect(shown.screen.alert == nil)
    #expect(shown.labels == ["", "sheet"])
    shown.window.goBack()
    #expect(shown.screen.alert?.title == "Outer?")
  }

  @Test func `a sheet of the page waits until the alert is answered`() throws {
    model.state.outer = true
    #expect(shown.screen.alert?.title == "Outer?")
    model.state.sheet = true
    #expect(shown.screen.alert?.title == "Outer?")
    #expect(shown.labels == ["page"])
    try shown.tap("OK")
    #expect(shown.screen.alert == nil)
    #expect(shown.labels == ["", "sheet"])
  }

  @Test func `a waiting alert can be withdrawn unseen`() {
    model.state.sheet = true
    _ = shown.screen
    model.state.outer = true
    _ = shown.screen
    model.state.outer = false
    shown.window.goBack()
    #expect(shown.screen.alert == nil)
    #expect(shown.labels == ["page"])
  }

  @Test func `an alert and a presented view controller come up in the order of their requests`()
    throws
  {
    model.state.outer = true
    #expect(shown.screen.alert?.title == "Outer?")
    shown.host.present(UIHostingController(rootView: Text("presented")), animated: true)
    #expect(shown.screen.alert?.title == "Outer?")
    try shown.tap("OK")
    #expect(shown.labels == ["", "presented"])
    model.state.outer = true
    #expect(shown.screen.alert == nil)
    shown.window.goBack()
    #expect(shown.screen.alert?.title == "Outer?")
  }
}

private nonisolated struct Flags {
  var outer = false
  var sheet = false
  var inner = false
}

private struct Everything: View {
  @Bindable var model: ViewModel<Flags, Never>

  var body: some View {
    Text("page")
      .sheet(isPresented: $model.state.sheet) {
        Text("sheet").alert("Inner?", isPresented: $model.state.inner) {}
      }
      .alert("Outer?", isPresented: $model.state.outer) {}
  }
}
