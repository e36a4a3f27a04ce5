import HeadlessUI
import MemoProgram
import StateBinding
import TestSupport
import Testing

@testable import HeadlessDriver

/// The promises that the explorer always checks, each with an app that breaks it.
struct ViolationTests {
  @Test func `a destructive button that acts without asking is a violation`() async throws {
    let map = try await Program.small { Erasing() }.explore()
    #expect(
      map.violations.map(\.description) == [
        """
        #: small 1 lang=en width=80
        # acts-at-once: "Erase" is destructive and acts at once; let it raise an alert that has a cancel button
        |   2 notes
        |
        |   Erase  (destructive)
        > Erase
        |   1 note
        |
        |   Erase  (destructive)
        = exit 0

        """
      ])
  }

  @Test func `the second of two destructive buttons with one name is a violation`() async throws {
    let map = try await Program.small {
      Button("Erase", role: .destructive) {}
      Erasing()
    }.explore()
    #expect(map.violations.map(\.kind) == ["acts-at-once"])
    #expect(map.violations.last?.lines == [#"tap "Erase" 2"#])
  }

  @Test func `two promises that one line breaks are two violations`() async throws {
    let plan = ExplorerPlan(invariants: [
      Invariant("never erased") { $0.steps.last != .tap("Keep") },
      Invariant("never kept") { $0.steps.last != .tap("Keep") },
    ])
    let map = try await Program.small(exploring: plan) { Button("Keep") {} }.explore()
    #expect(map.violations.map(\.problem.subject) == ["never erased", "never kept"])
  }

  @Test func `a destructive button that starts hidden work is a violation`() async throws {
    let program = Program(name: "small", version: "1", summary: "", languages: ["en"]) { launch in
      smallApp(
        Button("Erase", role: .destructive) {
          Task { try await launch.clock.sleep(for: .seconds(1)) }
        })
    }
    let map = try await program.explore()
    #expect(map.violations.map(\.kind) == ["acts-at-once"])
  }

  @Test func `a destructive button that acts before it reports is a violation`() async throws {
    let map = try await Program.small { Reporting() }.explore(["--depth=2"])
    #expect(map.violations.map(\.kind) == ["acts-at-once"])
    #expect(map.violations.first?.lines == ["Erase"])
  }

  @Test func `a destructive button that only explains a refusal is allowed`() async throws {
    let map = try await Program.small { Refusing() }.explore()
    #expect(map.violations.isEmpty, "\(map)")
  }

  @Test func `a listed line that fails is a violation`() async throws {
    var starts = 0
    let program = Program(name: "small", version: "1", summary: "", languages: ["en"]) { _ in
      starts += 1
      return smallApp(Tiring(isFresh: starts == 1))
    }
    let map = try await program.explore()
    #expect(
      map.found == [
        #"line-fails: "increase Stay" is listed by :actions but answers not-here: "Stay" is a stepper; write increase Stay; disable or remove its element while it cannot work"#
      ])
    #expect(map.violations.first?.lines == ["increase Stay"])
  }

  @Test func `a number field may refuse a text`() async throws {
    let map = try await Program.small { Counted() }.explore()
    #expect(map.violations.isEmpty, "\(map)")
  }

  @Test func `a cancelled question that changed the bytes of a text is a violation`() async throws {
    let map = try await Program.small { Respelling() }.explore(["--depth=2"])
    #expect(map.violations.map(\.kind) == ["not-restored"])
    #expect(map.violations.first?.lines == ["Ask", "cancel"])
  }

  @Test func `a trap in a test prints the lines that led to it`() async throws {
    await expectEnd(
      """
      explore: the process ended while the last of these lines ran; if another test trapped beside it, look for the mistake there
      #: memos 1 lang=en width=80 fault=traps-on-empty-title
      > memo 1
      > type title ""
      > save

      """
    ) { _ = try await Program.memos.explore(["--lang=en", "--fault=traps-on-empty-title"]) }
  }

  @Test func `a trap hides a secret that was typed before it`() async throws {
    let errors = await expectEnd("\n> type pin ••••\n> Open\n") {
      _ = try await Program.vault.explore(["--lang=en", "--sample=pin=x"])
    }
    #expect(!errors.contains("> type pin x"))
  }

  @Test func `a cancelled question that changed something is a violation`() async throws {
    let map = try await Program.small { Asking() }.explore()
    #expect(
      map.found == [
        #"not-restored: cancel does not bring back the screen from before "Sure?" (new text "Asked"); change nothing until the person has confirmed"#
      ])
    #expect(map.violations.first?.lines == ["Ask", "cancel"])
  }

  @Test func `a closed sheet that changed the page below is a violation`() async throws {
    let map = try await Program.small { Peeking() }.explore()
    #expect(
      map.found == [
        #"not-restored: back does not bring back the screen from before the sheet (new text "Peeked"); change nothing until the person has confirmed"#
      ])
    #expect(map.violations.first?.lines == ["Peek", "back"])
  }

  @Test func `a screen without a way out is a violation`() async throws {
    let map = try await Program.small { Leaving() }.explore()
    #expect(
      map.found == [
        "dead-end: nothing here can be used and nothing is pending; add a button or a way back"
      ])
    #expect(map.violations.first?.lines == ["Leave"])
  }

  @Test func `an alert with only a destructive button is a violation`() async throws {
    let map = try await Program.small { Insisting() }.explore()
    #expect(
      map.found == [
        #"no-cancel: the only button of "Erase?" is destructive, so nobody can say no; add a button with the cancel role"#
      ])
    #expect(map.violations.first?.lines == ["Erase"])
  }

  @Test func `an element without a label is a violation, with an identifier too`() async throws {
    let map = try await Program.small {
      Button("") {}
      Button("") {}.accessibilityIdentifier("gear")
    }.explore()
    #expect(
      map.found == [
        "no-name: a button has no label; give it a text or an accessibilityLabel",
        #"no-name: a button called "gear" has no label; give it a text or an accessibilityLabel"#,
      ])
  }

  @Test func `two buttons of one name are a warning, and are used`() async throws {
    let map = try await Program.small {
      Button("Share") {}
      Counting(count: 0)
      Button("Share") {}
    }.explore(["--depth=1"])
    #expect(map.found == [])
    #expect(
      map.warnings.map(\.problem.title) == [
        #"warning: name-twice: two elements are called "Share"; give each an accessibilityIdentifier of its own"#
      ])
    #expect(map.edgeCount == 3)
    #expect("\(map)".hasSuffix("\nno violation, 1 warning\n"))
  }

  @Test func `two fields of one name are told beside a promise that fails with them`() async throws
  {
    let plan = ExplorerPlan(invariants: [
      Invariant("one page") { !$0.screen.elements.contains { $0.isField } }
    ])
    let map = try await Program.small(exploring: plan) { Form() }.explore()
    #expect(map.violations.map(\.problem.subject) == ["one page"])
    #expect(
      map.warnings.map(\.message) == [
        #"two fields are called "Name"; give each an accessibilityIdentifier of its own"#
      ])
  }

  @Test func `an action without a listener is a violation`() async throws {
    let map = try await Program.small { Shouting() }.explore()
    #expect(map.violations.map(\.kind) == ["lost-action"])
    #expect(map.violations.first?.lines == ["Shout"])
  }

  @Test func `a screen that outlives its RIB is a violation in every build`() async throws {
    // As in a release build.
    LeakDetector.isEnabled = false
    let program = Program(name: "bank", version: "1", summary: "", languages: ["en"]) { _ in
      bank(ForgetsToDismiss())
    }
    let map = try await program.explore()
    #expect(
      map.violations.first?.message
        == "PINCheckViewController of PINCheck has outlived its router; look for what holds it strongly; ForgetsToDismiss.presented refers to it"
    )
    #expect(map.violations.first?.lines == ["send", "Cancel"])
  }

  @Test func `views that never stop changing are a violation`() async throws {
    let map = try await Program.small { Fidgeting() }.explore(["--limit=1"])
    #expect(map.violations.first?.kind == "view")
  }

  @Test func `work that never ends, not even with its screen, is a violation`() async throws {
    let program = Program(name: "small", version: "1", summary: "", languages: ["en"]) { launch in
      smallApp(
        Button("Poll") {
          Task { while (try? await launch.clock.sleep(for: .seconds(1))) != nil {} }
        })
    }
    let map = try await program.explore(["--depth=2"])
    #expect(map.violations.map(\.kind) == ["never-idle"])
    #expect(map.violations.first?.lines == ["Poll", ":wait"])
  }

  @Test func `work that ends with its screen only is a warning`() async throws {
    let program = Program(name: "small", version: "1", summary: "", languages: ["en"]) { launch in
      smallApp(Ticking(clock: launch.clock))
    }
    let map = try await program.explore()
    #expect(map.found == [])
    #expect(map.warnings.map(\.kind) == ["never-idle"])
    #expect(map.warnings.first?.lines == [":wait"])
    #expect(
      map.warnings.first?.description.contains("\n# warning: never-idle: after 10,000 deadlines")
        == true)
  }

  @Test func `an element in only one language is a violation`() async throws {
    let program = Program(name: "small", version: "1", summary: "") { launch in
      smallApp(Translated(language: launch.language))
    }
    let map = try await program.explore()
    #expect(
      map.found == [
        #"languages-differ: in ko this screen has the text "새로운 것", which it lacks in the first language; let only texts depend on the language"#
      ])
    #expect(map.violations.first?.lines == ["go"])
    #expect(map.violations.first?.transcript.hasPrefix("#: small 1 lang=ko width=80\n") == true)
  }

  @Test func `an element that the second language lacks is named`() async throws {
    let program = Program(name: "small", version: "1", summary: "") { launch in
      smallApp(
        VStack {
          Button("Stay") {}
          if launch.language == "en" { Button("Help") {} }
        })
    }
    #expect(
      try await program.explore().found == [
        #"languages-differ: in ko this screen lacks the button "Help", which it has in the first language; let only texts depend on the language"#
      ])
  }

  @Test func `a line that leads to different places in two languages is a violation`() async throws
  {
    let program = Program(name: "small", version: "1", summary: "") { launch in
      smallApp(Straying(language: launch.language))
    }
    let map = try await program.explore(["--limit=2"])
    #expect(
      map.found == [
        #"languages-differ: in ko "Stray" leads to another place than in the first language; let only texts depend on the language"#
      ])
  }

  @Test func `an alert on another page that is cancelled is allowed`() async throws {
    let map = try await Program.small { Waiting() }.explore()
    #expect(map.violations.isEmpty, "\(map)")
  }

  @Test func `a start that differs from the last one is a violation`() async throws {
    var starts = 0
    let program = Program(name: "small", version: "1", summary: "", languages: ["en"]) { _ in
      starts += 1
      return smallApp(Drifting(count: starts / 3))
    }
    let map = try await program.explore(["--limit=5"])
    #expect(map.violations.map(\.kind) == ["not-repeatable"])
  }

  @Test func `a broken invariant of the app is a violation`() async throws {
    let map = try await Program.small(
      exploring: ExplorerPlan(invariants: [
        Invariant("never above two") { !$0.screen.elements.contains { $0.label == "3" } }
      ])
    ) { Counting(count: 0) }.explore(["--depth=5"])
    #expect(map.found == [#"invariant: "never above two" does not hold here"#])
    #expect(map.violations.first?.lines == ["More", "More", "More"])
  }

  @Test func `an invariant sees the steps that led to its place`() async throws {
    let increase = Move.use("Size", .increase)
    let map = try await Program.small(
      exploring: ExplorerPlan(invariants: [
        Invariant("not increased twice") { $0.steps != [increase, increase] }
      ])
    ) { Sizing() }.explore(["--depth=2"])
    #expect(map.violations.map(\.lines) == [["increase Size", "increase Size"]])
  }
}

