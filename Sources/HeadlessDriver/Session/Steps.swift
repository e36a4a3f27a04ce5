import HeadlessUI

/// The steps of a session since the launch of its app: the lines that acted on the app. A session that goes back in time
/// repeats them.
///
/// A script of any length must run in bounded memory. A session with very many steps therefore forgets them all, and cannot go
/// back any more.
package struct Steps {
  /// The number of steps.
  package private(set) var count = 0
  /// The steps; nil if there were too many.
  private var kept: [Entry]? = []
  private var bytes = 0

  /// The highest number of steps to keep, and of bytes in their lines.
  private static let limit = (steps: 20_000, bytes: 1 << 24)

  package init() {}

  package mutating func append(_ step: Entry) {
    count += 1
    bytes += step.repeating.utf8.count
    if count > Self.limit.steps || bytes > Self.limit.bytes {
      kept = nil
    } else {
      kept?.append(step)
    }
  }

  /// Replaces the last step, which was a repetition of `step`.
  mutating func replaceLast(with step: Entry) {
    guard let last = kept?.indices.last else { return }
    kept?[last] = step
  }

  /// All steps.
  package func all() throws(LineError) -> [Entry] {
    if let kept { return kept }
    throw LineError(
      .notHere,
      "the session had over \(Self.limit.steps) steps or 16 MiB of lines, and forgot them all; it cannot go back"
    )
  }

  /// Whether a person wrote every step.
  var areTyped: Bool { kept?.allSatisfy(\.isTyped) ?? true }

  /// The steps with their numbers, one per line.
  func list() throws(LineError) -> String {
    let all = try all()
    if all.isEmpty { return "there is no step yet; a line that acts on the app is a step" }
    let width = "\(all.count)".count
    return all.enumerated().map { index, step in
      let number = "\(index + 1)"
      return String(repeating: " ", count: width - number.count) + "\(number)  \(step.recorded)"
    }.joined(separator: "\n")
  }

  /// The steps that are left after undoing the last `count` typed steps. Time that passed at a terminal is undone together with
  /// the step before it.
  func undone(_ count: Int) throws(LineError) -> ArraySlice<Entry> {
    let all = try all()
    let typed = all.indices.filter { all[$0].isTyped }
    if typed.isEmpty { throw LineError(.notHere, "there is no step to undo yet") }
    guard count <= typed.count else {
      let most = typed.count == 1 ? "only 1 step" : "at most \(typed.count) steps"
      throw LineError(.badArgument, "\(most) can be undone; :history lists the steps")
    }
    return all[..<typed[typed.count - count]]
  }

  /// The steps up to the one with `number`.
  func first(_ number: Int) throws(LineError) -> ArraySlice<Entry> {
    let all = try all()
    if number <= all.count { return all[..<number] }
    if all.isEmpty { throw LineError(.notHere, "there is no step to go to yet") }
    throw LineError(
      .badArgument, "there is no step \(number); the last is \(all.count), as :history shows")
  }
}
