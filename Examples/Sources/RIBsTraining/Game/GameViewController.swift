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

  weak var listener: GamePresentableListener? {
    didSet { viewModel.listener = listener }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(GameView(viewModel: viewModel))
  }
}

extension GameViewController: GamePresentable {
  func update(state: GameState) {
    viewModel.update(state: state)
  }
}

typealias GameViewModel = ViewModel<GameState, GameAction>
