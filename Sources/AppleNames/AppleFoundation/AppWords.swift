public import Foundation
package import StateBinding

/// The translations of the running app. Its program sets them; without them a key is shown as it is.
@MainActor
package final class AppWords {
  package static let ofRun = PerRun { AppWords() }

  package var translate: (String) -> String = { $0 }

  private init() {}

  /// The translation of `key` in the app that runs; `key` itself outside of the main actor.
  package nonisolated static func text(for key: String) -> String {
    guard DispatchQueue.isMainActor else { return key }
    return MainActor.assumeIsolated { ofRun.current.translate(key) }
  }
}

// Foundation's function looks only beside the program. The compiler prefers these, which need no default arguments.

public func NSLocalizedString(_ key: String, comment: String) -> String {
  AppWords.text(for: key)
}

public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  AppWords.text(for: key)
}

public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  AppWords.text(for: key)
}
