import Foundation
import HeadlessDriver
import HeadlessUI
import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

/// Promises about what follows, each with an app that breaks it.
struct PromiseTests {
  @Test func `an app that keeps its promises is in order`() async throws {
    let map = try await Program.checkout(nil).expectNoFinding()
    #expect(map.description.contains("3 of 3 promises"), "\(map)")
  }

  @Test func `a reply that shows nothing breaks a promise where nothing is under way any more`()
    async throws
  {
    try await expect(
      .dropsReply, ["Pay", ":wait 2s"],
      #""a payment ends" is broken: nothing is under way here any more, without "a receipt""#)
  }

  @Test func `a way out that forgets the goal breaks a promise`() async throws {
    try await expect(
      .leaves, ["Pay", "Leave"],
      #""a payment ends" is broken: nothing is under way here any more, without "a receipt""#)
  }

  @Test func `work that asks again for ever breaks a promise, and the loop is marked`() async throws
  {
    let transcript = try await expect(
      .asksForEver, ["Pay", ":wait 2s", ":wait 2s"],
      #""a payment ends" is broken: the last line can be repeated for ever, without "a receipt""#)
    let page = "Sources/HeadlessDriver/HeadlessDriver.docc/ExploringEveryScreen.md"
    let text = try String(contentsOf: Article.package.appending(path: page), encoding: .utf8)
    #expect(text.contains("```\n\(transcript)```"), "\(transcript)")
  }

  @Test(arguments: [Checkout.Fault.asksTwice, .isSlow])
  func `a loop of a person's lines, or of waits for slow work, breaks no promise`(
    fault: Checkout.Fault
  ) async throws {
    let map = try await Program.checkout(fault).explore()
    #expect(!map.violations.contains { $0.kind == "promise" }, "\(map)")
    #expect(!map.description.contains("not proved"), "\(map)")
  }

  @Test func `a state that ends too early breaks a promise`() async throws {
    try await expect(
      .leaves, ["Pay", "Leave"],
      #""a payment shows" is broken: it ends here, before "its receipt""#)
  }

  @Test func `a goal that never comes after the launch breaks a promise`() async throws {
    try await expect(
      .opensEmpty, [],
      #""the shop opens" is broken: nothing is under way here any more, without "the shop opens""#)
  }

  @Test func `a promise beyond a limit is not proved, and one that never begins is named`()
    async throws
  {
    let map = try await Program.checkout(nil).explore(["--depth=1"])
    #expect(map.violations.isEmpty, "\(map)")
    #expect(
      map.description.contains("not proved: --lang=en: \"a payment ends\", because of --depth\n"))
    #expect(map.description.hasSuffix("\nno violation\n"))
    #expect(
      map.unproved
        == ["a payment ends", "a payment shows"].map {
          "not proved: --lang=en: \"\($0)\", because of --depth"
        })
    let empty = try await Program.checkout(.noButton).explore()
    #expect(empty.gaps.contains(#"never begun: "a payment ends", "a payment shows""#), "\(empty)")
  }

  @Test func `a promise beyond a limit of the plan fails the exploration and the test`()
    async throws
  {
    let map = try await Program.checkout(nil, starts: [["--depth=1"]]).explore()
    #expect(
      map.description.hasSuffix(
        "\nno violation, 2 promises not proved; raise the limits of the plan, or set allowsUnproved: true in it\n"
      ), "\(map)")
    withKnownIssue {
      map.expectNoViolations()
    } matching: {
      $0.comments.first?.rawValue.hasPrefix("not proved: --lang=en --depth=1: \"a payment ") == true
    }
    let allowed = Program.checkout(nil, starts: [["--depth=1"]], allowsUnproved: true)
    try await allowed.explore().expectNoViolations()
  }

  @Test func `a promise is not proved where only a clock goes on`() async throws {
    let promise = Promise("signed in") { $0.screen.has("Signed in") }
      .until("a sign-out") { $0.lastMove == .tap("Sign out") }
    let map = try await Program.small(exploring: ExplorerPlan(promises: [promise])) { launch in
      Stateful(0) { $seconds in
        Text(seconds < 60 ? "Signed in" : "Welcome")
        Text(verbatim: "\(seconds) s").task {
          while (try? await launch.clock.sleep(for: .seconds(1))) != nil { seconds += 1 }
        }
        Button("Sign out") {}
      }
    }.explore()
    #expect(
      map.unproved == [#"not proved: --lang=en: "signed in", because of a clock that goes on"#],
      "\(map)")
  }

  @Test func `a broken promise of never says that it happens`() async throws {
    let plan = ExplorerPlan(invariants: [.never("two pages") { $0.screen.has("Second") }])
    let program = Program.small(exploring: plan) {
      Stateful(false) { $isSecond in
        Text(isSecond ? "Second" : "First")
        Toggle("Next", isOn: $isSecond)
      }
    }
    #expect(try await program.explore().found == [#"invariant: "two pages" happens here"#])
  }

  @discardableResult
  private func expect(
    _ fault: Checkout.Fault, _ lines: [String], _ message: String
  ) async throws -> String {
    let map = try await Program.checkout(fault).explore()
    let found = try #require(map.violations.first { $0.message == message }, "\(map)")
    #expect(found.kind == "promise")
    #expect(found.lines == lines)
    let check = await Program.checkout(fault).check(Array(found.transcript.utf8), named: "found")
    #expect(check.passed)
    return found.transcript
  }
}

extension Program {
  fileprivate static func checkout(
    _ fault: Checkout.Fault?, starts: [[String]] = [[]], allowsUnproved: Bool = false
  ) -> Program {
    .small(
      exploring: ExplorerPlan(
        waits: ["2s"], starts: starts,
        promises: [
          Promise("a payment ends") { $0.lastMove == .tap("Pay") }
            .leadsTo("a receipt") { $0.screen.has("Receipt") },
          Promise("a payment shows") { $0.screen.has("Paying") }
            .until("its receipt") { $0.screen.has("Receipt") },
          Promise("the shop opens") { $0.screen.has("Ready") }.eventually,
        ], allowsUnproved: allowsUnproved)
    ) { Checkout(clock: $0.clock, fault: fault) }
  }
}

/// A shop whose payment takes a second.
struct Checkout: View {
  enum Fault: Sendable {
    case dropsReply, leaves, asksForEver, asksTwice, isSlow, opensEmpty, noButton
  }

  let clock: VirtualClock
  let fault: Fault?
  @State private var isPaying = false
  @State private var hasPaid = false
  @State private var isHelpOpen = false

  var body: some View {
    Text(isPaying ? "Paying" : hasPaid ? "Receipt" : fault == .opensEmpty ? "" : "Ready")
      .task(id: isPaying) {
        guard isPaying else { return }
        repeat {
          guard (try? await clock.sleep(for: .seconds(fault == .isSlow ? 30 : 1))) != nil else {
            return
          }
        } while fault == .asksForEver
        if fault == .dropsReply { return }
        (isPaying, hasPaid) = (false, true)
      }
    if isPaying {
      if fault == .leaves {
        Button("Leave") { (isPaying, hasPaid) = (false, false) }
      } else if fault == .asksTwice {
        Button(isHelpOpen ? "Close help" : "Help") { isHelpOpen.toggle() }
      } else {
        Button("Help") { isHelpOpen = true }.disabled(isHelpOpen)
      }
    } else if fault != .noButton {
      Button("Pay") { isPaying = true }
    }
  }
}
