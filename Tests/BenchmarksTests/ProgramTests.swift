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
        workflow of 3 steps: built, committed, run
        a transcript of 20 inputs, as a script
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

  @Test(arguments: [["--bogus"], ["--filter"]])
  func `bad options exit with 2`(arguments: [String]) async throws {
    let run = try await Outcome.waited(for: "benchmarks", arguments)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains("usage: benchmarks"))
  }
}
