package import StateBinding

/// Data that a process has once, such as defaults. The data of each run is in the process while a line of the run acts.
@MainActor
package final class SharedData {
  package static let ofRun = PerRun { SharedData() }

  /// Whether an app in this process has such data.
  private static var isUsed = false
  private static var owner: SharedData?
  /// The session whose line acts, and the lines that wait for its end.
  private static var user: Session?
  private static var waiting: [CheckedContinuation<Void, Never>] = []

  private var values: [String: Any] = [:]
  /// Replaces the values in the process, and returns the earlier ones; nil if the app of the run has no such data.
  private var exchange: (([String: Any]) -> [String: Any])?

  /// Begins without values, or with those of the last run if it `keepsValues`.
  package func begin(
    keepingValues keepsValues: Bool, _ exchange: @escaping ([String: Any]) -> [String: Any]
  ) {
    self.exchange = exchange
    Self.isUsed = true
    if keepsValues { Self.owner = self } else { enter(for: Self.user) }
  }

  /// Puts the values of this run into the process, unless a line of another session acts than `session`.
  func enter(for session: Session? = nil) {
    guard let exchange, Self.owner !== self, Self.user ?? session === session else { return }
    let old = exchange(values)
    Self.owner?.values = old
    Self.owner = self
  }

  /// Returns when no line acts on such data. A launch replaces the data.
  static func isFree() async {
    while user != nil { await withCheckedContinuation { waiting.append($0) } }
  }

  /// Does `body`, a line of `session`, with the data of `run`.
  static func use<Result>(
    of run: AppRun, by session: Session, _ body: () async -> Result
  ) async -> Result {
    if !isUsed || user === session { return await body() }
    let data = ofRun[run]
    if data.exchange == nil { return await body() }
    await isFree()
    user = session
    data.enter(for: session)
    defer {
      user = nil
      for line in replace(&waiting, with: []) { line.resume() }
    }
    return await body()
  }
}
