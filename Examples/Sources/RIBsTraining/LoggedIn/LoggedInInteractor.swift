import ProfileFeature
import StateBinding

nonisolated enum LoggedInTab: String, CaseIterable {
  case posts
  case games
  case profile
}

nonisolated struct LoggedInState {
  var tab = LoggedInTab.posts
}

nonisolated enum LoggedInAction {
  case choose(LoggedInTab)
}

protocol LoggedInRouting: ViewableRouting {
  func routeToBoard() -> BoardActionableItem
  func routeToGame(_ game: GameID)
  func routeToProfile()
  func routeToPromotion(_ promotion: PromotionEntity)
  func detachPromotion()
}

protocol LoggedInPresentable: StatePresentable<LoggedInState> {
  var listener: LoggedInPresentableListener? { get set }
}

typealias LoggedInPresentableListener = any PresentableListener<LoggedInAction>

protocol LoggedInListener: AnyObject {
  func didLogout()
  func didDeleteAccount()
  /// Somebody else has deleted the account of `member`.
  func didLoseAccount(of member: Member)
}

/// Switches between the tabs, and keeps the score.
final class LoggedInInteractor: PresentableInteractor<any LoggedInPresentable>,
  LoggedInInteractable
{
  weak var router: LoggedInRouting?
  weak var listener: LoggedInListener?

  let memberStream: BehaviorRelay<Member>
  let inviteStream: BehaviorRelay<InviteCode?>
  let network: Network
  private let scoreStream: BehaviorRelay<ScoreBoard>
  private var state = LoggedInState() { didSet { presenter.update(state: state) } }

  init(
    presenter: any LoggedInPresentable, memberStream: BehaviorRelay<Member>,
    scoreStream: BehaviorRelay<ScoreBoard>, inviteStream: BehaviorRelay<InviteCode?>,
    network: Network
  ) {
    self.memberStream = memberStream
    self.scoreStream = scoreStream
    self.inviteStream = inviteStream
    self.network = network
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    presenter.update(state: state)
  }

  override func willResignActive() {
    super.willResignActive()
    router?.detachPromotion()
  }
}

extension LoggedInInteractor: PresentableListener {
  func request(action: LoggedInAction) {
    switch action {
    case .choose(.posts): _ = showBoard()
    case .choose(.games): show(.ticTacToe)
    case .choose(.profile): showProfile()
    }
  }

  private func showBoard() -> BoardActionableItem? {
    state.tab = .posts
    return router?.routeToBoard()
  }

  private func show(_ game: GameID) {
    state.tab = .games
    router?.routeToGame(game)
  }

  private func showProfile() {
    state.tab = .profile
    router?.routeToProfile()
  }
}

extension LoggedInInteractor: BoardListener {}

extension LoggedInInteractor: GameListener {
  func gameDidEnd(_ outcome: TicTacToe.Outcome) {
    trace()
    var score = scoreStream.value
    score.add(outcome)
    scoreStream.accept(score)
  }
}

extension LoggedInInteractor: PromotionListener {
  func promotionDidClose() {
    trace()
    router?.detachPromotion()
  }
}

extension LoggedInInteractor: ProfileListener {
  func profileDidLogout() {
    trace()
    listener?.didLogout()
  }

  func profileDidDeleteAccount() {
    trace()
    listener?.didDeleteAccount()
  }

  func profileDidLoseAccount() {
    trace()
    listener?.didLoseAccount(of: memberStream.value)
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
    show(game)
    return .just((self, ()))
  }

  func openProfile(of userID: String) -> Observable<(LoggedInActionableItem, ())> {
    let member = memberStream.value
    guard member.id == userID else {
      return .error(LinkProblem.otherMember(asked: userID, loggedIn: member.id))
    }
    showProfile()
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
    guard let board = showBoard() else { return .empty() }
    return .just((board, ()))
  }
}
