import HeadlessDriver
import HeadlessUI
import StateBinding
import Testing

/// Faults that need no promise of the app, each with an app that has it.
struct GeneralCheckTests {
  @Test func `an alert that always comes back has no way back`() async throws {
    try await Program.small { Nagging() }.expectViolation(
      #"no-way-back: from here no line leads back to any earlier page; add a way back, or accept "? Failed" as an end"#,
      after: ["Save"])
  }

  @Test func `work that never shows its end has no way back`() async throws {
    let program = Program.small {
      Stateful(false) { $isBusy in
        Button("Send") { isBusy = true }.disabled(isBusy)
        Stateful(0) { Stepper("Size", value: $0, in: 0...1) }
      }
    }
    try await program.expectViolation("no-way-back: ", after: ["Send"])
  }

  @Test func `a leak that shows later is reported before its consequence`() async throws {
    let map = try await Program.launching(appThatForgetsToDetach).explore()
    #expect(map.violations.map(\.kind) == ["leak", "leak"])
    #expect(map.violations.map(\.lines) == [["add", "back", ":wait"], ["add", "done"]])
    #expect(
      "\(map)".contains("\nof the same cause as leak after add, back, :wait:\n  not-restored: "),
      "\(map)")
    #expect("\(map)".hasSuffix("2 violations and 1 more of the same cause\n"))
  }

  @Test func `an end that the plan accepts is no violation`() async throws {
    let plan = ExplorerPlan(accepting: [
      Acceptance("no-way-back", "? Failed", because: "it is the end")
    ])
    let map = try await Program.small(exploring: plan) { Nagging() }.explore()
    #expect(map.found == [])
    #expect(map.accepted == [#"no-way-back "? Failed" it is the end"#])
  }

  @Test func `a page that is only shown at the beginning needs no way back`() async throws {
    let program = Program.small {
      Stateful(0) { $page in
        switch page {
        case 0: Button("Begin") { page = 1 }
        case 1: Button("Details") { page = 2 }
        default: Button("Home") { page = 1 }.padding()
        }
      }
    }
    #expect(try await program.explore().found == [])
  }

  @Test func `pages with less on them than before need no way back`() async throws {
    let program = Program.small {
      Stateful(["a", "b"]) { $names in
        Stateful(false) { $isOpen in
          if isOpen {
            Button("Close") { isOpen = false }
          } else {
            Button("Open") { isOpen = true }
            if !names.isEmpty { Button("Drop") { names.removeLast() } }
            ForEach(names, id: \.self) { Text(verbatim: $0) }
          }
        }
      }
    }
    #expect(try await program.explore().found == [])
  }

  @Test func `an element that changes nothing anywhere is named`() async throws {
    let map = try await Program.small { Dead() }.explore()
    #expect(map.found == [])
    #expect(map.idleElements == ["Share", "type Note"])
    #expect("\(map)".contains("does nothing: Share, type Note\n"))
  }

  @Test func `a question whose answer changes nothing is named, and not the screen before it`()
    async throws
  {
    let program = Program.small {
      Stateful(false) { $isIn in
        Stateful(false) { $isAsking in
          if isIn {
            Button("Log out") { isAsking = true }
              .alert("Log out?", isPresented: $isAsking) {
                Button("OK") {}
                Button("No", role: .cancel) {}
              }
          } else {
            Button("Log in") { isIn = true }
            Stateful(false) { Toggle("News", isOn: $0).disabled($0.wrappedValue) }
          }
        }
      }
    }
    let map = try await program.explore()
    #expect(
      map.found == [
        #"no-way-back: `Log out and confirm` change nothing, and from here no line leads back to any earlier page; add a way back, or accept "Log out and confirm" as an end"#
      ])
    #expect(map.violations.first?.lines == ["Log in", "Log out", "confirm"])
    #expect(map.idleElements == ["Log out and confirm"])
  }

  @Test func `an element that does nothing can be accepted`() async throws {
    let plan = ExplorerPlan(accepting: [
      Acceptance("does-nothing", "Share", because: "it opens a system sheet"),
      Acceptance("does-nothing", "type Note", because: "it is read-only"),
    ])
    let map = try await Program.small(exploring: plan) { Dead() }.explore()
    #expect(map.idleElements == [])
    #expect(map.accepted.first == #"does-nothing "Share" it opens a system sheet"#)
  }

  @Test func `a field without samples gets unusual texts`() async throws {
    let plan = ExplorerPlan(invariants: [
      Invariant("the age is small") { $0.screen.elements.last?.label != "too old" }
    ])
    let program = Program.small(exploring: plan) {
      Stateful("") { $age in
        TextField("Age", text: $age)
        Text(
          age.utf8.count > 10 && Int(age) == nil && age.allSatisfy(\.isNumber) ? "too old" : "fine")
      }
    }
    try await program.expectViolation("invariant: ", after: ["type Age 99999999999999999999"])
  }

  @Test func `a field gets a text that its name suggests`() async throws {
    let program = Program.small { Stateful("") { TextField("E-mail", text: $0) } }
    let map = try await program.explore(["--depth=2"])
    #expect(map.savedMap.contains("type E-mail x@example.com"))
  }

  @Test func `a secret that is shown in clear is a violation`() async throws {
    let map = try await Program.small { Leaky() }.explore(["--depth=2"])
    #expect(
      map.found == [
        #"secret-in-clear: the text typed into the secure field "PIN" is in clear on the screen; show it nowhere, and forget it when it is no longer needed"#
      ])
  }

  @Test func `a state may keep a typed secret, and its transcripts replay`() async throws {
    let program = Program.keeping(number: false)
    let map = try await program.explore(["--depth=3", "--write-transcripts=unused"])
    #expect(map.found == [])
    let transcript = try #require(map.transcripts.first)
    #expect(transcript.contains("> type PIN 4711\n"))
    #expect(await program.check(Array(transcript.utf8), named: "tour").passed)
  }

  @Test func `a number made from a secret in a state is a violation`() async throws {
    let map = try await Program.keeping(number: true).explore(["--depth=2"])
    #expect(map.violations.map(\.kind) == ["secret-in-clear"])
    #expect(map.violations.first?.message.contains("in the state of Keeping") == true)
  }

  @Test func `a number made from a secret in an action is a violation`() async throws {
    try await Program.small { Lock(asNumber: true) }.expectViolation(
      #"secret-in-clear: the text typed into the secure field "PIN" is in clear in the trace, in "action Clerk"; show it nowhere, and forget it when it is no longer needed"#,
      after: ["type PIN 4711", "OK"], options: ["--depth=2"])
  }

  @Test func `an action may carry the very text of a secret`() async throws {
    let map = try await Program.small { Lock(asNumber: false) }.explore(["--depth=2"])
    #expect(map.found == [])
  }

  @Test func `a secure field gets the text that the program declares`() async throws {
    let program = Program.launching(secrets: ["PIN": "1234"]) { _ in smallApp(Leaky()) }
    let map = try await program.explore(["--depth=1"])
    #expect(map.savedMap.contains("type PIN 1234"))
  }

  @Test func `a key that hides a difference is reported`() async throws {
    // The second and third places look alike but for a text, and only the third opens.
    let program = Program.small(exploring: ExplorerPlan(key: { $0.outline })) {
      Stateful(1) { $count in
        Stateful(false) { $isOpen in
          if isOpen {
            Button("Close") { isOpen = false }
          } else {
            Text(verbatim: "\(count)")
            Button("Open") { isOpen = count > 1 }
            Button("More") { count = 2 }
          }
        }
      }
    }
    #expect(
      try await program.explore().omissions == [
        "--lang=en: what the plan's key hides: 1 line led to another screen than the place with the same key shows, the first is More at the start"
      ])
  }

  @Test func `a translation may reorder its values, and its key may be a name`() async throws {
    let words = ["%@ of %@": "%2$@, %1$@", "welcome": "Welcome, %@", "100% sure": "100% 확실"]
    #expect(try await Program.translated(words, words).explore().found == [])
  }

  @Test(arguments: [
    ("welcome", "어서 오세요", "nothing as value 1, and the code gives a text"),
    ("%lld of %@", "%@의 %lld", "a text as value 1, and the code gives a whole number"),
    (
      "%lld of %@", "%2$@의 %1$f",
      "a number with a point as value 1, and the code gives a whole number"
    ),
    ("%lld of %@", "%1$lld의 %3$@", "nothing as value 2, and the code gives a text"),
  ])
  func `a translation that takes other values than the code gives is a violation`(
    key: String, korean: String, mistake: String
  ) async throws {
    let english = ["welcome": "Welcome, %@", "%lld of %@": "%lld of %@"]
    try await Program.translated(english, [key: korean]).expectViolation(
      "placeholders: in ko \"\(korean)\" takes \(mistake); give the translation the placeholders of its key",
      after: [])
  }

  @Test func `a state with a value that is new in every run is named at once`() async throws {
    var runs = 0
    let program = Program.launching { _ in
      runs += 1
      return smallApp(Drawing(viewModel: ViewModel(state: Ticket(number: runs))))
    }
    let map = try await program.explore(["--limit=3"])
    #expect(map.violations.first?.kind == "not-repeatable")
    #expect(map.violations.first?.lines == [])
  }
}

