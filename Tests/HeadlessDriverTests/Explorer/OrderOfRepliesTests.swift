import HeadlessDriver
import HeadlessUI
import StateBinding
import Testing

/// Apps with several requests under way, whose replies the explorer also lets arrive in the reverse order.
struct OrderOfRepliesTests {
  @Test func `a late reply that overwrites a newer one is a violation`() async throws {
    let map = try await Program.searching { $0.overwrite(with: $1) }.explore(["--depth=3"])
    #expect(
      map.found == [
        #"order-of-replies: the order of the replies matters: :wait shows "Found: pear", and :wait reversed shows "Found: fig"; drop the reply to an outdated request, for example with flatMapLatest"#
      ])
    #expect(map.violations.map(\.lines) == [["fig", "pear", ":wait reversed"]])
  }

  @Test func `a result that keeps the first reply is a violation`() async throws {
    try await Program.searching { $0.keepFirst($1) }.expectViolation(
      "order-of-replies", after: ["fig", "pear", ":wait reversed"], options: ["--depth=3"])
  }

  @Test func `if both requests write, the advice is to send them one after the other`() async throws
  {
    let map = try await Program.searching { $0.append($1) }.explore(["--depth=3"])
    #expect(map.violations.map(\.lines) == [["fig", "pear", ":wait reversed"]])
    #expect(
      map.violations.first?.message.hasSuffix(
        "; both writes matter, so send the second after the reply to the first, or disable its element until then"
      ) == true, "\(map)")
  }

  @Test(arguments: [
    (fig: Duration.milliseconds(500), found: "fig", reversed: "f"),
    (.milliseconds(100), "f", "fig"),
  ])
  func `requests of one field are compared although they take different times`(
    fig: Duration, found: String, reversed: String
  ) async throws {
    let map = try await Program.typing { $0 == "f" ? .milliseconds(300) : fig }.explore(Self.typing)
    #expect(
      map.found == [
        "order-of-replies: the order of the replies matters: :wait shows \"Found: \(found)\", and :wait reversed shows \"Found: \(reversed)\"; drop the reply to an outdated request, for example with flatMapLatest"
      ])
    #expect(map.violations.map(\.lines) == [["type Fruit f", "type Fruit fig", ":wait reversed"]])
  }

  @Test func `a field that drops the reply to an outdated request is in order`() async throws {
    let map = try await Program.typing(dropsOutdated: true) { .milliseconds(100 * $0.utf8.count) }
      .explore(Self.typing)
    #expect(map.found == [])
  }

  private static let typing = ["--sample=Fruit=f", "--sample=Fruit=fig", "--depth=3"]

  @Test func `a note that follows a reply still comes after the reply`() async throws {
    let program = Program.small { Noting(clock: $0.clock) }
    try await program.expectNoFinding(options: ["--depth=4"])
  }

  @Test func `the transcript of such a violation replays`() async throws {
    let program = Program.searching { $0.overwrite(with: $1) }
    let found = try #require(try await program.explore(["--depth=3"]).violations.first)
    #expect(found.transcript.contains("> :wait reversed\n|   Found: fig\n"))
    #expect(await program.check(Array(found.transcript.utf8), named: "found").passed)
  }

  @Test(
    arguments: [
      { @MainActor @Sendable in $0.check($1) }, { @MainActor @Sendable in $0.requests.accept($1) },
      { @MainActor @Sendable in $0.typed.accept($1) },
    ] as [@MainActor @Sendable (Search, String) -> Void])
  func `an app that drops the reply to an outdated request is in order`(
    ask: @escaping @MainActor @Sendable (Search, String) -> Void
  ) async throws {
    try await Program.searching(ask).expectNoFinding(options: ["--depth=3"])
  }

  @Test func `an order that the plan accepts is no violation`() async throws {
    let plan = ExplorerPlan(accepting: [
      Acceptance("order-of-replies", "Found: nothing", because: "the server keeps the order")
    ])
    let map = try await Program.searching(exploring: plan) { $0.overwrite(with: $1) }
      .explore(["--depth=3"])
    #expect(map.found == [])
    #expect(map.accepted == [#"order-of-replies "Found: nothing" the server keeps the order"#])
  }

  @Test func `two replies are compared although the key ignores the second reply`()
    async throws
  {
    let program = Program.searching(exploring: ExplorerPlan(key: { $0.outline })) {
      $0.overwrite(with: $1)
    }
    let map = try await program.explore(["--depth=3"])
    #expect(map.violations.map(\.lines) == [["fig", "pear", ":wait reversed"]])
  }

  @Test(arguments: [Timing.countdown, .undoBar, .poll])
  func `a timer of another length keeps its order`(timing: Timing) async throws {
    let program = Program.small { Timed(clock: $0.clock, timing: timing) }
    try await program.expectNoFinding(options: ["--depth=4"])
  }

  @Test func `a reply that cancels another request is not compared`() async throws {
    let program = Program.small { Leaving(clock: $0.clock) }
    try await program.expectNoFinding(options: ["--depth=4"])
  }

  @Test(arguments: [(isList: false, order: "two one slow"), (true, "slow two one")])
  func `:wait reversed lets the last of equally slow replies, or of those of rows, arrive first`(
    isList: Bool, order: String
  ) async {
    // Lists the replies in the order of their arrival.
    let session = await startedSession { clock in
      Stateful([String]()) { $arrived in
        let button = { (name: String) in
          Button(name) {
            Task {
              try await clock.sleep(for: .seconds(name == "slow" ? 3 : 1))
              arrived.append(name)
            }
          }
        }
        Text(verbatim: arrived.joined(separator: " "))
        if isList {
          ForEach(["slow", "one", "two"], id: \.self) { button($0) }
        } else {
          button("slow")
          button("one")
          button("two")
        }
      }
    }
    for line in ["slow", "one", "two"] { _ = await session.send(line) }
    _ = await session.send(":wait reversed")
    #expect(session.screen.elements.first?.label == order)
    for line in ["one", "two", ":wait"] { _ = await session.send(line) }
    #expect(session.screen.elements.first?.label == "\(order) one two")
  }
}

