import ProfileFeature
import StateBinding

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
