/// The steps of a session since the launch of its app, and the steps that were undone. A step is a move that acted on the app. To
/// go back in time, a session launches the app again and repeats the earlier steps.
///
/// A script of any length must run in bounded memory. A session with very many steps therefore forgets them all, and cannot go
/// back any more.
package struct Timeline {
  package private(set) var count = 0
  /// The steps; nil if there were too many.
  private var kept: [SentLine]? = []
  private var bytes = 0
  /// The steps that `:redo` can repeat, in their order. A newly typed step clears them.
  private var undone: [SentLine] = []
  /// The answers to the steps that `:redo` has repeated.
  private var repeated: [Response] = []

  /// Whether the session repeats steps, rather than taking new ones.
  var isRepeating = false

  /// The highest number of steps to keep, and of bytes in their lines.
  private static let limit = (steps: 20_000, bytes: 1 << 24)

  package init() {}

  package mutating func append(_ step: SentLine) {
    count += 1
    bytes += step.text.utf8.count
    if step.isTyped, !isRepeating { undone = [] }
    if count > Self.limit.steps || bytes > Self.limit.bytes {
      kept = nil
    } else {
      // While an array grows by itself, it takes up to three times the memory.
      if count == 1000 { kept?.reserveCapacity(Self.limit.steps) }
      kept?.append(step)
    }
  }

  mutating func noteRepetition(_ answer: Response) { repeated.append(answer) }

  /// Takes the answers to the steps that `:redo` has repeated.
  mutating func takeRepeated() -> [Response] {
    if repeated.isEmpty || isRepeating { return [] }
    defer { repeated = [] }
    return repeated
  }

  /// The steps that can be done again after going back to `earlier`: the steps after `earlier`, and those that were undone
  /// before.
  func steps(after earlier: ArraySlice<SentLine>) throws(LineError) -> [SentLine] {
    Array(try all()[earlier.endIndex...]) + undone
  }

  /// Ends going back or forth. `:redo` can now repeat `steps`. If `forgetsAnswers`, the answers to the repeated steps are not
  /// shown.
  mutating func end(undone steps: [SentLine], forgetsAnswers: Bool) {
    undone = steps
    if forgetsAnswers { repeated = [] }
  }

  func all() throws(LineError) -> [SentLine] {
    if let kept { return kept }
    throw LineError(
      .notHere,
      "the session had over \(Self.limit.steps) steps or 16 MiB of lines, and forgot them all; it cannot go back"
    )
  }

  /// Whether a person wrote every step.
  var isTyped: Bool { kept?.allSatisfy(\.isTyped) ?? true }

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
  func undoing(_ count: Int) throws(LineError) -> ArraySlice<SentLine> {
    let all = try all()
    let typed = all.indices.filter { all[$0].isTyped }
    if typed.isEmpty { throw LineError(.notHere, "there is no step to undo yet") }
    guard count <= typed.count else {
      let most = typed.count == 1 ? "only 1 step" : "at most \(typed.count) steps"
      throw LineError(.badArgument, "\(most) can be undone; :history lists the steps")
    }
    return all[..<typed[typed.count - count]]
  }

  /// The first `count` typed steps that were undone, each with the time that passed after it, and the undone steps after them.
  func redoing(_ count: Int) throws(LineError) -> (again: ArraySlice<SentLine>, left: [SentLine]) {
    let typed = undone.indices.filter { undone[$0].isTyped }
    if typed.isEmpty { throw LineError(.notHere, "there is no undone step; :undo undoes one") }
    guard count <= typed.count else {
      let most = typed.count == 1 ? "only 1 step was" : "only \(typed.count) steps were"
      throw LineError(.badArgument, "\(most) undone; write :redo \(typed.count)")
    }
    let end = count < typed.count ? typed[count] : undone.endIndex
    return (undone[..<end], Array(undone[end...]))
  }

  /// The steps up to step `number`.
  package func first(_ number: Int) throws(LineError) -> ArraySlice<SentLine> {
    let all = try all()
    if number <= all.count { return all[..<number] }
    if number - all.count <= undone.count {
      let count = undone[..<(number - all.count)].count(where: \.isTyped)
      throw LineError(.badArgument, "step \(number) was undone; write :redo \(max(count, 1))")
    }
    if all.isEmpty { throw LineError(.notHere, "there is no step to go to yet") }
    throw LineError(
      .badArgument, "there is no step \(number); the last is \(all.count), as :history shows")
  }
}
