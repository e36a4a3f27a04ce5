import HeadlessUI
import StateBinding
import StateBindingTestSupport
import Testing

@testable import HeadlessDriver

/// The report of a change of one line, against the map that was saved before.
struct MapComparisonTests {
  /// The explored apps. Tests share them, because an exploration takes long.
  private static var explorations: [Change?: Task<Exploration, any Error>] = [:]

  /// The app before the change.
  private static var old: Exploration { get async throws { try await explored(nil) } }

  private static func explored(_ change: Change?) async throws -> Exploration {
    let exploration =
      explorations[change] ?? Task { try await Program.desk(change).explore() }
    explorations[change] = exploration
    return try await exploration.value
  }

  @Test(arguments: [
    (Change.text, [#"after `login`: says "Hello, Hong" instead of "Welcome" (24 places)"#]),
    (.button, ["after `login`: new `export`  Export data (24 places)"]),
    (
      .screen,
      [
        "after `login`: gone: `devices`  Devices (24 places)",
        #"gone: the screen "Devices", which was after `login`, `devices` (2 places)"#,
      ]
    ),
    (
      .target,
      [
        #"after `login`, `delete`: `confirm` now leads to "Goodbye", not "Members" (12 places)"#,
        #"new: the screen "Goodbye", after `login`, `delete`, `confirm` (2 places)"#,
      ]
    ),
    (
      .question,
      [
        #"after `login`, `delete`: the question says "Delete everything?" instead of "Delete your account?" (12 places)"#
      ]
    ),
    (.order, ["after `login`: `pick color` offers Blue, Red instead of Red, Blue (24 places)"]),
    (.key, [#"at the start: `login` is called "로그인" instead of "들어가기""#]),
    (.rib, ["at the start: new RIB Badge (28 places)"]),
    (.slow, ["after `login`, `sync`: `:wait` takes 3s instead of 1s (16 places)"]),
  ])
  func `a change of one line is reported once`(change: Change, sentences: [String]) async throws {
    let comparison = try await Self.comparison(after: change)
    #expect(comparison.sentences == sentences, "\(comparison.description)")
    #expect(comparison.findsChanges)
  }

  @Test(arguments: [Change.state, nil])
  func `a changed state that no screen shows is no change for a user`(change: Change?)
    async throws
  {
    let comparison = try await Self.comparison(after: change)
    #expect(
      comparison.description.hasPrefix(
        "the same for a user as in main.map\n0 places changed, 0 new, 0 gone, "),
      "\(comparison.description)")
    #expect(!comparison.findsChanges)
  }

  @Test func `a line that leads to another known place is a change`() async throws {
    // A list of two members. Each page can be loaded again.
    let map = try await Program.small {
      Stateful("") { $member in
        if member.isEmpty {
          Button("Hong") { member = "Hong" }
          Button("Kim") { member = "Kim" }.navigationTitle("Members")
        } else {
          Text(verbatim: "I am \(member)")
          Button("Reload") {}.navigationTitle("Profile")
        }
      }
    }.explore()
    let old = map.savedMap.replacing(
      #""Hong" line "Reload" stays"#, with: #""Hong" line "Reload" to "Kim""#)
    #expect(old != map.savedMap)
    let comparison = try MapComparison(of: map, with: old, named: "main.map")
    #expect(
      comparison.sentences == [#"after `Hong`, `Reload`: says "I am Hong" instead of "I am Kim""#])
    #expect(comparison.description.hasSuffix("\n1 place changed, 0 new, 0 gone, 2 the same\n"))
  }

  @Test func `a change is listed once, with all its languages and the number of its places`()
    async throws
  {
    let both = try await Self.comparison(after: .button).description
    #expect(
      both.hasPrefix(
        """
        changed for a user, against main.map:
         lang=en width=80
         lang=ko width=80
          after `login`: new `export`  Export data (24 places)

        """), "\(both)")
    let korean = try await Self.comparison(after: .key).description
    #expect(
      korean.hasPrefix("changed for a user, against main.map:\n lang=ko width=80\n  at the start"))
  }

  @Test func `the figures count places`() async throws {
    let description = try await Self.comparison(after: .target).description
    #expect(
      description.hasSuffix("\n12 places changed, 2 new, 0 gone, 16 the same\n"), "\(description)")
  }

  @Test func `a saved map is the same in every run and names each screen once`() async throws {
    let map = try await Program.desk(nil).explore(["--lang=en", "--depth=1"]).savedMap
    #expect(map == (try await Program.desk(nil).explore(["--lang=en", "--depth=1"]).savedMap))
    #expect(
      map == """
        map 2

        walk lang=en width=80
        start ribs Desk
        start screen "Members"
        start button "Log in" id "login"
        "login" ribs Desk
        "login" screen "Account"
        "login" text "Welcome"
        "login" picker "Color" value "Red" id "color"
        "login" > option "Red" selected
        "login" > option "Blue"
        "login" button "Devices" id "devices"
        "login" button "Sync" id "sync"
        "login" button "Delete" id "delete" destructive
        "login" line "delete" unexplored
        "login" line "devices" unexplored
        "login" line "pick color Blue" unexplored
        "login" line "pick color Red" unexplored
        "login" line "sync" unexplored

        """)
  }

  /// The map of an app with `count` places after the first, each reached by a `line`, with a `title` and a `text` of its own.
  private static func map(
    _ count: Int, line: String = "", title: String = "", text: String = ""
  ) throws -> SavedMap {
    var map = "map 2\nwalk lang=en\nstart ribs A\nstart screen \"Start\"\n"
    for number in 0..<count {
      map += """
        "\(line)\(number)" ribs A
        "\(line)\(number)" screen "\(title)\(number)"
        "\(line)\(number)" text "\(text)\(number)"

        """
    }
    return try SavedMap(reading: map, named: "main.map")
  }

  @Test(arguments: [
    (("new", "new", ""), "0 places changed, 10000 new, 10000 gone, 1 the same"),
    (("new", "", "new"), "0 places changed, 10000 new, 10000 gone, 1 the same"),
  ])
  func `thousands of changed places are compared in seconds`(
    change: (line: String, title: String, text: String), figures: String
  ) throws {
    let old = try Self.map(10_000)
    let new = try Self.map(10_000, line: change.line, title: change.title, text: change.text)
    let time = ContinuousClock().measure {
      let comparison = MapComparison(of: new, with: old, named: "main.map")
      #expect(comparison.description.hasSuffix("\n\(figures)\n"))
    }
    #expect(time < .seconds(15), "\(time)")
  }

  @Test func `a line that was not explored is not compared`() async throws {
    let short = try await Program.desk(nil).explore(["--depth=1"])
    let long = try await Self.old
    let same =
      "the same for a user as in main.map\n0 places changed, 0 new, 0 gone, \(short.placeCount) the same\n"
    for (new, old) in [(short, long), (long, short)] {
      let comparison = try MapComparison(of: new, with: old.savedMap, named: "main.map")
      #expect(comparison.description == same)
    }
  }

  @Test func `a walk that begins with another link is not compared`() async throws {
    let program = Program.launching { _ in
      smallApp(Text("Home"), links: AppLinks(["app://home"]) { _ in })
    }
    let plain = try await program.explore(["--depth=1"])
    let linked = try await program.explore(["--depth=1", "--open=app://home"])
    #expect(linked.savedMap.contains("\nwalk lang=en width=80 open=app://home\n"))
    let comparison = try MapComparison(of: plain, with: linked.savedMap, named: "main.map")
    #expect(comparison.description.hasPrefix("nothing was compared"))
  }

  @Test func `the map has an endless wait and the wait of 10 s that replaces it`() async throws {
    let program = Program.small { launch in
      Text("Ticking").task { while (try? await launch.clock.sleep(for: .seconds(1))) != nil {} }
    }
    let map = try await program.explore(["--depth=2"]).savedMap
    #expect(
      map.hasSuffix("line \":wait\" unexplored\n\":wait 10s\" line \":wait 10s\" stays\n"), "\(map)"
    )
  }

