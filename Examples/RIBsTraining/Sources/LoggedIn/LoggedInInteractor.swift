import ProfileFeature
import StateBinding

nonisolated enum LoggedInTab: String, CaseIterable {
  case posts
  case games
  case profile
}

nonisolated enum LoggedInAction {
  case choose(LoggedInTab)
}

protocol LoggedInRouting: Routing {
  func routeToBoard() -> BoardActionableItem
  func routeToGame(_ game: GameID)
  func routeToProfile()
  func routeToPromotion(_ promotion: PromotionEntity)
  func detachPromotion()
  /// Removes the children's views from the parent's view, as this RIB has no view of its own.
  func cleanupViews()
}

protocol LoggedInListener: AnyObject {
  func didLogout()
  func didDeleteAccount()
}

/// Switches between the tabs, and keeps the score.
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

extension LoggedInInteractor: LoggedInActionableItem {
  func launchGame(with gameId: String, inviteCode: String?) -> Observable<
    (LoggedInActionableItem, ())
  > {
    guard let game = GameID(rawValue: gameId) else { return .error(LinkProblem.noGame(gameId)) }
    let invite = inviteCode.flatMap(InviteCode.init)
    if let inviteCode, invite == nil { return .error(LinkProblem.noInvite(inviteCode)) }
    if let invite { inviteStream.accept(invite) }
    router?.routeToGame(game)
    return .just((self, ()))
  }

  func openProfile(of userID: String) -> Observable<(LoggedInActionableItem, ())> {
    let member = memberStream.value
    guard member.id == userID else {
      return .error(LinkProblem.otherMember(asked: userID, loggedIn: member.id))
    }
    router?.routeToProfile()
    return .just((self, ()))
  }

  func openPromotion(_ code: String) -> Observable<(LoggedInActionableItem, ())> {
    .fromAsync { [weak self, network] in
      let response: FetchPromotionResponse
      do {
        response = try await network.request(
          endpoint: PromotionEndpoint.fetchPromotion(code: code))
      } catch NetworkError.status(404) {
        throw LinkProblem.noPromotion(code)
      }
      guard let self else { throw CancellationError() }
      self.router?.routeToPromotion(response.data)
      return (self, ())
    }
  }

  func openBoard() -> Observable<(BoardActionableItem, ())> {
    guard let router else { return .empty() }
    return .just((router.routeToBoard(), ()))
  }
}
