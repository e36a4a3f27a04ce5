import HeadlessDriver
import HeadlessUI
import StateBinding
import StateBindingTestSupport
import Testing

/// Apps that are in order, although they do something that could be a fault elsewhere.
struct ReasonableAppTests {
  @Test(arguments: ReasonableApp.allCases)
  func `an app in order has no violation`(app: ReasonableApp) async throws {
    #expect(try await app.program.explore(app.bounds).found == [])
  }

  /// `STATEBINDING_LONG=1` takes 20 walks through each app.
  @Test(arguments: ReasonableApp.allCases)
  func `a random walk accepts these apps too`(app: ReasonableApp) async throws {
    for seed in 0..<(runsLongTests ? 20 : 1) {
      let map = try await app.program.explore([
        "random", "--seed=\(seed)", "--lines=\(runsLongTests ? 20_000 : 100)",
      ])
      #expect(map.found == [])
    }
  }

  @Test func `no line after an endless wait is explored, and a wait of 10 s is`() async throws {
    let map = try await ReasonableApp.stopwatch.program.explore()
    #expect(map.placeCount == 3)
    #expect(map.savedMap.contains(":wait 10s"))
    #expect(map.omissions.contains("--lang=en: what follows :wait, because waiting never ends"))
  }

  @Test func `a list sorted by translated names has the same places in both languages`()
    async throws
  {
    #expect(try await ReasonableApp.sorted.program.explore().placeCount == 2 * 4)
  }
}

enum ReasonableApp: CaseIterable, Sendable {
  /// A row may be deleted by `onDelete` or by a swipe.
  case rows, swipes
  /// An act that a button undoes needs no question.
  case undoing
  /// A page or a sheet may ask instead of an alert.
  case askingPage, askingSheet
  /// A sheet may mark a message as read when it is opened.
  case inbox
  /// An alert may report a failure whose reason the app keeps, and a choice may stay after it.
  case failing, boards
  /// A stopwatch may run for ever.
  case stopwatch
  /// A list may be sorted by translated names. Its rows may differ in their parts, and texts may follow them.
  case sorted, sortedCards
  /// A person may give one name twice.
  case packing
  /// A question may have a word of another row.
  case bills

  var bounds: [String] {
    switch self {
    case .undoing, .failing, .boards: ["--depth=4"]
    case .packing: ["--depth=5"]
    default: []
    }
  }

  fileprivate var program: Program {
    switch self {
    case .rows: .small { Rows() }
    case .swipes: .small { Swipes() }
    case .undoing: .small { Undoing() }
    case .askingPage: .small { AskingPage() }
    case .askingSheet: .small { AskingSheet() }
    case .inbox: .small { Inbox() }
    case .boards: .small { Boards() }
    case .bills: .small { Bills() }
    case .packing: .small(exploring: ExplorerPlan(samples: ["Thing": ["Tea"]])) { Packing() }
    case .failing: .small { Failing(viewModel: ViewModel<Failure, Never>(state: Failure())) }
    case .stopwatch: .small { Stopwatch(clock: $0.clock) }
    case .sorted: .small(languages: ["en", "ko"]) { Sorted(language: $0.language) }
    case .sortedCards: .small(languages: ["en", "ko"]) { SortedCards(language: $0.language) }
    }
  }
}

/// Cards in the order of their translated names. Only one has a price.
private struct SortedCards: View {
  let language: String

  var body: some View {
    let cards = language == "en" ? ["Apple", "Pear"] : ["배", "사과"]
    ForEach(cards, id: \.self) { card in
      let isApple = ["Apple", "사과"].contains(card)
      Text(verbatim: card)
      if isApple { Text("1") }
      Button(card) {}.accessibilityIdentifier(isApple ? "apple" : "pear").disabled(!isApple)
    }
    Text("2")
    Button("OK") {}
  }
}

/// Findings that a plan or a file accepts.
struct AcceptanceTests {
  private static let rule = Acceptance("acts-at-once", "Erase", because: "the bin keeps it")

  @Test func `an accepted finding is listed, and the lines after it are explored`() async throws {
    let map = try await Program.small(exploring: ExplorerPlan(accepting: [Self.rule])) { Bin() }
      .explore()
    #expect(
      "\(map)" == """
        --lang=en: 3 places, 3 edges, at most 2 lines from the start
        met RIBs: Small
        does nothing: Stay
        accepted: acts-at-once "Erase" the bin keeps it
        no violation

        """)
  }

  @Test func `an acceptance of another rule or name changes nothing, and is named`() async throws {
    let other = Acceptance("acts-at-once", "Delete", because: "old")
    let map = try await Program.small(exploring: ExplorerPlan(accepting: [other])) { Bin() }
      .explore()
    #expect(map.violations.map(\.kind) == ["acts-at-once"])
    #expect(map.unusedAcceptances == [#"acts-at-once "Delete" old"#])
  }

  @Test func `an exploration of a part does not name the plan's needless acceptances`() async throws
  {
    let program = Program.small(exploring: ExplorerPlan(accepting: [Self.rule])) { Bin() }
    #expect(try await program.explore(["--limit=1"]).unusedAcceptances == [])
    #expect(try await program.explore(["random", "--lines=1"]).unusedAcceptances == [])
  }

  @Test func `--accept reads findings from a file, and names a bad line`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("# Faults\nacts-at-once Erase the bin keeps it\n", to: "good")
    let map = try await Program.small { Bin() }.explore(["--accept=\(folder.path)/good"])
    #expect(map.found == [])
    #expect(map.accepted == [#"acts-at-once "Erase" the bin keeps it"#])
    try folder.write("acts-at-once Erase\n", to: "bad")
    await #expect(
      throws: UsageError(
        "\(folder.path)/bad:1: \"acts-at-once Erase\" is no acceptance; write RULE NAME REASON, and quote a name that has spaces"
      )
    ) { _ = try await Program.small { Bin() }.explore(["--accept=\(folder.path)/bad"]) }
  }
}