  @Test func `two texts of a secure field have different names in a map`() async throws {
    let program = Program.small { Stateful("") { SecureField("PIN", text: $0) } }
    let map = try await program.explore(["--sample=PIN=0000", "--sample=PIN=2468", "--depth=1"])
    for name in ["type PIN ••••", "type PIN •••• (2)"] {
      #expect(map.savedMap.contains("\n\"\(name)\" ribs "), "\(map.savedMap)")
    }
    #expect(!map.savedMap.contains("2468"))
    #expect(!(try MapComparison(of: map, with: map.savedMap, named: "main.map")).findsChanges)
  }

  @Test func `a saved map keeps that a page can be refreshed`() async throws {
    let map = try await Program.small { List { Text("Row") }.refreshable {} }.explore(["--depth=1"])
    let comparison = try MapComparison(of: map, with: map.savedMap, named: "main.map")
    let saved = try SavedMap(reading: map.savedMap, named: "main.map")
    #expect(saved.walks[0].places[0].screen == map.walks[0].map.nodes[0].place.screen)
    #expect(!comparison.findsChanges)
  }

  @Test nonisolated func `a damaged map is refused before the exploration`() throws {
    let folder = try TemporaryFolder()
    try folder.write("map 2\nwalk lang=en\nplease start\n", to: "bad.map")
    let run = try Outcome(of: "MemoProgram", ["--explore", "--against=bad.map"], in: folder)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("memos: bad.map: line 3: "))
    #expect(run.status == 2)
  }

  @Test func `a walk that only one map has is named`() async throws {
    let both = try await Program.desk(nil).explore(["--depth=1"])
    let english = try await Program.desk(nil).explore(["--depth=1", "--lang=en"])
    let comparison = try MapComparison(of: english, with: both.savedMap, named: "main.map")
    #expect(
      comparison.description.contains("not compared: lang=ko width=80, which only main.map has\n"))
    let narrow = try await Program.desk(nil).explore(["--depth=1", "--width=40", "--lang=en"])
    let nothing = try MapComparison(of: narrow, with: both.savedMap, named: "main.map")
    #expect(nothing.findsChanges)
    #expect(
      try ParsedPage(narrow.map(named: "desk", against: nothing))["title"].map(\.text)
        == ["desk: no violation, nothing compared"])
    #expect(
      nothing.description.hasPrefix("nothing was compared; explore with the options of main.map\n"))
  }

  @Test(arguments: [
    ("", "main.map: line 1: this is no map; write one with --explore --save-map FILE"),
    (
      "map 2\n\nwalk lang=en\nstart ribs A\nstart screeen \"\"\n",
      #"main.map: line 5: "screeen" has no meaning here; write the file again"#
    ),
    (
      "map 2\nwalk lang=en\nstart line \"login\"\n",
      #"main.map: no place is named "login"; write the file again"#
    ),
    (
      "map 2 lang=en\n",
      "main.map: line 1: this is no map; write one with --explore --save-map FILE"
    ),
  ])
  func `a damaged map is refused`(text: String, sentence: String) async throws {
    let map = try await Program.desk(nil).explore(["--depth=1"])
    #expect(throws: UsageError(sentence)) {
      _ = try MapComparison(of: map, with: text, named: "main.map")
    }
  }

  @Test func `a report shows both screens with the difference marked`() async throws {
    let new = try await Self.explored(.text)
    let comparison = try await MapComparison(
      of: new, with: Self.old.savedMap, named: "main.map")
    let page = try ParsedPage(new.map(named: "desk", against: comparison))
    #expect(page["mark"].map(\.text) == ["  Welcome", "  Hello, Hong"])
    page.expectSelfContained()
  }

  @Test func `a report marks a line whose bytes differ`() async throws {
    let page = try await Self.page(from: ["one", "\u{E9}", "two"], to: ["1", "e\u{301}", "two"])
    #expect(
      page["mark"].map { Array($0.text.utf8) }
        == ["  one", "  \u{E9}", "  1", "  e\u{301}"].map { Array($0.utf8) })
  }

  @Test func `a report does not search long screens for the fewest changes`() async throws {
    func lines(_ word: String) -> [String] {
      (0...2_000).map { $0 == 1_000 ? "same" : "\(word) \($0)" }
    }
    let page = try await Self.page(from: lines("old"), to: lines("new"))
    #expect(page["mark"].count == 2 * 2_001)
  }

  /// The report of an app whose screen had the lines `old`, and has `new`.
  private static func page(from old: [String], to new: [String]) async throws -> ParsedPage {
    func explored(_ texts: [String]) async throws -> Exploration {
      try await Program.small { Text(verbatim: texts.joined(separator: "\n")) }.explore()
    }
    let (before, now) = (try await explored(old), try await explored(new))
    let comparison = try MapComparison(of: now, with: before.savedMap, named: "old.map")
    return try ParsedPage(now.map(named: "small", against: comparison))
  }

  @Test nonisolated func `a map that is kept with the tests is compared without being asked for`()
    throws
  {
    let folder = try TemporaryFolder()
    func explore(_ options: String...) throws -> Outcome {
      try Outcome(of: "MemoProgram", ["--explore"] + options, in: folder)
    }
    let first = try explore("--depth=1")
    #expect(
      first.errors.contains(
        "there is no Tests/Maps/memos.map to compare with; memos --explore --update writes it"))
    let summary = "map: Tests/Maps/memos.map has "
    let written = try explore("--update")
    #expect(
      written.output.hasPrefix(summary) && written.output.hasSuffix("wrote Tests/Maps/memos.map\n"))
    let map = try folder.text(of: "Tests/Maps/memos.map")
    #expect(map.hasPrefix("map 2 lang=en limit=30\n"))
    let same = try explore("--depth=1")
    #expect(same.output.contains(summary) && same.status == 0, "\(same)")

    try folder.write(map.replacing("\"Milk\"", with: "\"Oats\""), to: "Tests/Maps/memos.map")
    let sentence = "at the start: `memo 2` is called \"Milk\" instead of \"Oats\""
    let changed = try explore("--depth=1")
    #expect(changed.output.contains(sentence) && changed.status == 1, "\(changed)")
    let accepted = try explore("--update")
    #expect(accepted.output.contains(sentence) && accepted.status == 0)
    #expect(try folder.text(of: "Tests/Maps/memos.map") == map)
  }

  @Test func `the changes of two people merge, line by line`() async throws {
    let map = try await Program.desk(nil).explore(["--lang=en"])
    let lines = map.savedMap.split(separator: "\n")
    // Each line says which place it is about, so the places may stand in any order.
    let (head, facts) = (lines.prefix(2), lines.dropFirst(2))
    let moved = facts.filter { $0.hasPrefix("start") } + facts.filter { !$0.hasPrefix("start") }
    let text = (head + moved).joined(separator: "\n")
    let comparison = try MapComparison(of: map, with: text, named: "main.map")
    #expect(!comparison.findsChanges, "\(comparison.description)")
    #expect(try SavedMap(reading: text, named: "main.map").text == map.savedMap)
  }

  @Test func `the map tells apart what one key of the plan joins`() async throws {
    func explored(_ word: String) async throws -> Exploration {
      try await Program.small(exploring: ExplorerPlan(key: { _ in "" })) {
        Stateful("") { $text in
          Button("Go") { text = word }
          Text(verbatim: text)
        }
      }.explore()
    }
    let (old, new) = (try await explored("one"), try await explored("two"))
    let comparison = try MapComparison(of: new, with: old.savedMap, named: "main.map")
    #expect(
      comparison.sentences == [
        #"at the start: after `Go`, new text "two""#,
        #"at the start: no longer: after `Go`, new text "one""#,
      ])
  }

  private static func comparison(after change: Change?) async throws -> MapComparison {
    let new = try await explored(change)
    return try await MapComparison(of: new, with: old.savedMap, named: "main.map")
  }
}

