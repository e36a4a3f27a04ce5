import HeadlessDriver
import ProfileMutants
import StateBinding
import TestSupport
import Testing

/// The Profile app with one fault at a time. The explorer finds each by the shortest lines.
@Suite(.serialized) struct ProfileMutantTests {
  private static let bounds = ["--lang=en", "--depth=4"]

  @Test(arguments: ["0s", "1s"])
  func `without a fault there is no violation`(latency: String) async throws {
    LeakDetector.isEnabled = true
    let map = try await Program.profile.explore(Self.bounds + ["--latency=\(latency)"])
    #expect(map.violations.isEmpty, "\(map)")
  }

  @Test(arguments: Mutant.allCases)
  func `a fault is found`(mutant: Mutant) async throws {
    LeakDetector.isEnabled = true
    let map = try await Program.profile.explore(
      Self.bounds + ["--latency=1s", "--mutant=\(mutant.rawValue)"])
    print("MUTANT", mutant, map.violations.map { ($0.kind, $0.message, $0.lines) })
  }
}
