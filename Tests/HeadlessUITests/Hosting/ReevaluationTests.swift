import HeadlessUI
import StateBinding
import TestSupport
import Testing

struct ReevaluationTests {
  @Test func `a view model is followed only where its state is read`() {
    let model = ViewModel<Int, Never>(state: 1)
    let reader = ShownView { ModelText(model: model, reads: true) }
    let other = ShownView { ModelText(model: model, reads: false) }
    #expect(reader.labels == ["1"])
    #expect(other.labels == ["unread"])
    model.state = 2
    model.update(state: 3)
    #expect(reader.labels == ["3"])
    #expect(other.labels == ["unread"])
    #expect(reader.window.evaluations == 2)
    #expect(other.window.evaluations == 1)
  }

  @Test func `what goes with the last page may change what the next one reads`() {
    let model = ViewModel<Int, Never>(state: 1)
    let shown = ShownView { Heir(model: model) }
    #expect(shown.labels == ["1", "use"])
    model.state = 10
    #expect(shown.labels == ["11", "use"])
    #expect(shown.window.evaluations == 2)
  }

  @Test func `what shows the same keeps its elements, and what shows something else does not`() {
    let model = ViewModel<Int, Never>(state: 1)
    let shown = ShownView { Amount(model: model) }
    let first = shown.screen.elements
    model.state = 2
    #expect(shown.screen.elements.isSameStorage(as: first))
    #expect(shown.window.evaluations == 2)
    model.state = 3
    #expect(!shown.screen.elements.isSameStorage(as: first))
    #expect(shown.labels == ["many"])
    #expect(first.map(\.label) == ["few"])
  }

  @Test func `an observable object is followed property by property`() {
    let profile = Profile()
    let shown = ShownView { ProfileText(profile: profile) }
    #expect(shown.labels == ["a"])
    profile.age += 1
    profile.age += 1
    #expect(shown.labels == ["a"])
    #expect(shown.window.evaluations == 1)
    profile.name = "b"
    profile.name = "c"
    #expect(shown.labels == ["c"])
    #expect(shown.window.evaluations == 2)
    profile.name = "d"
    #expect(shown.labels == ["d"])
    #expect(shown.window.evaluations == 3)
  }

  @Test func `a state is followed only where it is read`() throws {
    let shown = ShownView(Unread())
    try shown.tap("write", "write")
    #expect(shown.labels == ["write", "show"])
    #expect(shown.window.evaluations == 1)
    try shown.tap("show")
    #expect(shown.labels == ["write", "show", "2"])
    #expect(shown.window.evaluations == 2)
    try shown.tap("write")
    #expect(shown.labels == ["write", "show", "3"])
    #expect(shown.window.evaluations == 3)
  }

  @Test func `what is read only in an action is not followed`() throws {
    let model = ViewModel<Int, Never>(state: 1)
    var seen: [Int] = []
    let shown = ShownView { Button("see") { seen.append(model.state) } }
    try shown.tap("see")
    model.state = 2
    try shown.tap("see")
    #expect(seen == [1, 2])
    #expect(shown.window.evaluations == 1)
  }

  @Test func `of several hosts in a window, only the one that has read is evaluated`() {
    let (first, second) = (ViewModel<Int, Never>(state: 1), ViewModel<Int, Never>(state: 10))
    let profile = Profile()
    let parent = UIViewController()
    parent.addChild(UIHostingController(rootView: ModelText(model: first, reads: true)))
    parent.addChild(UIHostingController(rootView: ModelText(model: second, reads: true)))
    parent.addChild(UIHostingController(rootView: ProfileText(profile: profile)))
    let window = UIWindow()
    window.rootViewController = parent
    window.makeKeyAndVisible()
    #expect(window.screen.elements.map(\.label) == ["1", "10", "a"])
    #expect(window.evaluations == 3)
    second.state = 11
    #expect(window.screen.elements.map(\.label) == ["1", "11", "a"])
    #expect(window.evaluations == 4)
    profile.name = "b"
    #expect(window.screen.elements.map(\.label) == ["1", "11", "b"])
    #expect(window.evaluations == 5)
    parent.title = "Title"
    #expect(window.screen.title == "Title")
    #expect(window.evaluations == 5)
  }

