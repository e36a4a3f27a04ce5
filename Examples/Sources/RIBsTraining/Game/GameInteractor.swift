import ProfileFeature
import StateBinding

protocol GameRouting: ViewableRouting {}

protocol GamePresentable: StatePresentable<GameState> {
  var listener: GamePresentableListener? { get set }
}

typealias GamePresentableListener = any PresentableListener<GameAction>

protocol GameListener: AnyObject {
  func gameDidEnd(_ outcome: TicTacToe.Outcome)
}

/// Plays one game after another. The parent keeps the score.
final class GameInteractor: PresentableInteractor<any GamePresentable>, GameInteractable {
  weak var router: GameRouting?
  weak var listener: GameListener?

  private let memberStream: BehaviorRelay<Member>
  private let scoreStream: BehaviorRelay<ScoreBoard>
  private let inviteStream: BehaviorRelay<InviteCode?>
  private var state = GameState() { didSet { presenter.update(state: state) } }

  init(
    presenter: any GamePresentable, memberStream: BehaviorRelay<Member>,
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
    Observable.combineLatest(memberStream, scoreStream, inviteStream)
      .subscribe(onNext: { [weak self] member, score, invite in
        self?.show(member, score, invite)
      })
      .disposeOnDeactivate(interactor: self)
  }

  private func show(_ member: Member, _ score: ScoreBoard, _ invite: InviteCode?) {
    state = GameState(game: state.game, member: member.name, score: score, invite: invite)
  }
}

extension GameInteractor: PresentableListener {
  func request(action: GameAction) {
    switch action {
    case .place(let square): place(at: square)
    case .playAgain: state.game = TicTacToe()
    }
  }

  private func place(at square: TicTacToe.Square) {
    state.game.place(at: square)
    if let outcome = state.game.outcome { listener?.gameDidEnd(outcome) }
  }
}
