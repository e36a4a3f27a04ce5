import StateBindingC
import MemoProgram
import StateBinding
import StateBindingTestSupport
import Testing

@testable import HeadlessDriver

/// The memo app with one fault at a time, in a process of its own. The rules themselves are tested in `ViolationTests`.
struct MutantTests {
  @Test func `the memo app without a fault has no violation`() async throws {
    LeakDetector.isEnabled = true
    let map = try await Program.memos.explore(["--depth=5"])
    #expect(map.violations.isEmpty, "\(map)")
  }

  @Test(arguments: [
    (Fault.detachForgotten, "leak", ["memo 1", "back"]),
    (.listenerForgotten, "lost-action", ["memo 1"]),
    (.untranslated, "languages-differ", ["memo 1", "delete", "confirm", ":wait"]),
  ])
  func `each fault is found by the shortest lines`(fault: Fault, kind: String, lines: [String])
    async throws
  {
    LeakDetector.isEnabled = true
    let languages = fault == .untranslated ? [] : ["--lang=en"]
    let map = try await Program.memos.explore(
      ["--depth=\(lines.count)", "--fault=\(fault.rawValue)"] + languages)
    let found = try #require(map.violations.first)
    #expect(found.kind == kind)
    #expect(found.lines == lines)
    let check = await Program.memos.check(Array(found.transcript.utf8), named: "found")
    #expect(check.passed)
  }