extension MapComparison {
  /// Compares `exploration` with the map that the file `name` has as `text`.
  init(of exploration: Exploration, with text: String, named name: String) throws(UsageError) {
    self.init(
      of: SavedMap(exploration), with: try SavedMap(reading: text, named: name), named: name)
  }

  /// The sentences about changes.
  fileprivate var sentences: [String] {
    description.split(separator: "\n").filter { $0.hasPrefix("  ") }.map { String($0.dropFirst(2)) }
  }
}

/// A change of one line in the app.
nonisolated enum Change: Sendable {
  case text, button, screen, target, question, order, key, rib, slow, state
}

extension Program {
  fileprivate static func desk(_ change: Change?) -> Program {
    Program(name: "desk", version: "1", summary: "") { launch in
      let tally = Tally()
      let view = DeskView(
        change: change, clock: launch.clock, isKorean: launch.language == "ko", tally: tally)
      let router = DeskRouter(
        interactor: Interactor(), viewController: DeskController(rootView: view))
      router.tally = tally
      router.viewController.tally = tally
      let app = App(launching: router)
      if change == .rib { router.attachChild(BadgeRouter(interactor: Interactor())) }
      return app
    }
  }
}

private final class Tally {
  var count = 0
}

private final class DeskRouter: LaunchRouter<Interactor, DeskController> {
  var tally: Tally?
}

