import Benchmarks
import Harness
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
}
