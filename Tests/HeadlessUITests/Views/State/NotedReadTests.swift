import HeadlessUI
import Observation
import StateBinding
import StateBindingTestSupport
import StateBindingTesting
import Testing

/// What is read outside of a plain body is noted too, and nothing is noted for longer than it is read.
@Suite(.ownRun)
struct NotedReadTests {
  @Test func `a body may read how its page closes`() throws {
    let shown = ShownView(Closing())
    try shown.tap("add 0")
    #expect(shown.labels == ["true", "add 1", "close"])
  }

  @Test func `an alert shows changes of observed properties`() {
    let count = Countdown()
    let shown = ShownView(Asking(count: count))
    #expect(shown.screen.alert?.message == "3 left")
    count.left = 2
    #expect(shown.screen.alert?.message == "2 left")
    #expect(shown.screen.alert?.elements.map(\.isEnabled) == [true])
  }

  @Test func `a model that a binding has read ends with its view`() throws {
    weak var model: Named?
    let shown = ShownView(
      Editing {
        let made = Named()
        model = made
        return made
      })
    #expect(shown.screen.elements.count == 2)
    #expect(model != nil)
    try shown.tap("close")
    #expect(shown.screen.elements.count == 1)
    #expect(model == nil)
  }

  @Test func `a value that code stores is shown`() {
    let store = StoredValues()
    let shown = ShownView(Stored())
    shown.window.environment.appStorage = store
    #expect(shown.labels == ["0"])
    store["n"] = 1
    #expect(shown.labels == ["1"])
  }

  @Test func `a row with an old value is told with the view that wrote it`() {
    AppRun.current.judgesLooks = false
    let counter = PlainCounter()
    let shown = ShownView(Counted(counter: counter))
    #expect(shown.labels == ["row 0"])
    counter.count = 1
    #expect(
      AppRun.current.staleViews.map { $0.prefix(46) } == [
        "Counted still shows \"row 0\", though its body n"
      ])
  }

  @Test func `another instance of a style that is a class is shown`() throws {
    let shown = ShownView(Styled())
    #expect(shown.labels == ["first"])
    try shown.tap("first")
    #expect(shown.labels == ["second"])
  }

  @Test func `UIKit's code may observe a view model itself`() async {
    let model = ViewModel<Int, Never>(state: 0)
    let fired = Fired()
    let shown = ShownView(Observing(model: model, fired: fired))
    _ = shown.screen
    model.update(state: 1)
    #expect(fired.count == 1)
  }
}

private struct Closing: View {
  @Environment(\.presentationMode) private var mode
  @Environment(\.dismiss) private var dismiss
  @State private var count = 0

  var body: some View {
    Text(verbatim: "\(mode.wrappedValue.isPresented)")
    Button("add \(count)") { count += 1 }
    Button("close", action: dismiss.callAsFunction)
  }
}

@Observable
private final class Countdown {
  var left = 3
  var isUp = true
}

private struct Asking: View {
  @Bindable var count: Countdown

  var body: some View {
    Text("x").alert("Wait", isPresented: $count.isUp) {
      Button("OK") {}.disabled(count.left > 2)
    } message: {
      Text("\(count.left) left")
    }
  }
}

private final class Named: ChangeTelling {
  private let relay = PublishRelay<Void>()
  var name = "" { willSet { relay.accept(()) } }
  var changes: Observable<Void> { relay }
}

private struct Editing: View {
  let make: () -> Named
  @State private var isOpen = true

  var body: some View {
    Button("close") { isOpen = false }
    if isOpen { Editor(model: make()) }
  }
}

private struct Editor: View {
  @StateObject private var model: Named

  init(model: @autoclosure @escaping () -> Named) {
    _model = StateObject(wrappedValue: model())
  }

  var body: some View { TextField("name", text: $model.name) }
}

private struct Stored: View {
  @AppStorage("n") private var count = 0

  var body: some View { Text(verbatim: "\(count)") }
}

private final class PlainCounter {
  var count = 0
}

private struct Counted: View {
  let counter: PlainCounter

  var body: some View {
    ForEach(0..<1) { _ in Text("row \(counter.count)") }
  }
}

private final class WordStyle: ButtonStyle {
  private let word: String

  init(_ word: String) { self.word = word }

  func makeBody(configuration: Configuration) -> some View { Text(verbatim: word) }
}

private struct Styled: View {
  @State private var isOther = false

  var body: some View {
    Button("plain") { isOther = true }.buttonStyle(WordStyle(isOther ? "second" : "first"))
  }
}

private final class Fired {
  var count = 0
}

private struct Observing: UIViewRepresentable {
  let model: ViewModel<Int, Never>
  let fired: Fired

  func makeUIView(context: Context) -> UIView {
    withObservationTracking {
      _ = model.state
    } onChange: { [fired] in
      MainActor.assumeIsolated { fired.count += 1 }
    }
    return UIView()
  }

  func updateUIView(_ view: UIView, context: Context) {}
}
