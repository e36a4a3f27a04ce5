import HeadlessUI
import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

struct LookTests {
  @Test func `a screen follows a view model that a view reads`() {
    let model = ViewModel<Int, Never>(state: 1)
    let shown = ShownView.live { Text(verbatim: "\(model.state)") }
    #expect(shown.labels == ["1"])
    model.state = 2
    model.update(state: 3)
    #expect(shown.labels == ["3"])
  }

  @Test func `a deinit can change the state that the next look shows`() {
    let model = ViewModel<Int, Never>(state: 1)
    let shown = ShownView.live {
      let legacy = Farewell { if model.state == 10 { model.state += 1 } }
      Text(verbatim: "\(model.state)")
      Button("use") { withExtendedLifetime(legacy) {} }
    }
    #expect(shown.labels == ["1", "use"])
    model.state = 10
    #expect(shown.labels == ["11", "use"])
  }

  @Test func `a screen shows the properties of an observable object`() {
    let profile = Profile()
    let shown = ShownView.live { Text(verbatim: profile.name) }
    #expect(shown.labels == ["a"])
    profile.age += 1
    profile.age += 1
    #expect(shown.labels == ["a"])
    profile.name = "b"
    profile.name = "c"
    #expect(shown.labels == ["c"])
    profile.name = "d"
    #expect(shown.labels == ["d"])
  }

  @Test func `an action reads the current state`() throws {
    let model = ViewModel<Int, Never>(state: 1)
    var seen: [Int] = []
    let shown = ShownView { Button("see") { seen.append(model.state) } }
    try shown.tap("see")
    model.state = 2
    try shown.tap("see")
    #expect(seen == [1, 2])
  }

  @Test func `each host in a window shows its own state`() {
    let (first, second) = (ViewModel<Int, Never>(state: 1), ViewModel<Int, Never>(state: 10))
    let profile = Profile()
    let parent = UIViewController()
    parent.addChild(UIHostingController(rootView: Live { Text("\(first.state)") }))
    parent.addChild(UIHostingController(rootView: Live { Text("\(second.state)") }))
    parent.addChild(UIHostingController(rootView: Live { Text(verbatim: profile.name) }))
    let window = UIWindow()
    window.rootViewController = parent
    window.makeKeyAndVisible()
    #expect(window.screen.elements.map(\.label) == ["1", "10", "a"])
    second.state = 11
    #expect(window.screen.elements.map(\.label) == ["1", "11", "a"])
    profile.name = "b"
    #expect(window.screen.elements.map(\.label) == ["1", "11", "b"])
    parent.title = "Title"
    #expect(window.screen.title == "Title")
  }

  @Test func `a changed environment of the window reaches the views`() {
    let shown = ShownView { Text("Log out") }
    #expect(shown.labels == ["Log out"])
    shown.window.environment.strings = StringCatalogue(language: "ko", ["Log out": "로그아웃"])
    #expect(shown.labels == ["로그아웃"])
    #expect(shown.labels == ["로그아웃"])
  }

  @Test func `changes made in onAppear and onChange are in the same screen`() {
    let model = ViewModel<Int, Never>(state: 0)
    let shown = ShownView.live {
      Text("\(model.state)")
        .onAppear { model.state = 1 }
        .onChange(of: model.state) { if model.state < 3 { model.state += 1 } }
    }
    #expect(shown.labels == ["3"])
    #expect(model.state == 3)
  }

  @Test func `a plain variable is shown anew only when its view is given anew`() {
    var hour = 0
    let shown = ShownView.anew { Text(verbatim: "\(hour)") }
    #expect(shown.labels == ["0"])
    hour = 7
    #expect(shown.window.outline == ["text '0'"])
    #expect(shown.labels == ["7"])
  }

  @Test(.ownRun) func `writing a state in a body is reported, and takes effect`() {
    let model = ViewModel<Int, Never>(state: 0)
    let shown = ShownView { Restless(model: model) }
    let lines = diagnosed { #expect(shown.labels == ["0"]) }
    #expect(
      lines == [
        """
        view: the body of Restless writes the state of ViewModel<Int, Never>; \
        write it in an action, onAppear, onChange or task instead
        """
      ])
    #expect(model.state == 1)
  }

  @Test(.ownRun) func `a write outside of any body names the modifier`() {
    let model = ViewModel<Int, Never>(state: 0)
    let shown = ShownView {
      Text("a").overlay {
        let _ = model.state = 1
        Text("b").padding()
      }
    }
    let lines = diagnosed { #expect(shown.labels == ["a", "b"]) }
    #expect(
      lines == [
        """
        view: a closure of the modifier overlay writes the state of ViewModel<Int, Never>; \
        write it in an action, onAppear, onChange or task instead
        """
      ])
  }

  @Test(.ownRun) func `an action requested in a body is reported once, with its name`() {
    let model = ViewModel<Int, String>(state: 0)
    let interactor = Counting(model: model)
    model.listener = interactor
    let shown = ShownView { Hasty(model: model) }
    let lines = diagnosed { #expect(shown.labels == ["1"]) }
    #expect(
      lines == [
        """
        view: the body of Hasty requests "count"; \
        request it in an action, onAppear, onChange or task instead
        """
      ])
    withExtendedLifetime(interactor) {}
  }