extension Program {
  /// An app with translations into two languages.
  fileprivate static func translated(_ english: [String: String], _ korean: [String: String])
    -> Program
  {
    .launching(languages: ["en", "ko"]) { launch in
      let words = launch.language == "en" ? english : korean
      return smallApp(
        Button(action: {}) { Text(verbatim: "OK") },
        strings: StringCatalogue(language: launch.language, words))
    }
  }

  /// An app whose state keeps a typed PIN, and maybe the number that it is.
  fileprivate static func keeping(number keepsNumber: Bool) -> Program {
    .launching { _ in
      App(
        launching: KeepingRouter(
          interactor: Interactor(), viewController: KeepingController(keepsNumber: keepsNumber)))
    }
  }
}

/// An app whose alert comes back with each answer.
private struct Nagging: View {
  var body: some View {
    Stateful(false) { $hasFailed in
      Button("Save") { hasFailed = true }
        .alert("Failed", isPresented: .constant(hasFailed)) {
          Button("Again") {}
          Button("OK", role: .cancel) {}
        }
      Button("Look") {}
    }
  }
}

private struct Dead: View {
  var body: some View {
    Button("Share") {}
    TextField("Note", text: .constant("fixed"))
    Stateful(false) { Toggle("On", isOn: $0) }
  }
}

