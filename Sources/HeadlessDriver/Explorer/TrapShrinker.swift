/// Leaves out the lines that a trap does not need.
///
/// A trap ends the process. Before each try, the shrinker therefore plans the next start of the program. If the try traps, the
/// program starts again with the fewer lines, because they are now known to trap.
@MainActor
struct TrapShrinker {
  /// The lines that trap, and the next try. A program that starts again gets it as text.
  struct State: Equatable {
    /// The number of the walk in which the app traps. A walk is a start in a language.
    var walk: Int
    var lines: [String]
    var shrinking: Shrinking
    /// The descriptor of the silenced standard error; nil before the first try.
    var errors: Int32?

    init(walk: Int, lines: [String]) {
      self.walk = walk
      self.lines = lines
      shrinking = Shrinking(count: lines.count)
    }

    /// Reads a `text`; nil if it is not from a trap.
    init?(_ text: String) {
      var parts = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let numbers = parts.removeFirst().split(separator: " ").compactMap { Int($0) }
      guard numbers.count == 5 else { return nil }
      walk = numbers[0]
      lines = parts
      shrinking = Shrinking(count: 0)
      (shrinking.size, shrinking.start) = (numbers[1], numbers[2])
      shrinking.hasShrunk = numbers[3] == 1
      errors = numbers[4] >= 0 ? Int32(numbers[4]) : nil
    }

    var text: String {
      let numbers = [
        walk, shrinking.size, shrinking.start, shrinking.hasShrunk ? 1 : 0, Int(errors ?? -1),
      ]
      return ([numbers.map(String.init).joined(separator: " ")] + lines)
        .joined(separator: "\n")
    }
  }

  let app: ExploredApp
  private(set) var state: State

  init(_ state: State, of app: ExploredApp) {
    self.state = state
    self.app = app
  }

  /// Leaves out lines. In the end, sends the lines that are left, so that the trap ends the process with the fewest lines as
  /// its last words. Returns only if the lines do not trap.
  mutating func run() async throws(UsageError) {
    let errors = state.errors ?? SuddenEnd.silenceErrors()
    state.errors = errors
    while let range = state.shrinking.next(of: state.lines.count) {
      var shorter = state
      shorter.lines.removeSubrange(range)
      shorter.shrinking.hasShrunk = true
      SuddenEnd.planRestart(shorter.text, isSilent: true)
      try await send(shorter.lines)
      state.shrinking.keepLines()
    }
    SuddenEnd.planRestart(nil)
    SuddenEnd.giveBackErrors(errors)
    try await send(state.lines)
  }

  private func send(_ lines: [String]) async throws(UsageError) {
    let copy = try await AppCopy(of: app)
    // Goes on after a refused line, so that a later try can leave that line out.
    for line in lines { await copy.send(line) }
  }
}
