public import Foundation
package import StateBinding

/// The translations of the running app, which its program sets.
@MainActor
package final class AppWords {
  package static let ofRun = PerRun { AppWords() }

  /// A value in a text.
  package struct Value: Equatable, Sendable {
    package var text: String
    /// Whether it is a number, which each language writes with its own signs.
    package var isNumber = false
  }

  /// Returns the translation of a key, or `format`, with its values; nil outside of an app.
  package var translate: ((_ key: String, _ format: String, _ values: [Value]) -> String)?

  private init() {}

  /// The translation of `key`, or `format`, with `values` in the app that runs; nil outside of an app and of the main actor.
  package nonisolated static func text(
    for key: String, default format: String, _ values: [Value] = []
  ) -> String? {
    // What follows the guard runs on the main actor.
    guard DispatchQueue.isMainActor else { return nil }
    return MainActor.assumeIsolated { ofRun.current.translate?(key, format, values) }
  }

  /// The translation of a text without values, or `text`.
  nonisolated static func text(for key: String, default text: String) -> String {
    self.text(for: key, default: text, []) ?? text
  }
}

// Foundation's function looks only beside the program. The compiler prefers these functions, because they have fewer parameters.

public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: @autoclosure () -> Bundle = .main,
  comment: String
) -> String {
  AppWords.text(for: key, default: key)
}

public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  AppWords.text(for: key, default: value)
}
