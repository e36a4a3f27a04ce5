import ProfileFeature
import StateBinding

protocol GameRouting: ViewableRouting {}

protocol GamePresentable: Presentable {
  var listener: GamePresentableListener? { get set }
  func update(state: GameState)
}

typealias GamePresentableListener = any PresentableListener<GameAction>

protocol GameListener: AnyObject {
  func gameDidEnd(_ outcome: TicTacToe.Outcome)
}

/// Plays one game after another. The parent keeps the score.
final class GameInteractor: PresentableInteractor<GamePresentable>, GameInteractable {
  weak var router: GameRouting?
  weak var listener: GameListener?

  private let memberStream: BehaviorRelay<Member>
  private let scoreStream: BehaviorRelay<ScoreBoard>
  private let inviteStream: BehaviorRelay<InviteCode?>
  private let game = BehaviorRelay(value: TicTacToe())

  init(
    presenter: GamePresentable, memberStream: BehaviorRelay<Member>,
    scoreStream: BehaviorRelay<ScoreBoard>, inviteStream: BehaviorRelay<InviteCode?>
  ) {
    self.memberStream = memberStream
    self.scoreStream = scoreStream
    self.inviteStream = inviteStream
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    Observable.combineLatest(game, memberStream, scoreStream, inviteStream)
      .subscribe(onNext: { [weak self] game, member, score, invite in
        self?.presenter.update(
          state: GameState(game: game, member: member.name, score: score, invite: invite))
      })
      .disposeOnDeactivate(interactor: self)
  }
}

extension GameInteractor: PresentableListener {
  func request(action: GameAction) {
    switch action {
    case .place(let square): place(at: square)
    case .playAgain: game.accept(TicTacToe())
    }
  }

  private func place(at square: TicTacToe.Square) {
    var next = game.value
    next.place(at: square)
    game.accept(next)
    if let outcome = next.outcome { listener?.gameDidEnd(outcome) }
  }
}
