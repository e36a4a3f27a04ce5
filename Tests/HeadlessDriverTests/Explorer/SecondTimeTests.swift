import HeadlessDriver
import HeadlessUI
import StateBinding
import Testing

/// Faults that show only when a person does something for the second time, each with an app that has it.
struct SecondTimeTests {
  @Test(arguments: [
    (
      Visit.Fault.subscribedTwice, ["Open", "Back", "Open", "Add"],
      #"after Open, Back, Open, Add is not what it is after Open, Add: says "2" instead of "1""#
    ),
    (
      .opensOnce, ["Open", "Back", "Open"],
      "after Open, Back, Open is not what it is after Open: new `Open`"
    ),
    (
      .losesButton, ["Open", "Back", "Open"],
      "after Open, Back, Open is not what it is after Open: gone: `Add`"
    ),
    (
      .keepsText, ["Open", "Back", "Open"],
      #"after Open, Back, Open is not what it is after Open: says "Still 0" instead of "0""#
    ),
  ])
  func `a page that works otherwise when it is opened again is a violation`(
    fault: Visit.Fault, lines: [String], message: String
  ) async throws {
    let program = Program.visits(fault)
    let found = try await program.expectViolation("second-time: \(message);", after: lines)
    #expect(await program.check(Array(found.transcript.utf8), named: "found").passed)
  }

  @Test func `a page that works as it did the first time is in order`() async throws {
    try await Program.visits(nil).expectNoFinding()
  }

  @Test func `a request that fails once and works from then on is in order`() async throws {
    let program = Program.small { Trying(memory: Memory()) }
    try await program.expectNoFinding()
  }

  @Test(arguments: FruitSearch.Fault.allCases)
  func `a text that is typed again and changes something is a violation`(
    fault: FruitSearch.Fault
  ) async throws {
    let map = try await Program.search(fault).explore(["--depth=3"])
    #expect(map.violations.map(\.kind) == ["same-text"], "\(map)")
    #expect(map.violations.first?.lines.prefix(2) == ["type Fruit fig", "type Fruit fig"])
  }

  @Test func `a search that answers a text again in the same way is in order`() async throws {
    try await Program.search(nil).expectNoFinding(options: ["--depth=3"])
  }
}

/// The memory of an app that no screen and no state shows.
private final class Memory {
  var visits = 0
  var text = ""
}

extension Program {
  fileprivate static func visits(_ fault: Visit.Fault?) -> Program {
    Program.small { Visit(memory: Memory(), fault: fault) }
  }

  fileprivate static func search(_ fault: FruitSearch.Fault?) -> Program {
    .small(exploring: ExplorerPlan(samples: ["Fruit": ["fig"]])) {
      FruitSearch(clock: $0.clock, memory: Memory(), fault: fault)
    }
  }
}

/// A list with one page.
struct Visit: View {
  enum Fault: Sendable { case subscribedTwice, opensOnce, losesButton, keepsText }

  fileprivate let memory: Memory
  let fault: Fault?
  @State private var isOpen = false
  @State private var count = 0

  var body: some View {
    if isOpen {
      Text(fault == .keepsText && memory.visits > 1 ? "Still \(count)" : "\(count)")
      if fault != .losesButton || memory.visits == 1 {
        Button("Add") {
          count = min(count + (fault == .subscribedTwice ? memory.visits : 1), 2)
        }
      }
      Button("Back") { (isOpen, count) = (false, 0) }
    } else {
      Button("Open") {
        if fault == .opensOnce, memory.visits > 0 { return }
        memory.visits += 1
        isOpen = true
      }
    }
  }
}

/// A page that opens only from the second time on.
private struct Trying: View {
  let memory: Memory
  @State private var isOpen = false
  @State private var hasFailed = false

  var body: some View {
    if isOpen {
      Button("Back") { isOpen = false }.accessibilityIdentifier("leave")
    } else {
      Button("Open") {
        memory.visits += 1
        (isOpen, hasFailed) = (memory.visits > 1, memory.visits == 1)
        if hasFailed { AccessibilityNotification.Announcement("Not opened").post() }
      }
      if hasFailed { Text("Not opened") }
    }
  }
}

/// A field that searches after a pause.
struct FruitSearch: View {
  enum Fault: CaseIterable, Sendable { case dropsLast, searchesTwice, clearsResult, toggles }

  let clock: VirtualClock
  fileprivate let memory: Memory
  let fault: Fault?
  @State private var text = ""
  @State private var asked = ""
  @State private var result = ""

  var body: some View {
    TextField(
      "Fruit",
      text: Binding(
        get: { text },
        set: {
          text = $0
          ask()
        }))
    Text("Found: \(result)")
      .task(id: asked) {
        guard !asked.isEmpty, (try? await clock.sleep(for: .seconds(1))) != nil else { return }
        result = asked
      }
  }

  private func ask() {
    let isSame = memory.text == text
    memory.text = text
    switch fault {
    case .dropsLast where isSame: asked = ""
    case .searchesTwice where isSame: asked = "\(text) \(text)"
    case .clearsResult where isSame: (asked, result) = ("", "nothing")
    case .toggles where isSame: text = ""
    default: asked = text
    }
  }
}