extension Exploration {
  /// The kinds and messages of the violations, without their lines.
  var found: [String] { violations.map { "\($0.kind): \($0.message)" } }
}

extension Program {
  /// An app that shows `content`, in English.
  static func small(
    exploring plan: ExplorerPlan = ExplorerPlan(),
    @ViewBuilder content: @escaping () -> some View
  ) -> Program {
    Program(name: "small", version: "1", summary: "", languages: ["en"], exploring: plan) { _ in
      smallApp(content())
    }
  }
}

private struct Sizing: View {
  @State private var size = 0

  var body: some View {
    Stepper("Size", value: $size, in: 0...2)
    Text("\(size)")
  }
}

private struct Form: View {
  @State private var isOpen = false
  @State private var names = ["", ""]

  var body: some View {
    if isOpen {
      TextField("Name", text: $names[0])
      TextField("Name", text: $names[1])
    } else {
      Button("New") { isOpen = true }
    }
  }
}

private struct Insisting: View {
  @State private var asks = false

  var body: some View {
    Button("Erase", role: .destructive) { asks = true }
      .alert("Erase?", isPresented: $asks) { Button("Erase", role: .destructive) {} }
  }
}

private struct Erasing: View {
  @State private var notes = 2

  var body: some View {
    Text(notes == 1 ? "1 note" : "\(notes) notes")
    Button("Erase", role: .destructive) { notes = max(notes - 1, 1) }
  }
}

