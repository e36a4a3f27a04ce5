public import Foundation
package import StateBinding

/// The translations of the running app, which its program sets.
@MainActor
package final class AppWords {
  package static let ofRun = PerRun { AppWords() }

  /// Returns the translation of a key with its values; nil if there is none.
  package var translate: (_ key: String, _ values: [String]) -> String? = { _, _ in nil }

  private init() {}

  /// The translation of `key` with `values` in the app that runs; nil if there is none, and outside of the main actor.
  package nonisolated static func text(for key: String, _ values: [String] = []) -> String? {
    guard DispatchQueue.isMainActor else { return nil }
    return MainActor.assumeIsolated { ofRun.current.translate(key, values) }
  }
}

// Foundation's function looks only beside the program. The compiler prefers these functions, because they have fewer parameters.

public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: @autoclosure () -> Bundle = .main,
  comment: String
) -> String {
  AppWords.text(for: key) ?? key
}

public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  AppWords.text(for: key) ?? value
}
