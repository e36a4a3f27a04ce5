/// A game that there is.
nonisolated public enum GameID: String, Sendable, CaseIterable {
  /// Three in a row.
  case ticTacToe
}

/// What invites to a game: six capital letters or digits.
nonisolated public struct InviteCode: Sendable, Equatable {
  /// The code.
  public let text: String

  /// The code `text`; nil if that is none.
  public init?(_ text: String) {
    let isRight = text.utf8.allSatisfy { byte in
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    guard isRight, text.utf8.count == 6 else { return nil }
    self.text = text
  }
}
