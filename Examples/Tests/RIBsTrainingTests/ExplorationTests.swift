import HeadlessDriver
import RIBsTrainingProgram
import StateBinding
import StateBindingTesting
import Testing

/// Explores the RIBs Training app within limits; `ribs-training --explore` visits every place.
struct ExplorationTests {
  @Test func `every screen within a few lines passes the explorer's checks`() async throws {
    LeakDetector.isEnabled = true
    let map = try await Program.training.explore(["--depth=3", "--latency=1s"])
    map.expectNoViolations()
    #expect(map.placeCount == 22)
  }
}