private struct Leaky: View {
  var body: some View {
    Stateful("") { $pin in
      SecureField("PIN", text: $pin)
      Text("Your PIN: \(pin)")
    }
  }
}

nonisolated private struct Ticket {
  var number: Int
}

private struct Drawing: View {
  let viewModel: ViewModel<Ticket, Never>

  var body: some View {
    Text(verbatim: "\(viewModel.state.number)")
    Button("Stay") {}
  }
}

nonisolated private enum PINAction { case check(String), checkNumber(Int) }

private final class Clerk: PresentableListener {
  func request(action: PINAction) {}
}

private struct Lock: View {
  private let viewModel = ViewModel<Int, PINAction>(state: 0)
  private let clerk = Clerk()
  private let asNumber: Bool
  @State private var pin = ""

  init(asNumber: Bool) {
    self.asNumber = asNumber
    viewModel.listener = clerk
  }

  var body: some View {
    SecureField("PIN", text: $pin)
    Button("OK") {
      viewModel.request(action: asNumber ? .checkNumber(Int(pin) ?? 0) : .check(pin))
    }
  }
}

nonisolated private struct SentLine {
  var pin = ""
  var number = 0
}

private struct Keeping: View {
  let viewModel: ViewModel<SentLine, Never>
  let keepsNumber: Bool

  var body: some View {
    SecureField(
      "PIN",
      text: Binding {
        viewModel.state.pin
      } set: { pin in
        viewModel.update(state: SentLine(pin: pin, number: keepsNumber ? Int(pin) ?? 0 : 0))
      })
    if viewModel.state.pin == "4711" { Text("Open") }
  }
}

private final class KeepingController: UIHostingController<Keeping>, ViewControllable {
  let viewModel = ViewModel<SentLine, Never>(state: SentLine())

  init(keepsNumber: Bool) {
    super.init(rootView: Keeping(viewModel: viewModel, keepsNumber: keepsNumber))
  }
}

private final class KeepingRouter: LaunchRouter<Interactor, KeepingController> {}