extension Program {
  /// An app that asks for a fruit with `ask`, and shows the fruit that was found.
  fileprivate static func searching(
    exploring plan: ExplorerPlan = ExplorerPlan(),
    _ ask: @escaping @MainActor @Sendable (Search, String) -> Void
  ) -> Program {
    Program(name: "search", version: "1", summary: "", languages: ["en"], exploring: plan) {
      launch in
      smallApp(SearchPage(search: Search(clock: launch.clock), ask: ask))
    }
  }

  /// An app with a field for a fruit, whose request takes `time`.
  fileprivate static func typing(
    dropsOutdated: Bool = false, taking time: @escaping @MainActor @Sendable (String) -> Duration
  ) -> Program {
    Program.small { Typing(clock: $0.clock, dropsOutdated: dropsOutdated, time: time) }
  }
}

@MainActor
final class Search {
  fileprivate let viewModel = ViewModel<String, Never>(state: "nothing")
  /// The requests of which only the last counts.
  let requests = PublishRelay<String>()
  /// The typed texts. The app requests a text after a pause in typing.
  let typed = PublishRelay<String>()
  private let clock: VirtualClock
  private let bag = DisposeBag()
  private var wanted = ""

  init(clock: VirtualClock) {
    self.clock = clock
    requests.flatMapLatest { fruit in
      Observable.fromAsync {
        try await clock.sleep(for: .seconds(1))
        return fruit
      }
    }
    .subscribe(onNext: { [viewModel] in viewModel.update(state: $0) })
    .disposed(by: bag)
    typed.debounce(.milliseconds(300), scheduler: MainScheduler.instance)
      .subscribe(onNext: { [requests] in requests.accept($0) })
      .disposed(by: bag)
  }

