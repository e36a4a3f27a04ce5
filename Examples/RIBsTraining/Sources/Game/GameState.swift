nonisolated struct GameState {
  var game = TicTacToe()
  /// The member, who plays X.
  var member = ""
  var score = ScoreBoard()
  var invite: InviteCode?
}

nonisolated enum GameAction {
  case place(TicTacToe.Square)
  case playAgain
}
