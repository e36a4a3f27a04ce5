import HeadlessDriver
import RideProgram
import StateBinding
import StateBindingTesting
import Testing

/// Explores the ride app within limits; `ride --explore` visits every place.
struct ExplorationTests {
  @Test func `every screen within a few lines passes the explorer's checks`() async throws {
    LeakDetector.isEnabled = true
    let map = try await Program.ride.explore(["--depth=4", "--latency=1s"])
    map.expectNoViolations()
    #expect(map.placeCount == 30)
  }
}
