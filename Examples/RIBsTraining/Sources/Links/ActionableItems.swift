public import StateBinding

/// What a deep link can ask of the whole app.
public protocol RootActionableItem: AnyObject {
  /// Takes `link` as the one that is on its way: it cancels the one before, and a logout cancels it.
  func follow(_ link: any Disposable)
  /// Who is logged in, as soon as someone is.
  func waitForLogin() -> Observable<(LoggedInActionableItem, ())>
}

/// What a deep link can ask while someone is logged in.
public protocol LoggedInActionableItem: AnyObject {
  /// The game, if there is one, and its invitation is right.
  func launchGame(
    with gameId: String, inviteCode: String?
  ) -> Observable<(LoggedInActionableItem, ())>
  /// The profile, if it is that of `userID`.
  func openProfile(of userID: String) -> Observable<(LoggedInActionableItem, ())>
  /// The promotion, if there is one with the code.
  func openPromotion(_ code: String) -> Observable<(LoggedInActionableItem, ())>
  /// The posts.
  func openBoard() -> Observable<(BoardActionableItem, ())>
}

/// What a deep link can ask of the posts.
public protocol BoardActionableItem: AnyObject {
  /// The post, if it is there.
  func openPost(_ id: Int) -> Observable<(BoardActionableItem, ())>
}
