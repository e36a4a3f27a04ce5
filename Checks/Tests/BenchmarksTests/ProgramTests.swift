import Foundation
import Harness
import StateBindingTestSupport
import Testing

/// The built program: its options, exit statuses and JSON.
struct ProgramTests {
  @Test func `--list prints the rows of the filter`() async throws {
    let run = try await Outcome.waited(for: "benchmarks", ["--list", "--filter", "relay accept"])
    #expect(run.status == 0)
    #expect(run.output == "relay accept, one subscriber\n")
  }

  @Test func `a row is a JSON object with nine keys`() async throws {
    let run = try await Outcome.waited(for: "benchmarks", ["--json", "--filter", "relay accept"])
    #expect(run.status == 0)
    let rows = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    #expect(rows.count == 1)
    #expect(
      rows.first?.keys.sorted() == [
        "allocations", "base", "goal", "met", "name", "ours", "ratio", "spread", "unit",
      ])
    #expect(rows.first?["name"] as? String == "relay accept, one subscriber")
  }

  @Test(.enabled(if: Cost.countsHeap, "this build does not count allocations"))
  func `a script line allocates no more than the number written here`() async throws {
    // Every second line raises a question through the interactor, and the others close it. Without optimisation, a line allocates about
    // twice as much.
    #if DEBUG
      let limit = 98.0
    #else
      let limit = 48.0
    #endif
    let run = try await Outcome.waited(
      for: "benchmarks", ["--json", "--filter", "a script line, against the session alone"])
    #expect(run.status == 0, "\(run.errors)")
    let rows = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    let allocations = try #require(rows.first?["allocations"] as? Double)
    #expect(allocations > 0 && allocations <= limit)
  }

  @Test func `a filter without rows prints an empty array`() async throws {
    #expect(
      try await Outcome.waited(for: "benchmarks", ["--json", "--filter", "nothing of that name"])
        .output == "[]\n")
  }

  @Test func `a slow row is named but measured only with --slow`() async throws {
    let run = try await Outcome.waited(for: "benchmarks", ["--filter", "clean release build"])
    #expect(run.status == 0)
    #expect(run.output.contains("not measured: it takes a minute; ask for it with --slow\n"))
  }

  @Test func `--list prints the scales of the filter`() async throws {
    let arguments = ["--scaling", "--list", "--filter", "observers"]
    #expect(try await Outcome.waited(for: "benchmarks", arguments).output == "observers\n")
  }

  @Test func `a side of a row runs alone and prints nothing`() async throws {
    let arguments = [
      "--operations", "10", "--side", "base", "--filter", "relay accept, one subscriber",
    ]
    let run = try await Outcome.waited(for: "benchmarks", arguments)
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.errors == "")
  }

  @Test func `a side without a whole row name is an error`() async throws {
    let run = try await Outcome.waited(
      for: "benchmarks", ["--operations", "10", "--filter", "relay"])
    #expect(run.status == 1)
    #expect(run.errors == "benchmarks: --operations needs the whole name of a row\n")
  }

  @Test(arguments: [["--bogus"], ["--filter"], ["--operations", "0"], ["--side", "theirs"]])
  func `a wrong option exits with 2`(arguments: [String]) async throws {
    let run = try await Outcome.waited(for: "benchmarks", arguments)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains("usage: benchmarks"))
  }
}