  @Test nonisolated func `a warning is printed with its lines, and leaves the status 0`() throws {
    let outcome = try Outcome(
      of: "MemoProgram", ["--explore", "--lang=en", "--depth=2", "--fault=same-name"])
    #expect(
      outcome.output.hasPrefix(
        """
        #: memos 1 lang=en width=80 fault=same-name
        # warning: name-twice: two elements are called "save"; give each an accessibilityIdentifier of its own

        """), "\(outcome.output)")
    #expect(outcome.output.hasSuffix("no violation, 1 warning\n"), "\(outcome.output)")
    #expect(outcome.status == 0)
  }

  @Test func `an accepted difference between languages is listed as accepted`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("languages-differ Milk still to do\n", to: "accepted")
    let map = try await Program.memos.explore([
      "--depth=4", "--fault=untranslated", "--accept=\(file)",
    ])
    #expect(map.violations.isEmpty, "\(map)")
    #expect(map.accepted == ["languages-differ \"Milk\" still to do"])
    #expect(map.unusedAcceptances == [])
    withExtendedLifetime(folder) {}
  }

  @Test func `a plain task that outlives its RIB is named with the line that detached the RIB`()
    async throws
  {
    let map = try await Program.memos.explore(["--depth=4", "--lang=en", "--fault=plain-task"])
    #expect(map.violations.isEmpty, "\(map)")
    #expect(map.gaps.contains("a plain task outlives: Memo, after back"), "\(map.gaps)")
    let sound = try await Program.memos.explore(["--depth=4", "--lang=en"])
    #expect(sound.gaps.allSatisfy { !$0.hasPrefix("a plain task") })
  }

  @Test nonisolated func `a trap is found and reported with the lines that led to it`() throws {
    let outcome = try Outcome(
      of: "MemoProgram", ["--explore", "--lang=en", "--depth=3", "--fault=traps-on-empty-title"])
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(
      lines[1].hasPrefix(#"# trap: "save" ended the process with signal "#), "\(outcome.output)")
    #expect(
      lines.filter { $0.hasPrefix("> ") } == ["> memo 1", #"> type title """#, "> save"])
    // The walk goes on without the line, and knows the action that trapped.
    let walk = try #require(lines.firstIndex(of: "= exit 1")) + 1
    #expect(
      lines[walk...] == [
        "--lang=en: 15 places, 36 edges, at most 3 lines from the start", "met RIBs: Memo, Memos",
        #"met alerts: "Delete?""#, "met fields: title", "met: 2 of 2 RIBs, 4 of 4 actions",
        "not explored: --lang=en: the lines of 6 places, because of --depth",
        "not explored: --lang=en: what follows 6 lines that break a promise", "1 violation",
      ])
    #expect(outcome.errors.contains("Fatal error: a memo needs a title"))
    #expect(outcome.status == 1)
  }

  @Test nonisolated func `a trap in a random walk is shrunk to the lines that it needs`() throws {
    let outcome = try Outcome(
      of: "MemoProgram",
      [
        "--explore", "random", "--lines=1000", "--lang=en", "--seed=3",
        "--fault=traps-on-empty-title",
      ])
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines[1].hasPrefix(#"# trap: "save" ended the process with signal "#), "\(lines)")
    let inputs = lines.filter { $0.hasPrefix("> ") }
    #expect(inputs.count == 3, "\(inputs)")
    #expect(inputs.suffix(2) == [#"> type title """#, "> save"])
    #expect(outcome.status == 1)
    // Only the trap of the walk is printed, without a backtrace: the tries with fewer lines are silent.
    #expect(outcome.errors.split(separator: "a memo needs a title").count == 2)
    #expect(!outcome.errors.contains("Backtrace took"))
  }

  @Test
  nonisolated func `--check fails if a diagnostic comes, even if every answer is as expected`()
    throws
  {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      """
      #: memos 1 lang=en width=80 fault=listener-forgotten
      |...
      > memo 1
      |...
      = exit 0

      """, to: "memo.transcript")
    let outcome = try Outcome(of: "MemoProgram", ["--check", file])
    #expect(outcome.output == "1 transcript: 1 failed\n")
    #expect(outcome.errors.contains("\(file):3: warning[lost-action]: "), "\(outcome.errors)")
    #expect(outcome.status == 1)
  }

  @Test nonisolated func `Ctrl-C leaves the files of an earlier exploration alone`() throws {
    let folder = try TemporaryFolder()
    try folder.write("map 1\n", to: "old.map")
    let program = try RunningProgram(
      "MemoProgram",
      [
        "--explore", "--fault=asks-nobody", "--limit=100000", "--jobs=1",
        "--save-map=\(folder.path)/old.map",
      ])
    _ = try program.read(to: "= exit 0\n")
    program.signal(SIGINT)
    let outcome = try program.ended()
    #expect(outcome.output.contains("not explored: --lang=ko: all of it, because of a signal\n"))
    #expect(outcome.output.hasSuffix("interrupted; no file was written\n"))
    #expect(try folder.text(of: "old.map") == "map 1\n")
  }

  @Test nonisolated func `Ctrl-C in an exploration prints the results so far`() throws {
    let program = try RunningProgram(
      "MemoProgram", ["--explore", "--lang=en", "--fault=asks-nobody", "--limit=100000"])
    _ = try program.read(to: "= exit 0\n")
    program.signal(SIGINT)
    let outcome = try program.ended()
    #expect(outcome.output.contains("not explored: --lang=en: the lines of "), "\(outcome.output)")
    #expect(outcome.output.contains(", because of a signal\n"))
    #expect(outcome.output.hasSuffix("1 violation\ninterrupted\n"))
    #expect(outcome.status == 128 + SIGINT)
  }

  @Test nonisolated func `the program prints the map and ends with 1 after a violation`() throws {
    let outcome = try Outcome(
      of: "MemoProgram", ["--explore", "--lang=en", "--depth=2", "--fault=asks-nobody"])
    #expect(
      outcome.output == """
        #: memos 1 lang=en width=80 unfinished fault=asks-nobody
        # acts-at-once: "delete" is destructive and acts at once; let it raise an alert that has a cancel button
        |   memo 1  Rice
        |   memo 2  Milk
        > memo 1
        |   back        Close
        |   type title  Title  Rice
        |   save        Save
        |   delete      Delete (destructive)
        |   close       Close
        > delete
        |   back        Close
        |   type title  Title  Rice
        |   save        Save (disabled)
        |   delete      Delete (destructive, disabled)
        |   close       Close
        = exit 0

        --lang=en: 9 places, 12 edges, at most 2 lines from the start
        met RIBs: Memo, Memos
        met fields: title
        met: 2 of 2 RIBs, 4 of 4 actions
        not explored: --lang=en: the lines of 6 places, because of --depth
        not explored: --lang=en: what follows 2 lines that break a promise
        1 violation

        """)
    #expect(outcome.status == 1)
  }
}
