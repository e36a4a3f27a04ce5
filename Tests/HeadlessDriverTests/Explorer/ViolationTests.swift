import HeadlessDriver
import HeadlessUI
import MemoProgram
import StateBinding
import StateBindingTestSupport
import Testing

/// The promises that the explorer always checks, each with an app that breaks it.
struct ViolationTests {
  @Test func `a destructive button that acts without asking is a violation`() async throws {
    let found = try await Program.small { Erasing() }.expectViolation(
      "acts-at-once: ", after: ["Erase"])
    #expect(
      found.description == """
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

        """)
  }

  @Test func `the second of two destructive buttons with one name is a violation`() async throws {
    let program = Program.small {
      Button("Erase", role: .destructive) {}
      Erasing()
    }
    try await program.expectViolation("acts-at-once: ", after: [#"tap "Erase" 2"#])
  }

  @Test func `a new screen with an old value of a plain class is a violation`() async throws {
    let program = Program.small { Late(counter: PlainCounter()) }
    try await program.expectViolation("stale-view: Late still shows \"0\"", after: ["More"])
  }

  @Test func `two promises that one line breaks are two violations`() async throws {
    let plan = ExplorerPlan(invariants: [
      Invariant("never erased") { $0.steps.last != .tap("Keep") },
      Invariant("never kept") { $0.steps.last != .tap("Keep") },
    ])
    let map = try await Program.small(exploring: plan) { Button("Keep") {} }.explore()
    #expect(
      map.found
        == ["never erased", "never kept"].map { #"invariant: "\#($0)" does not hold here"# }
    )
  }

  @Test func `a destructive button that starts hidden work is a violation`() async throws {
    let program = Program.small { launch in
      Button("Erase", role: .destructive) {
        Task { try await launch.clock.sleep(for: .seconds(1)) }
      }
    }
    try await program.expectViolation("acts-at-once: ", after: ["Erase"])
  }

  @Test func `a destructive button that acts before it reports is a violation`() async throws {
    let program = Program.small {
      Stateful(2) { $notes in
        Text("\(notes) notes")
        Stateful(false) { $isDone in
          Button("Erase", role: .destructive) {
            notes -= 1
            isDone = true
          }
          .alert("Erased", isPresented: $isDone) { Button("OK") {} }
        }
      }
    }
    try await program.expectViolation("acts-at-once: ", after: ["Erase"], options: ["--depth=2"])
  }

  @Test func `a destructive button that only explains a refusal is allowed`() async throws {
    let program = Program.small {
      Stateful(false) { $isRefused in
        Button("Erase", role: .destructive) { isRefused = true }
          .alert("Not possible now", isPresented: $isRefused) { Button("OK", role: .cancel) {} }
      }
    }
    #expect(try await program.explore().found == [])
  }

  @Test func `a listed line that fails is a violation`() async throws {
    var starts = 0
    let program = Program.launching { _ in
      starts += 1
      let stay = { @MainActor @Sendable in }
      return smallApp(Stepper("Stay", onIncrement: starts == 1 ? stay : nil, onDecrement: stay))
    }
    try await program.expectViolation(
      #"line-fails: "increase Stay" is listed by :actions but answers not-here: "Stay" is a stepper; write increase Stay; disable or remove its element while it cannot work"#,
      after: ["increase Stay"])
  }

  @Test func `a number field may refuse a text`() async throws {
    let program = Program.small {
      Stateful(1) { $count in
        let value = FormattedValue(text: Text(verbatim: "\(count)")) { text, _ in
          guard let number = Int(text) else { return "write a number" }
          count = number
          return nil
        }
        TextField(value) { Text("Count") }
      }
    }
    #expect(try await program.explore().found == [])
  }

  @Test func `a cancelled question that changed the bytes of a text is a violation`() async throws {
    try await Program.small { Asking(from: "\u{AC00}", to: "\u{1100}\u{1161}") }.expectViolation(
      "not-restored: ", after: ["Ask", "cancel"], options: ["--depth=2"])
  }

  @Test func `a trap in a test prints the lines that led to it`() async throws {
    await expectEnd(
      """
      explore: the process ended while the last of these lines ran; if another test trapped next to it, look for the mistake there
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
    try await Program.small { Asking(from: "New", to: "Asked") }.expectViolation(
      #"not-restored: cancel does not bring back the screen from before "Sure?" (says "Asked" instead of "New"); change nothing until the person has confirmed"#,
      after: ["Ask", "cancel"])
  }

  @Test func `a closed sheet that changed the page below is a violation`() async throws {
    let program = Program.small {
      Stateful(false) { $peeked in
        if peeked { Text("Peeked") }
        Stateful(false) { $isPeeking in
          Button("Peek") { isPeeking = true }
            .sheet(isPresented: $isPeeking) {
              peeked = true
            } content: {
              Text("Inside")
            }
        }
      }
    }
    try await program.expectViolation(
      #"not-restored: back does not bring back the screen from before the sheet (new text "Peeked"); change nothing until the person has confirmed"#,
      after: ["Peek", "back"])
  }

  @Test func `a screen without a way out is a violation`() async throws {
    let program = Program.small {
      Stateful(false) { $hasLeft in
        if hasLeft { Text("The end") } else { Button("Leave") { hasLeft = true } }
      }
    }
    try await program.expectViolation(
      "dead-end: nothing here can be used and nothing is pending; add a button or a way back",
      after: ["Leave"])
  }

  @Test func `an alert with only a destructive button is a violation`() async throws {
    let program = Program.small {
      Stateful(false) { $asks in
        Button("Erase", role: .destructive) { asks = true }
          .alert("Erase?", isPresented: $asks) { Button("Erase", role: .destructive) {} }
      }
    }
    try await program.expectViolation(
      #"no-cancel: the only button of "Erase?" is destructive, so nobody can say no; add a button with the cancel role"#,
      after: ["Erase"])
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
      Counting()
      Button("Share") {}
    }.explore(["--depth=1"])
    #expect(map.found == [])
    #expect(
      map.warnings.map(\.message) == [
        #"two elements are called "Share"; give each an accessibilityIdentifier of its own"#
      ])
    #expect(map.edgeCount == 3)
    #expect("\(map)".hasSuffix("\nno violation, 1 warning\n"))
  }

  @Test func `two fields with one name are reported with the promise that they break`() async throws
  {
    let plan = ExplorerPlan(invariants: [
      Invariant("one page") { !$0.screen.elements.contains { $0.role == .field } }
    ])
    let program = Program.small(exploring: plan) {
      Stateful(false) { $isOpen in
        if isOpen {
          TextField("Name", text: .constant(""))
          TextField("Name", text: .constant(""))
        } else {
          Button("New") { isOpen = true }
        }
      }
    }
    let map = try await program.explore()
    #expect(map.found == [#"invariant: "one page" does not hold here"#])
    #expect(
      map.warnings.map(\.message) == [
        #"two fields are called "Name"; give each an accessibilityIdentifier of its own"#
      ])
  }

  @Test func `a screen that outlives its RIB is a violation in every build`() async throws {
    // As in a release build.
    LeakDetector.isEnabled = false
    let map = try await Program.launching { _ in bank(ForgetsToDismiss()) }.explore()
    #expect(
      map.violations.first?.message
        == "PINCheckViewController of PINCheck has outlived its router; look for what holds it strongly; ForgetsToDismiss.presented refers to it"
    )
    #expect(map.violations.first?.lines == ["send", "Cancel"])
  }

  @Test func `views that never stop changing are a violation`() async throws {
    let program = Program.small {
      Stateful(0) { $count in Button("Stop") {}.task(id: count) { count += 1 } }
    }
    #expect(try await program.explore(["--limit=1"]).violations.first?.kind == "view")
  }

  @Test func `work that never ends, not even with its screen, is a violation`() async throws {
    let program = Program.small { launch in
      Button("Poll") {
        Task { while (try? await launch.clock.sleep(for: .seconds(1))) != nil {} }
      }
    }
    try await program.expectViolation(
      "never-idle: ", after: ["Poll", ":wait"], options: ["--depth=2"])
  }

  @Test func `work that ends with its screen only is a warning`() async throws {
    let program = Program.small { launch in
      Button("Stop") {}.task {
        while (try? await launch.clock.sleep(for: .seconds(1))) != nil {}
      }
    }
    let map = try await program.explore()
    #expect(map.found == [])
    #expect(map.warnings.map(\.kind) == ["never-idle"])
    #expect(map.warnings.first?.lines == [":wait"])
    #expect(
      map.warnings.first?.description.contains(
        "\n# warning: never-idle: after 321 deadlines a timer repeats and only numbers on the screen change"
      ) == true)
  }

  @Test func `an element in only one language is a violation`() async throws {
    let program = Program.small(languages: ["en", "ko"]) { launch in
      Stateful(false) { $hasGone in
        Button(launch.language == "en" ? "Go" : "가기") { hasGone.toggle() }
          .accessibilityIdentifier("go")
        if hasGone { Text("Gone") }
        if hasGone, launch.language == "ko" { Text("새로운 것") }
      }
    }
    let found = try await program.expectViolation(
      #"languages-differ: in ko this screen has the text "새로운 것", which it lacks in the first language; let only texts depend on the language"#,
      after: ["go"])
    #expect(found.transcript.hasPrefix("#: small 1 lang=ko width=80\n"))
  }

  @Test func `an element that the second language lacks is named`() async throws {
    let program = Program.small(languages: ["en", "ko"]) { launch in
      Button("Stay") {}
      if launch.language == "en" { Button("Help") {} }
    }
    try await program.expectViolation(
      #"languages-differ: in ko this screen lacks the button "Help", which it has in the first language; let only texts depend on the language"#,
      after: [])
  }

  @Test func `a line that leads to different places in two languages is a violation`() async throws
  {
    let program = Program.small(languages: ["en", "ko"]) { launch in
      Stateful(0) { $place in
        Text(verbatim: "\(place)")
        Button("Go") { place = 1 }
        Button("Stray") { if launch.language == "ko" { place = 2 } }
        Button("Back") { place = 0 }
      }
    }
    #expect(
      try await program.explore(["--limit=2"]).found == [
        #"languages-differ: in ko "Stray" leads to another place than in the first language; let only texts depend on the language"#
      ])
  }

  @Test func `an alert on another page that is cancelled is allowed`() async throws {
    let program = Program.small {
      Stateful(1) { $page in
        Stateful(false) { $hasFailed in
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
    }
    #expect(try await program.explore().found == [])
  }

  @Test func `a start that differs from the last one is a violation`() async throws {
    var starts = 0
    let program = Program.launching { _ in
      starts += 1
      return smallApp(
        Stateful(starts / 3) { $count in
          Text(verbatim: "\(count)")
          Button("More") { count += 1 }
          Button("Less") { count -= 1 }
        })
    }
    #expect(try await program.explore(["--limit=5"]).violations.map(\.kind) == ["not-repeatable"])
  }

  @Test func `an invariant sees the steps that led to its place`() async throws {
    let increase = Move.use("Size", .increase)
    let plan = ExplorerPlan(invariants: [
      Invariant("not increased twice") { $0.steps != [increase, increase] }
    ])
    let program = Program.small(exploring: plan) {
      Stateful(0) { $size in
        Stepper("Size", value: $size, in: 0...2)
        Text("\(size)")
      }
    }
    try await program.expectViolation(
      #"invariant: "not increased twice" does not hold here"#,
      after: ["increase Size", "increase Size"], options: ["--depth=2"])
  }
}

private struct Erasing: View {
  var body: some View {
    Stateful(2) { $notes in
      Text(notes == 1 ? "1 note" : "\(notes) notes")
      Button("Erase", role: .destructive) { notes = max(notes - 1, 1) }
    }
  }
}

private final class PlainCounter {
  var count = 0
}

/// Shows nothing of what its button counts.
private struct Late: View {
  let counter: PlainCounter

  var body: some View {
    Text(verbatim: "\(counter.count)")
    Stateful(false) { $isOn in
      Text(isOn ? "on" : "off")
      Button("More") {
        counter.count += 1
        isOn = true
      }
    }
  }
}

/// Changes its text when it asks, and not when the question is answered.
private struct Asking: View {
  // A state would not change: the two texts are equal.
  private let model: ViewModel<String, Never>
  @State private var isAsking = false
  private let changed: String

  init(from text: String, to changed: String) {
    model = ViewModel(state: text)
    self.changed = changed
  }

  var body: some View {
    Text(verbatim: model.state)
    Button("Ask") { (model.state, isAsking) = (changed, true) }
      .alert("Sure?", isPresented: $isAsking) {
        Button("Yes") {}
        Button("No", role: .cancel) {}
      }
  }
}

extension Program {
  /// An app that traps when it is opened after a pin was typed.
  fileprivate static var vault: Program {
    .small {
      Stateful("") { $pin in
        SecureField("pin", text: $pin)
        Button("Open") { if !pin.isEmpty { fatalError("the vault is open") } }
      }
    }
  }
}
