import HeadlessDriver

/// The faults of `Mutants.txt`.
nonisolated package enum Mutant: String, Sendable {
  case referenceKept
  case detachForgotten
  case repliesAfterLeaving
  case asksNobody
  case doneUnheard
  case changeUnheard
  case noDriverUnheard
  case loginKept

  /// The fault of the last launched app; nil if the app has none.
  @MainActor static var current: Mutant?

  static let option = Option(
    "mutant", value: "NAME", help: "The fault of the app", isSafeInHeader: true
  ) { Mutant(rawValue: $0) == nil ? "is unknown" : nil }
}
