import HeadlessUI

extension Rule {
  static let notRepeatable = Rule(
    name: "not-repeatable",
    sentence:
      "the same lines led to another screen the second time, or to another state at the launch",
    remedy:
      "draw random numbers from launch.random, and look for a real clock, a UUID or a value that outlives the app",
    canShrink: false)
}

extension ExploredApp {
  /// The finding if a second copy does not begin as `first` did. If a state had a new value in every run, every place would count
  /// as new.
  func findingsOfSecondLaunch(after first: Place) async throws(UsageError) -> [Finding] {
    let second = try await AppCopy(of: self)
    let parts = second.place.changedParts(from: first)
    if parts.isEmpty, !second.place.screen.isIdentical(to: first.screen) {
      return [.unrepeatable(first)]
    }
    return parts.prefix(1).map { .unrepeatable(first, part: $0) }
  }
}

extension Finding {
  /// The finding that the lines to `place` led to another screen the second time, or to another value at `part` of the states.
  @MainActor
  static func unrepeatable(_ place: Place, part: String? = nil) -> Finding {
    let what = part.map { "value of \($0) in the states" } ?? "screen"
    return Finding(
      .notRepeatable, about: part ?? "the screen",
      "the same lines led to another \(what) the second time", place.path)
  }
}
