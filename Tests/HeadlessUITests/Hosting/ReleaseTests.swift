import HeadlessUI
import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

/// No state, object or action of a view outlives the window.
@Suite(.ownRun)
struct ReleaseTests {
  @Test func `states and actions of the views are released with the window`() async throws {
    weak var model: Model?
    do {
      let shown = ShownView(Everything { model = $0 })
      try shown.tap("push", "show")
      await settled()
      #expect(model != nil)
      #expect(shown.screen.alert?.title == "Here?")
      try shown.tap("OK", "sheet")
      #expect(shown.labels == ["", "on a sheet"])
    }
    await settled()
    #expect(model == nil)
  }

  // The page of a link is made with the link, and keeps its first model as long.
  @Test(arguments: ["value", "flag"])
  func `the state of a pushed page is released when it is popped`(way: String) async throws {
    weak var model: Model?
    let shown = ShownView(state: false) { $isPushed in
      NavigationStack {
        NavigationLink("value", value: 1)
          .navigationDestination(for: Int.self) { _ in Page { model = $0 } }
        Button("flag") { isPushed = true }
          .navigationDestination(isPresented: $isPushed) { Page { model = $0 } }
      }
    }
    try shown.tap(way)
    await settled()
    #expect(model != nil)
    shown.window.goBack()
    await settled()
    #expect(model == nil)
  }
}

@Observable
private final class Model {
  var isUp = false
  var isOnSheet = false
}

private struct Everything: View {
  let made: (Model) -> Void

  var body: some View {
    NavigationStack {
      Branch(made: made)
    }
  }

  struct Branch: View {
    let made: (Model) -> Void
    @Environment(\.dismiss) private var dismiss
    @State private var path = NavigationPath()

    var body: some View {
      NavigationLink("push", value: 1)
        .navigationDestination(for: Int.self) { _ in Page(made: made) }
      Button("leave") { dismiss() }
    }
  }
}

private struct Page: View {
  let made: (Model) -> Void
  @State private var model = Model()
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isEnabled) private var isEnabled

  init(made: @escaping (Model) -> Void) { self.made = made }

  var body: some View {
    let _ = made(model)
    Button("show") { model.isUp = isEnabled }
      .onAppear { model.isUp = false }
      .onDisappear { dismiss() }
      .onSubmit { dismiss() }
      .task { _ = model.isUp }
      .alert("Here?", isPresented: $model.isUp) {}
    Button("sheet") { model.isOnSheet = true }
      .sheet(isPresented: $model.isOnSheet, onDismiss: { model.isUp = false }) {
        Text("on a sheet").onAppear { model.isUp = false }
      }
    NavigationLink("deeper") { Text(model.isUp ? "up" : "down") }
  }
}
