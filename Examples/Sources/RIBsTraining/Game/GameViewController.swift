import HeadlessUI
import StateBinding

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

final class GameViewController: UIViewController, GameViewControllable, ViewModelHosting {
  let viewModel = GameViewModel(state: .init())

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(GameView(viewModel: viewModel))
  }
}

extension GameViewController: GamePresentable {}

typealias GameViewModel = ViewModel<GameState, GameAction>