private final class BadgeRouter: Router<Interactor> {}

private final class DeskController: UIHostingController<DeskView>, ViewControllable, StatePresenting
{
  var tally: Tally?
  var currentState: Any { tally?.count ?? 0 }
}

private struct DeskView: View {
  enum Page {
    case members, account, devices, goodbye
  }

  let change: Change?
  let clock: VirtualClock
  let isKorean: Bool
  let tally: Tally
  @State private var page = Page.members
  @State private var color = "Red"
  @State private var asks = false
  @State private var syncs = 0

  var body: some View {
    switch page {
    case .members:
      VStack { Button(login) { logIn() }.accessibilityIdentifier("login") }
        .navigationTitle("Members")
    case .account: account
    case .devices:
      VStack { Button("Back") { page = .account }.accessibilityIdentifier("return") }
        .navigationTitle("Devices")
    case .goodbye:
      VStack { Button("Start") { page = .members }.accessibilityIdentifier("restart") }
        .navigationTitle("Goodbye")
    }
  }

  private var login: String {
    isKorean ? change == .key ? "로그인" : "들어가기" : "Log in"
  }

  private func logIn() {
    page = .account
    if change == .state { tally.count = (tally.count + 1) % 3 }
  }

  private var account: some View {
    VStack {
      Text(change == .text ? "Hello, Hong" : "Welcome")
      Picker("Color", selection: $color) {
        ForEach(change == .order ? ["Blue", "Red"] : ["Red", "Blue"], id: \.self) {
          Text($0).tag($0)
        }
      }
      .accessibilityIdentifier("color")
      if change != .screen {
        Button("Devices") { page = .devices }.accessibilityIdentifier("devices")
      }
      if change == .button { Button("Export data") {}.accessibilityIdentifier("export") }
      Button("Sync") { syncs = 1 }.accessibilityIdentifier("sync")
      if syncs > 0 {
        Text("Syncing").task {
          try? await clock.sleep(for: .seconds(change == .slow ? 3 : 1))
          syncs = 0
        }
      }
      Button("Delete", role: .destructive) { asks = true }.accessibilityIdentifier("delete")
    }
    .navigationTitle("Account")
    .alert(change == .question ? "Delete everything?" : "Delete your account?", isPresented: $asks)
    {
      Button("Delete", role: .destructive) { page = change == .target ? .goodbye : .members }
      Button("Cancel", role: .cancel) {}
    }
  }
}