private struct Reporting: View {
  @State private var notes = 2
  @State private var isDone = false

  var body: some View {
    Text("\(notes) notes")
    Button("Erase", role: .destructive) {
      notes -= 1
      isDone = true
    }
    .alert("Erased", isPresented: $isDone) { Button("OK") {} }
  }
}

private struct Refusing: View {
  @State private var isRefused = false

  var body: some View {
    Button("Erase", role: .destructive) { isRefused = true }
      .alert("Not possible now", isPresented: $isRefused) { Button("OK", role: .cancel) {} }
  }
}

private struct Tiring: View {
  let isFresh: Bool

  var body: some View {
    Stepper("Stay", onIncrement: isFresh ? stay : nil, onDecrement: stay)
  }

  private func stay() {
  }
}

private struct Counted: View {
  @State private var count = 1

  var body: some View {
    let value = FormattedValue(text: Text(verbatim: "\(count)")) { text, _ in
      guard let number = Int(text) else { return "write a number" }
      count = number
      return nil
    }
    TextField(value) { Text("Count") }
  }
}

private struct Respelling: View {
  @State private var name = "\u{AC00}"
  @State private var isAsking = false

  var body: some View {
    Text(verbatim: name)
    Button("Ask") {
      name = "\u{1100}\u{1161}"
      isAsking = true
    }
    .alert("Sure?", isPresented: $isAsking) {
      Button("Yes") {}
      Button("No", role: .cancel) {}
    }
  }
}