private struct Bin: View {
  @State private var erased = 0

  var body: some View {
    Text(verbatim: "\(erased) in the bin")
    if erased < 2 { Button("Erase", role: .destructive) { erased += 1 } } else { Button("Stay") {} }
  }
}

private struct Rows: View {
  @State private var names = ["Rice", "Milk"]

  var body: some View {
    List {
      ForEach(names, id: \.self) { Text(verbatim: $0) }.onDelete { offsets in
        names = names.enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
      }
    }
    Button("Fill") { names = ["Rice", "Milk"] }
  }
}

private struct Swipes: View {
  @State private var names = ["Rice", "Milk"]

  var body: some View {
    List(names, id: \.self) { name in
      Text(verbatim: name).swipeActions {
        Button("Remove \(name)", role: .destructive) { names.removeAll { $0 == name } }
      }
    }
    Button("Fill") { names = ["Rice", "Milk"] }
  }
}

private struct Undoing: View {
  @State private var notes = 2
  @State private var erased = 0

  var body: some View {
    Text(verbatim: "\(notes) notes")
    if notes > 0 {
      Button("Erase", role: .destructive) { (notes, erased) = (0, notes) }
    }
    if erased > 0 { Button("Undo") { (notes, erased) = (erased, 0) } }
  }
}

private struct AskingPage: View {
  @State private var path: [String] = []
  @State private var notes = 2

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Text(verbatim: "\(notes) notes")
        Button("Erase", role: .destructive) { path = ["sure"] }
      }
      .navigationTitle("Notes")
      .navigationDestination(for: String.self) { _ in
        Button("Erase all", role: .destructive) { (notes, path) = (0, []) }
          .navigationTitle("Sure?")
      }
    }
  }
}

private struct AskingSheet: View {
  @State private var isAsking = false
  @State private var notes = 2

  var body: some View {
    Text(verbatim: "\(notes) notes")
    Button("Erase…") { isAsking = true }
      .sheet(isPresented: $isAsking) {
        Text("Erase all notes?")
        Button("Erase", role: .destructive) { (notes, isAsking) = (0, false) }
        Button("Keep", role: .cancel) { isAsking = false }
      }
  }
}

private struct Inbox: View {
  @State private var unread = 2
  @State private var isOpen = false

  var body: some View {
    Text(verbatim: "\(unread) unread")
    Button("Next message") {
      unread = max(unread - 1, 0)
      isOpen = true
    }
    .sheet(isPresented: $isOpen) { Text("Hello") }
  }
}

nonisolated private struct Failure {
  var reason = "none"
  var isShown = false
}

private struct Failing: View {
  let viewModel: ViewModel<Failure, Never>

  var body: some View {
    Button("Load") { viewModel.update(state: Failure(reason: "offline", isShown: true)) }
      .alert("Not loaded", isPresented: .constant(viewModel.state.isShown)) {
        Button("Again") {}
        Button("Cancel", role: .cancel) {
          viewModel.update(state: Failure(reason: viewModel.state.reason))
        }
      }
  }
}

private struct Boards: View {
  @State private var board = "All"
  @State private var hasFailed = false

  var body: some View {
    Picker(
      "Board",
      selection: Binding {
        board
      } set: {
        (board, hasFailed) = ($0, true)
      }
    ) {
      ForEach(["All", "News"], id: \.self) { Text(verbatim: $0).tag($0) }
    }
    .refreshable {}
    .alert("Not loaded", isPresented: $hasFailed) {
      Button("Again") {}
      Button("Close", role: .cancel) {}
    }
  }
}

private struct Stopwatch: View {
  let clock: VirtualClock
  @State private var seconds = 0

  var body: some View {
    Text(verbatim: "\(seconds) s").task {
      while (try? await clock.sleep(for: .seconds(1))) != nil { seconds += 1 }
    }
    Button("Reset") { seconds = 0 }
  }
}

private struct Sorted: View {
  let language: String
  @State private var shown = ""

  var body: some View {
    let names =
      language == "en"
      ? ["apple": "Apple", "grape": "Grape", "pear": "Pear"]
      : ["apple": "사과", "grape": "포도", "pear": "배"]
    Text(verbatim: names[shown] ?? "-").accessibilityIdentifier("shown")
    ForEach(names.sorted { $0.value < $1.value }, id: \.key) { name in
      Button(action: { shown = name.key }) { Text(verbatim: name.value) }
        .accessibilityIdentifier(name.key)
    }
  }
}

private struct Bills: View {
  @State private var asked = ""
  @State private var isAsking = false

  var body: some View {
    List(["Rice", "Rice cake", "Tea"], id: \.self) { name in
      HStack {
        Text(verbatim: name)
        Text(name == "Rice" ? "Open" : "Paid")
        Button("Drop") { (asked, isAsking) = (name, true) }
        Button("Stay") {}
      }
    }
    .alert("Drop the open bill of \(asked)? Paid bills stay.", isPresented: $isAsking) {
      Button("Drop", role: .destructive) {}
      Button("Keep", role: .cancel) {}
    }
  }
}

private struct Packing: View {
  @State private var draft = ""
  @State private var things: [String] = []

  var body: some View {
    TextField("Thing", text: $draft).onSubmit {
      if things.count < 2, !draft.isEmpty { things.append(draft) }
      draft = ""
    }
    ForEach(Array(things.enumerated()), id: \.offset) { thing in
      Button(action: {}) { Text(verbatim: thing.element) }
    }
  }
}
