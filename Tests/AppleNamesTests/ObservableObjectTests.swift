import HeadlessDriver
import Combine
import StateBinding
import StateBindingTesting
import SwiftUI
import StateBindingTestSupport
import Testing

/// Observable objects, with the timing of Combine.
@Suite(.ownRun)
struct ObservableObjectTests {
  private let log = Log()

  @Test func `a covered page still receives values`() {
    let subject = PassthroughSubject<Int, Never>()
    let window = UIWindow.showing(
      NavigationStack(path: .constant([1])) {
        Text("list").onReceive(subject) { log("received \($0)") }
          .navigationDestination(for: Int.self) { _ in Text("detail") }
      })
    _ = window.screen
    subject.send(1)
    #expect(log.take() == ["received 1"])
    window.rootViewController = nil
    _ = window.screen
    subject.send(2)
    #expect(log.take() == [])
  }

  @Test func `the object and the property publish before the property changes`() {
    let counter = Counter()
    let cancellables = [
      counter.objectWillChange.sink { log("will change from \(counter.count)") },
      counter.$count.sink { log("\($0), was \(counter.count)") },
    ]
    counter.count = 1
    #expect(log.lines == ["0, was 0", "will change from 0", "1, was 0"])
    #expect(counter.count == 1)
    withExtendedLifetime(cancellables) {}
  }

  @Test func `a later turn reads the new value of the property`() async {
    let counter = Counter()
    let cancellable = counter.$count.dropFirst().receive(on: DispatchQueue.main)
      .sink { log("\($0), is \(counter.count)") }
    counter.count = 1
    await settled()
    #expect(log.lines == ["1, is 1"])
    withExtendedLifetime(cancellable) {}
  }

  @Test func `an object can announce its own change and the change of a child`() {
    let parent = Parent()
    let cancellable = parent.objectWillChange.sink { log("change") }
    parent.objectWillChange.send()
    parent.child.count = 1
    #expect(log.lines == ["change", "change"])
    withExtendedLifetime(cancellable) {}
  }

  @Test func `a publisher is assigned to a property until the object is released`() {
    let source = PassthroughSubject<Int, Never>()
    var counter: Counter? = Counter()
    counter.map { source.assign(to: &$0.$count) }
    source.send(3)
    #expect(counter?.count == 3)
    weak let released = counter
    counter = nil
    source.send(4)
    #expect(released == nil)
  }

  @Test func `each object has its own publisher`() {
    let counters = [Counter(), Counter()]
    let cancellables = counters.enumerated().map { index, counter in
      counter.objectWillChange.sink { log("\(index)") }
    }
    counters[1].count += 1
    #expect(log.lines == ["1"])
    #expect(counters[0].objectWillChange === counters[0].objectWillChange)
    withExtendedLifetime(cancellables) {}
  }
}

private final class Counter: ObservableObject {
  @Published var count = 0
}

private final class Parent: ObservableObject {
  let child = Counter()
  private var cancellables: Set<AnyCancellable> = []

  init() {
    child.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &cancellables)
  }
}

/// Objects and stored values in views.
@Suite(.ownRun)
struct ViewDataTests {
  @Test func `each place makes a state object once`() throws {
    let window = window(
      HStack {
        CounterView(); CounterView()
      })
    try tap(1, in: window)
    try tap(1, in: window)
    try tap(3, in: window)
    let text = window.screen.text()
    #expect(text.contains("Count 2\n"))
    #expect(text.contains("Count 1\n"))
  }

  @Test func `stored values are shared within a run, but not between runs`() throws {
    let first = window(SwitchView())
    let second = window(SwitchView())
    try tap(0, in: first)
    #expect(second.screen.text().contains("(on)"))
    AppRun().perform {
      #expect(window(SwitchView()).screen.text().contains("(off)"))
    }
  }

  @Test func `a program's own store receives each write`() throws {
    let store = KeptValues()
    let window = window(SwitchView())
    window.environment.appStorage = store
    try tap(0, in: window)
    #expect(store.written == ["on = true"])
  }

  @Test func `a stored value of another type is ignored`() {
    let store = StoredValues()
    store["theme"] = "purple"
    let theme = AppStorage(wrappedValue: Theme.dark, "theme", store: store)
    #expect(theme.wrappedValue == .dark)
    theme.wrappedValue = .light
    #expect(store["theme"] as? String == "light")
  }

  @Test func `a stored value is in the run where its view is placed`() throws {
    let view = AppRun().perform { SwitchView() }
    try tap(0, in: window(view))
    #expect(AppStorage(wrappedValue: false, "on").wrappedValue)
  }

  @Test func `a view receives values only while it is shown`() throws {
    let subject = PassthroughSubject<Int, Never>()
    let window = window(HearingView(subject: subject))
    subject.send(1)
    #expect(window.screen.text().contains("heard 1"))
    try tap(1, in: window)
    _ = window.screen
    subject.send(2)
    #expect(window.screen.text().contains("heard 1"))
  }

  private func window(_ view: some View) -> UIWindow {
    let window = UIWindow.showing(view)
    _ = window.screen
    return window
  }

  private func tap(_ index: Int, in window: UIWindow) throws {
    try window.send(.tap, to: index)
  }
}

private struct CounterView: View {
  @StateObject private var counter = Counter()

  var body: some View {
    Text("Count \(counter.count)")
    Button("Add") { counter.count += 1 }
  }
}

private struct SwitchView: View {
  @AppStorage("on") private var isOn = false

  var body: some View {
    Toggle("Switch", isOn: $isOn)
  }
}

private struct HearingView: View {
  let subject: PassthroughSubject<Int, Never>
  @State private var heard = 0
  @State private var hears = true

  var body: some View {
    Text("heard \(heard)")
    Button("Stop") { hears = false }
    if hears {
      Text("hearing").onReceive(subject) { heard = $0 }
    }
  }
}

private enum Theme: String { case light, dark }

private final class KeptValues: StoredValues {
  private(set) var written: [String] = []

  override subscript(key: String) -> Any? {
    get { super[key] }
    set {
      written.append("\(key) = \(newValue ?? "nil")")
      super[key] = newValue
    }
  }
}
