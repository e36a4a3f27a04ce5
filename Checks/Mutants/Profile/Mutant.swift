import HeadlessDriver

/// The faults of `Mutants.txt`.
nonisolated package enum Mutant: String, Sendable {
  case asksNobody
  case logoutDeletes
  case cancelTooLate
  case draftOfOther
  case deletionUnseen
  case viewKept
  case detachForgotten
  case listenerForgotten
  case linkSwallowed
  case deletesFirst
  case activityKept
  case deletionUnheard
  case failureKept
  case editUnheard
  case discardUnheard
  case submitUnheard
  case loginUnseen

  /// The fault of the last launched app; nil if the app has none.
  @MainActor static var current: Mutant?

  static let option = Option(
    "mutant", value: "NAME", help: "The fault of the app", isSafeInHeader: true
  ) { Mutant(rawValue: $0) == nil ? "is unknown" : nil }
}
