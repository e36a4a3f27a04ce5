/// How the games since the login went.
nonisolated struct ScoreBoard: Equatable {
  private(set) var wins: [TicTacToe.Mark: Int] = [:]
  private(set) var draws = 0

  mutating func add(_ outcome: TicTacToe.Outcome) {
    switch outcome {
    case .win(let mark): wins[mark, default: 0] += 1
    case .draw: draws += 1
    }
  }
}
