import StateBinding

/// The step at the root: a deep link starts here.
protocol RootActionableItem: AnyObject {
  /// The logged-in part of the app, as soon as somebody is logged in.
  func waitForLogin() -> Observable<(LoggedInActionableItem, ())>
}

/// The step while somebody is logged in.
protocol LoggedInActionableItem: AnyObject {
  /// Starts the game; an error if the game or the invitation code is unknown.
  func launchGame(
    with gameId: String, inviteCode: String?
  ) -> Observable<(LoggedInActionableItem, ())>
  /// Opens the profile; an error if somebody other than `userID` is logged in.
  func openProfile(of userID: String) -> Observable<(LoggedInActionableItem, ())>
  /// Shows the promotion; an error if no promotion has the code.
  func openPromotion(_ code: String) -> Observable<(LoggedInActionableItem, ())>
  /// Opens the board.
  func openBoard() -> Observable<(BoardActionableItem, ())>
}

/// The step at the board.
protocol BoardActionableItem: AnyObject {
  /// Opens the post; an error if there is none with the ID.
  func openPost(_ id: Int) -> Observable<(BoardActionableItem, ())>
}

/// The reason why a correct link leads nowhere.
nonisolated enum LinkProblem: Error, Equatable, CustomStringConvertible {
  /// No game has the name.
  case noGame(String)
  /// The text is not an invitation code.
  case noInvite(String)
  /// No promotion has the code.
  case noPromotion(String)
  /// No post has the ID.
  case noPost(Int)
  /// The link is for a member other than the one who is logged in.
  case otherMember(asked: String, loggedIn: String)

  var description: String {
    switch self {
    case .noGame(let id):
      "there is no game \(id.debugDescription); there is "
        + GameID.allCases.map(\.rawValue).joined(separator: ", ")
    case .noInvite(let code):
      "\(code.debugDescription) is not an invitation; an invitation has six capital letters or digits"
    case .noPromotion(let code):
      "no promotion has the code \(code.debugDescription); look at how it is spelt"
    case .noPost(let id): "there is no post \(id); it may have been deleted"
    case .otherMember(let asked, let loggedIn):
      "the link is for member \(asked.debugDescription), and \(loggedIn) is logged in; log out and log in as that member"
    }
  }
}