  @Test(.ownRun) func `a write in each of a thousand looks is reported once`() async {
    let model = ViewModel<Int, Never>(state: 0)
    let shown = ShownView { Writer(model: model) }
    let lines = await diagnosed { await settled() }
    #expect(lines.map { $0.prefix(39) } == ["view: the body of Writer writes the sta"])
    #expect(shown.window.isKeyAndVisible)
  }

  @Test(.ownRun) func `writing a view's own state in its body is reported, but not in its init`() {
    let shown = ShownView(Scribbler())
    let lines = diagnosed { #expect(shown.labels == ["5 8"]) }
    #expect(
      lines == [
        """
        view: the body of Scribbler writes Scribbler.written; \
        write it in an action, onAppear, onChange or task instead
        """
      ])
  }

  @Test(.ownRun) func `a write through a binding names the view that owns the state`() async {
    let shown = ShownView(Owner())
    let lines = await diagnosed { await settled() }
    #expect(
      lines == [
        """
        view: the body of Borrower writes Owner.draft; \
        write it in an action, onAppear, onChange or task instead
        """
      ])
    #expect(shown.window.isKeyAndVisible)
  }

  @Test(.ownRun) func `views that never come to rest are reported after a thousand looks`() {
    let model = ViewModel<Int, Never>(state: 0)
    let shown = ShownView { Endless(model: model) }
    let lines = diagnosed { #expect(shown.labels == ["999"]) }
    #expect(
      lines == [
        """
        view: after 1000 looks the views still change what they show; \
        look for an onAppear, onChange or task(id:) that changes what it follows
        """
      ])
  }

  @Test(.ownRun) func `rows with ids that change at each look are named`() {
    let shown = ShownView { NewRows() }
    let lines = diagnosed { #expect(shown.labels == ["row"]) }
    #expect(
      lines == [
        """
        view: after 1000 looks the views still change what they show; \
        the ids of a ForEach are new at each look; give each element an id that stays
        """
      ])
  }

  @Test(.ownRun) func `settled does not wait for views that change without end`() async {
    let model = ViewModel<Int, Never>(state: 0)
    let shown = ShownView { Endless(model: model) }
    let lines = await diagnosed { await settled() }
    #expect(lines.count == 1)
    #expect(shown.window.isKeyAndVisible)
    #expect(model.state == 1000)
  }

  @Test(.ownRun) func `settled leaves the window up to date`() async {
    let model = ViewModel<Int, Never>(state: 0)
    var seen = -1
    let shown = ShownView.live {
      Text("\(model.state)").onChange(of: model.state, initial: true) { seen = model.state }
    }
    await settled()
    #expect(seen == 0)
    model.state = 1
    await settled()
    #expect(seen == 1)
    #expect(shown.labels == ["1"])
  }
}

@Observable
private final class Profile {
  var name = "a"
  var age = 1
}

private struct Restless: View {
  let model: ViewModel<Int, Never>

  var body: some View {
    let number = model.state
    let _ = model.state += 1
    Text("\(number)")
  }
}

/// Requests an action in its body.
private struct Hasty: View {
  let model: ViewModel<Int, String>

  var body: some View {
    let _ = model.state == 0 ? model.request(action: "count") : ()
    Text("\(model.state)")
  }
}

private final class Counting: PresentableListener {
  private let model: ViewModel<Int, String>

  init(model: ViewModel<Int, String>) {
    self.model = model
  }

  func request(action: String) { model.update(state: model.state + 1) }
}

/// Writes the state that its own `onChange` follows.
private struct Endless: View {
  let model: ViewModel<Int, Never>

  var body: some View {
    Text("\(model.state)")
      .onChange(of: model.state, initial: true) { model.state += 1 }
  }
}

private struct Scribbler: View {
  @State private var prepared = 1
  @State private var written = 7

  init() { prepared = 5 }

  var body: some View {
    if written == 7 { let _ = written = 8 }
    Text("\(prepared) \(written)")
  }
}

private struct Owner: View {
  @State private var title = "title"
  @State private var draft = 0

  var body: some View {
    Text(title)
    Borrower(draft: $draft)
  }
}

private struct Borrower: View {
  @Binding var draft: Int

  var body: some View {
    let _ = draft = 1
    Text("\(draft)")
  }
}

/// Writes in each look, and has an effect in each look.
private struct Writer: View {
  let model: ViewModel<Int, Never>

  var body: some View {
    let next = model.state + 1
    model.update(state: next)
    return Text("\(next)").onChange(of: next) { _, _ in }
  }
}

private struct NewRows: View {
  private struct Row: Identifiable {
    static var count = 0
    let id: Int

    init() {
      Self.count += 1
      id = Self.count
    }
  }

  @State private var shown = 0

  var body: some View {
    let _ = shown
    ForEach([Row()]) { _ in Text("row").onAppear { shown += 1 } }
  }
}
