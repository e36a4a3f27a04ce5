import HeadlessDriver
import MemoProgram
import StateBinding
import TestSupport
import Testing

/// The memo app with one fault at a time. The explorer finds each by the shortest lines.
struct MutantTests {
  @Test func `without a fault there is no violation`() async throws {
    LeakDetector.isEnabled = true
    let map = try await Program.memos.explore()
    #expect(map.violations.isEmpty, "\(map)")
  }

  @Test(arguments: [
    (Fault.asksNobody, "acts-at-once", ["memo 1", "delete"]),
    (.cancelDropsDraft, "not-restored", ["memo 1", #"type title """#, "delete", "cancel"]),
    (.deletesNeighbour, "invariant", ["memo 1", "delete", "confirm", ":wait"]),
    (.detachForgotten, "invariant", ["memo 1", "back"]),
    (.listenerForgotten, "lost-action", ["memo 1"]),
    (.outlivesItsRIB, "leak", ["memo 1", "save", "back"]),
    (.pollsForever, "never-idle", [":wait"]),
    (.sameName, "name-twice", []),
    (.untranslated, "languages-differ", ["memo 1", "delete", "confirm", ":wait"]),
  ])
  func `a fault is found`(fault: Fault, kind: String, lines: [String]) async throws {
    LeakDetector.isEnabled = true
    let map = try await Program.memos.explore(["--fault=\(fault.rawValue)"])
    let found = try #require(map.violations.first { $0.kind == kind }, "\(map)")
    #expect(found.lines == lines)
    let check = await Program.memos.check(Array(found.transcript.utf8), named: "found")
    #expect(check.passed)
  }

  @Test func `a line that ends the process is found, and written like any other`() throws {
    let outcome = try Outcome(
      of: "MemoProgram", ["--explore", "--lang=en", "--fault=traps-on-empty-title"])
    #expect(
      outcome.output == """
        #: memos 1 lang=en width=80 fault=traps-on-empty-title
        """)
  }
}
