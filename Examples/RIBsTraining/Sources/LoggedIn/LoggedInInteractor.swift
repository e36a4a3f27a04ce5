import ProfileFeature
import StateBinding

protocol LoggedInRouting: Routing {
  func routeToBoard() -> BoardActionableItem
  func routeToGame(_ game: GameID)
  func routeToProfile()
  func routeToPromotion(_ promotion: PromotionEntity)
  func detachPromotion()
  /// Takes away what it shows in the view of its parent, as it has none of its own.
  func cleanupViews()
}

protocol LoggedInListener: AnyObject {
  func didLogout()
  func didDeleteAccount()
}

/// Knows what a member can go to; keeps the score.
final class LoggedInInteractor: Interactor, LoggedInInteractable {
  weak var router: LoggedInRouting?
  weak var listener: LoggedInListener?

  let memberStream: BehaviorRelay<Member>
  let inviteStream: BehaviorRelay<InviteCode?>
  let network: Network
  private let scoreStream: BehaviorRelay<ScoreBoard>

  init(
    memberStream: BehaviorRelay<Member>, scoreStream: BehaviorRelay<ScoreBoard>,
    inviteStream: BehaviorRelay<InviteCode?>, network: Network
  ) {
    self.memberStream = memberStream
    self.scoreStream = scoreStream
    self.inviteStream = inviteStream
    self.network = network
    super.init()
  }
}

extension LoggedInInteractor: PresentableListener {
  func request(action: LoggedInAction) {
    switch action {
    case .choose(.posts): _ = router?.routeToBoard()
    case .choose(.games): router?.routeToGame(.ticTacToe)
    case .choose(.profile): router?.routeToProfile()
    }
  }
}

extension LoggedInInteractor: BoardListener {}

extension LoggedInInteractor: GameListener {
  func gameDidEnd(_ outcome: TicTacToe.Outcome) {
    var score = scoreStream.value
    score.add(outcome)
    scoreStream.accept(score)
  }
}

extension LoggedInInteractor: PromotionListener {
  func promotionDidClose() {
    router?.detachPromotion()
  }
}

extension LoggedInInteractor: ProfileListener {
  func profileDidLogout() {
    listener?.didLogout()
  }

  func profileDidDeleteAccount() {
    listener?.didDeleteAccount()
  }
}