private struct Asking: View {
  @State private var asked = false
  @State private var isAsking = false

  var body: some View {
    if asked { Text("Asked") }
    Button("Ask") {
      asked = true
      isAsking = true
    }
    .alert("Sure?", isPresented: $isAsking) {
      Button("Yes") {}
      Button("No", role: .cancel) {}
    }
  }
}

private struct Peeking: View {
  @State private var isPeeking = false
  @State private var peeked = false

  var body: some View {
    if peeked { Text("Peeked") }
    Button("Peek") { isPeeking = true }
      .sheet(isPresented: $isPeeking) {
        peeked = true
      } content: {
        Text("Inside")
      }
  }
}

private struct Leaving: View {
  @State private var hasLeft = false

  var body: some View {
    if hasLeft { Text("The end") } else { Button("Leave") { hasLeft = true } }
  }
}

private struct Shouting: View {
  @State private var viewModel = ViewModel<Int, String>(state: 0)

  var body: some View {
    Button("Shout") { viewModel.request(action: "hello") }
  }
}

private struct Fidgeting: View {
  @State private var count = 0

  var body: some View {
    Button("Stop") {}.task(id: count) { count += 1 }
  }
}

private struct Ticking: View {
  let clock: VirtualClock
  @State private var ticks = 0

  var body: some View {
    Button("Stop") {}.task { while (try? await clock.sleep(for: .seconds(1))) != nil {} }
  }
}

private struct Straying: View {
  let language: String
  @State private var place = 0

  var body: some View {
    Text(verbatim: "\(place)")
    Button("Go") { place = 1 }
    Button("Stray") { if language == "ko" { place = 2 } }
    Button("Back") { place = 0 }
  }
}

private struct Translated: View {
  let language: String
  @State private var hasGone = false

  var body: some View {
    Button(language == "en" ? "Go" : "가기") { hasGone.toggle() }.accessibilityIdentifier("go")
    if hasGone { Text("Gone") }
    if hasGone, language == "ko" { Text("새로운 것") }
  }
}

private struct Waiting: View {
  @State private var page = 1
  @State private var hasFailed = false

  var body: some View {
    VStack {
      Button("Next") { (page, hasFailed) = (2, true) }
      Button("First") { page = 1 }
    }
    .navigationTitle(Text(verbatim: "Page \(page)"))
    .alert("Failed", isPresented: $hasFailed) {
      Button("Again") {}
      Button("Close", role: .cancel) {}
    }
  }
}

private struct Drifting: View {
  @State var count: Int

  var body: some View {
    Text(verbatim: "\(count)")
    Button("More") { count += 1 }
    Button("Less") { count -= 1 }
  }
}

struct Counting: View {
  @State var count: Int

  var body: some View {
    Text(verbatim: "\(count)")
    Button("More") { count += 1 }
  }
}

/// Traps when it is opened after a pin was typed.
private struct Vault: View {
  @State private var pin = ""

  var body: some View {
    SecureField("pin", text: $pin)
    Button("Open") { if !pin.isEmpty { fatalError("the vault is open") } }
  }
}

extension Program {
  fileprivate static var vault: Program { .small { Vault() } }
}
