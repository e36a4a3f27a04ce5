/// The game: two marks on nine squares, in turns.
nonisolated struct TicTacToe: Equatable {
  enum Mark: String, CaseIterable, Sendable {
    case x = "X"
    case o = "O"

    var other: Mark { self == .x ? .o : .x }
  }

  enum Outcome: Equatable, Sendable {
    case win(Mark)
    case draw
  }

  /// A square: `a1` is at the top left, `c3` at the bottom right.
  struct Square: Hashable, Sendable, CustomStringConvertible {
    let column: Int
    let row: Int

    static let all = (0..<3).flatMap { row in (0..<3).map { Square(column: $0, row: row) } }

    var description: String { "\(["a", "b", "c"][column])\(row + 1)" }
  }

  private(set) var marks: [Square: Mark] = [:]
  /// The mark whose turn it is.
  private(set) var turn = Mark.x

  private static let lines: [[Square]] =
    (0..<3).map { index in Square.all.filter { $0.row == index } }
    + (0..<3).map { index in Square.all.filter { $0.column == index } }
    + [
      Square.all.filter { $0.column == $0.row }, Square.all.filter { $0.column + $0.row == 2 },
    ]

  var outcome: Outcome? {
    for line in Self.lines {
      if let mark = marks[line[0]], line.allSatisfy({ marks[$0] == mark }) { return .win(mark) }
    }
    return marks.count == 9 ? .draw : nil
  }

  /// The squares that can be taken.
  var free: [Square] { outcome == nil ? Square.all.filter { marks[$0] == nil } : [] }

  /// Puts the mark whose turn it is on `square`, if that is free.
  mutating func place(at square: Square) {
    guard free.contains(square) else { return }
    marks[square] = turn
    turn = turn.other
  }
}

/// The results of the games since the login.
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

/// The games of the app.
nonisolated public enum GameID: String, Sendable, CaseIterable {
  case ticTacToe
}

/// An invitation to a game: six capital letters or digits.
nonisolated public struct InviteCode: Sendable, Equatable {
  public let text: String

  /// Nil if `text` is not a code.
  public init?(_ text: String) {
    let isRight = text.utf8.allSatisfy { byte in
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    guard isRight, text.utf8.count == 6 else { return nil }
    self.text = text
  }
}
