import Benchmarks
import Foundation
import Harness
import StateBindingTestSupport
import Testing

struct RowTests {
  // Serialized, because the rows share files.
  @Test(.serialized, arguments: Benchmarks.rows.map(\.name))
  func `both sides of a row do the same`(name: String) async throws {
    let row = try #require(Benchmarks.rows.first { $0.name == name })
    do {
      try await row.check()
    } catch is Unmeasured {
      // The programs of this row were not built.
    }
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
}
