import HeadlessDriver
import NewsProgram
import StateBinding
import StateBindingTesting
import Testing

/// Explores the news app within limits; `news --explore` visits every place.
struct ExplorationTests {
  @Test func `every screen within a few lines passes the explorer's checks in each language`()
    async throws
  {
    LeakDetector.isEnabled = true
    let map = try await Program.news.explore(["--depth=2", "--latency=1s"])
    map.expectNoViolations()
    #expect(map.placeCount == 12)
  }
}