  @Test func `a new environment of the window is seen by all, and the old one again by none`() {
    let shown = ShownView { Text("Log out") }
    #expect(shown.labels == ["Log out"])
    shown.window.environment.strings = StringCatalogue(language: "ko", ["Log out": "로그아웃"])
    #expect(shown.labels == ["로그아웃"])
    #expect(shown.labels == ["로그아웃"])
    #expect(shown.window.evaluations == 2)
  }

  @Test func `what onAppear and onChange change is in the screen that is read`() {
    let model = ViewModel<Int, Never>(state: 0)
    let shown = ShownView { Chain(model: model) }
    #expect(shown.labels == ["3"])
    #expect(model.state == 3)
  }

  @Test(.ownRun) func `a body that changes what it reads is reported, and shown as it is by then`()
  {
    let model = ViewModel<Int, Never>(state: 0)
    let shown = ShownView { Restless(model: model) }
    let lines = diagnosed { #expect(shown.labels == ["99"]) }
    #expect(
      lines == [
        """
        view: after 100 evaluations the views still change what they show; \
        look for an onAppear or onChange that changes what it follows
        """
      ])
  }

  @Test(.ownRun) func `settled does not wait for views that never come to rest`() async {
    let model = ViewModel<Int, Never>(state: 0)
    let shown = ShownView { Restless(model: model) }
    let lines = await diagnosed { await settled() }
    #expect(lines.count == 1)
    #expect(shown.window.evaluations == 100)
  }

  @Test(.ownRun) func `a window that is settled shows what there is to show`() async {
    let model = ViewModel<Int, Never>(state: 0)
    let shown = ShownView { ModelText(model: model, reads: true) }
    await settled()
    #expect(shown.window.evaluations == 1)
    model.state = 1
    await settled()
    #expect(shown.window.evaluations == 2)
    #expect(shown.labels == ["1"])
    #expect(shown.window.evaluations == 2)
  }
}

private struct ModelText: View {
  let model: ViewModel<Int, Never>
  let reads: Bool

  var body: some View { Text(verbatim: reads ? "\(model.state)" : "unread") }
}

@Observable
private final class Profile {
  var name = "a"
  var age = 1
}

private struct ProfileText: View {
  let profile: Profile
  var body: some View { Text(verbatim: profile.name) }
}

private struct Unread: View {
  @State private var count = 0
  @State private var isShown = false

  var body: some View {
    Button("write") { count += 1 }
    Button("show") { isShown = true }
    if isShown { Text("\(count)") }
  }
}

private struct Chain: View {
  let model: ViewModel<Int, Never>

  var body: some View {
    Text("\(model.state)")
      .onAppear { model.state = 1 }
      .onChange(of: model.state) { if model.state < 3 { model.state += 1 } }
  }
}

private struct Restless: View {
  let model: ViewModel<Int, Never>

  var body: some View {
    let number = model.state
    let _ = model.state += 1
    Text("\(number)")
  }
}

extension [Element] {
  fileprivate func isSameStorage(as other: [Element]) -> Bool {
    withUnsafeBufferPointer { one in
      other.withUnsafeBufferPointer { one.baseAddress == $0.baseAddress }
    }
  }
}

/// A view that shows the same for most states.
private struct Amount: View {
  let model: ViewModel<Int, Never>

  var body: some View { Text(model.state > 2 ? "many" : "few") }
}

/// A view whose action holds what changes the state when it goes.
private struct Heir: View {
  let model: ViewModel<Int, Never>

  var body: some View {
    let legacy = Legacy(model)
    Text(verbatim: "\(model.state)")
    Button("use") { legacy.use() }
  }
}

private final class Legacy {
  private let model: ViewModel<Int, Never>

  init(_ model: ViewModel<Int, Never>) {
    self.model = model
  }

  isolated deinit { model.state += 1 }

  func use() {}
}
