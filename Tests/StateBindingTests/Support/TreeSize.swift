import Foundation

/// The size of the large trees: a thousand times an app's, and far more with `STATEBINDING_LONG`
/// set.
enum TreeSize {
  private static let isLong = ProcessInfo.processInfo.environment["STATEBINDING_LONG"] != nil

  static let chain = isLong ? 1_000_000 : 20_000
  static let fan = isLong ? 100_000 : 10_000
}
