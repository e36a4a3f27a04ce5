import Foundation
import TestSupport
import Testing

/// The built program: its options, its exits, its JSON.
struct ProgramTests {
  @Test func `it lists its rows`() async throws {
    let run = try await Outcome.waited(for: "benchmarks", ["--list"])
    #expect(run.status == 0)
    #expect(
      run.output == """
        dispatch, nobody observing
        dispatch, one observer
        dispatch, 1,000 observers, each
        Profile screen from scratch, rendered
        dispatch, and the screen that shows it
        dispatch that the screen does not show
        a list of 1,000,000, an action, against 100
        a list of 1,000,000, row bodies, against 100
        relay accept, one subscriber
        subscribe + dispose, alone
        subscribe + dispose, with 10 others
        attach + detach, viewless
        attach + detach, viewless, leak detection
        attach + detach, with a view
        attach + detach, with a view, leak detection
        100 chains 1,000 deep: build, each
        100 chains 1,000 deep: tear down, each
        100 chains 1,000 deep: heap, each
        a chain of 1,000,000: built and released, each
        detach 1,000,000 siblings, each, against 1,000
        workflow of 3 steps: built, committed, run
        a transcript of 20 inputs, as a script
        100,001 script lines, against the bytes alone
        100,001 script lines, against the flow by hand
        a line and its reply over pipes
        start-up of profile-repl, dynamic
        start-up of profile-repl, static
        1,000,001 script lines, memory, dynamic
        1,000,001 script lines, memory, static
        clean release build of profile-repl
        100,000 posts opened and left, after/before

        """)
  }

  @Test func `a row is an object with eight keys`() async throws {
    let run = try await Outcome.waited(for: "benchmarks", ["--json", "--filter", "relay accept"])
    #expect(run.status == 0)
    let rows = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    #expect(rows.count == 1)
    #expect(
      rows.first?.keys.sorted() == [
        "allocations", "base", "goal", "name", "ours", "ratio", "spread", "unit",
      ])
    #expect(rows.first?["name"] as? String == "relay accept, one subscriber")
  }

  @Test func `no row is an empty array`() async throws {
    #expect(
      try await Outcome.waited(for: "benchmarks", ["--json", "--filter", "nothing of that name"])
        .output == "[]\n")
  }

  @Test func `a row that takes long is named, and measured only when it is asked for`() async throws
  {
    let run = try await Outcome.waited(for: "benchmarks", ["--filter", "clean release build"])
    #expect(run.status == 0)
    #expect(run.output.contains("not measured: it takes a minute; ask for it with --slow\n"))
  }

  @Test func `it lists its scales`() async throws {
    #expect(
      try await Outcome.waited(for: "benchmarks", ["--scaling", "--list"]).output == """
        observers
        RIBs, built and released
        rows of a list
        script lines, with the start
        transcript lines

        """)
  }

  @Test func `a side of a row runs alone, and prints nothing`() async throws {
    let arguments = [
      "--operations", "10", "--side", "base", "--filter", "relay accept, one subscriber",
    ]
    let run = try await Outcome.waited(for: "benchmarks", arguments)
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.errors == "")
  }

  @Test func `a side of no row is an error`() async throws {
    let run = try await Outcome.waited(
      for: "benchmarks", ["--operations", "10", "--filter", "relay"])
    #expect(run.status == 1)
    #expect(run.errors == "benchmarks: --operations needs the whole name of a row\n")
  }

  @Test(arguments: [["--bogus"], ["--filter"], ["--operations", "0"], ["--side", "theirs"]])
  func `bad options exit with 2`(arguments: [String]) async throws {
    let run = try await Outcome.waited(for: "benchmarks", arguments)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains("usage: benchmarks"))
  }
}
