import HeadlessDriver
import ProfileREPL
import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

/// The explorer on the Profile app, bounded; `profile-repl --explore` visits every place.
struct ExplorationTests {
  @Test func `every screen within a few lines passes the explorer's checks`() async throws {
    LeakDetector.isEnabled = true
    let map = try await Program.profile.explore([
      "--depth=\(runsLongTests ? 4 : 3)", "--latency=1s",
    ])
    map.expectNoViolations()
  }
}