  func overwrite(with fruit: String) {
    request { _ in fruit }
  }

  func append(_ fruit: String) {
    request { "\($0) \(fruit)" }
  }

  func keepFirst(_ fruit: String) {
    request { $0 == "nothing" ? fruit : nil }
  }

  func check(_ fruit: String) {
    wanted = fruit
    request { [self] _ in wanted == fruit ? fruit : nil }
  }

  /// After a second, the state becomes what `next` makes of it; nil changes nothing.
  private func request(_ next: @escaping (String) -> String?) {
    Task {
      try await clock.sleep(for: .seconds(1))
      if let state = next(viewModel.state) { viewModel.update(state: state) }
    }
  }
}

private struct SearchPage: View {
  let search: Search
  let ask: @MainActor (Search, String) -> Void

  var body: some View {
    Text(verbatim: "Found: \(search.viewModel.state)")
    Button("fig") { ask(search, "fig") }
    Button("pear") { ask(search, "pear") }
  }
}

private struct Typing: View {
  let clock: VirtualClock
  let dropsOutdated: Bool
  let time: @MainActor (String) -> Duration
  @State private var wanted = ""
  @State private var found = "nothing"

  var body: some View {
    Text(verbatim: "Found: \(found)")
    TextField("Fruit", text: Binding(get: { wanted }, set: ask))
  }

  private func ask(for fruit: String) {
    wanted = fruit
    Task {
      try await clock.sleep(for: time(fruit))
      if !dropsOutdated || wanted == fruit { found = fruit }
    }
  }
}

/// Saves once at a time. Three seconds after the last attempt, notes how often it has saved.
private struct Noting: View {
  let clock: VirtualClock
  @State private var isSaving = false
  @State private var saved = 0
  @State private var attempts = 0
  @State private var note = "-"

  var body: some View {
    Text(verbatim: note)
    Button("save") {
      if !isSaving { save() }
      attempts += 1
      Task { [attempts] in
        try await clock.sleep(for: .seconds(3))
        if attempts == self.attempts { note = "\(saved) saved" }
      }
    }
  }

  private func save() {
    isSaving = true
    Task {
      try await clock.sleep(for: .seconds(1))
      (isSaving, saved) = (false, saved + 1)
    }
  }
}

enum Timing: Sendable { case countdown, undoBar, poll }

/// Sends answers, each with a reply after a second, while a timer of another length runs.
private struct Timed: View {
  let clock: VirtualClock
  let timing: Timing
  @State private var note = "-"
  @State private var sent = 0
  @State private var isUndoable = false

  var body: some View {
    Text(verbatim: note).task {
      repeat {
        guard timing != .undoBar, (try? await clock.sleep(for: .seconds(4))) != nil else { return }
        note = timing == .poll || sent > 0 ? "over" : "too late"
      } while timing == .poll
    }
    Button("answer") {
      Task {
        try await clock.sleep(for: .seconds(1))
        sent += 1
      }
    }
    if timing == .undoBar, !isUndoable {
      Button("remove") {
        isUndoable = true
        Task {
          try await clock.sleep(for: .seconds(5))
          (isUndoable, note) = (false, sent > 0 ? "removed" : "-")
        }
      }
    }
    Text(verbatim: "\(sent) sent")
  }
}

/// A page that counts its readings until a request closes it.
private struct Leaving: View {
  let clock: VirtualClock
  @State private var isOpen = false
  @State private var readings = 0

  var body: some View {
    Text(verbatim: "\(readings) readings")
    if isOpen {
      Text("ParsedLine").task {
        if (try? await clock.sleep(for: .seconds(1))) != nil { readings = 1 }
      }
      Button("leave") {
        Task {
          try await clock.sleep(for: .seconds(1))
          isOpen = false
        }
      }
    } else {
      Button("read") { (isOpen, readings) = (true, 0) }
    }
  }
}
