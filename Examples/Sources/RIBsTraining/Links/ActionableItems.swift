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

  var korean: String {
    switch self {
    case .noGame(let id):
      "\(id.debugDescription) 게임이 없습니다. 있는 게임: "
        + GameID.allCases.map(\.rawValue).joined(separator: ", ")
    case .noInvite(let code):
      "\(code.debugDescription): 초대 코드가 아닙니다. 초대 코드는 영문 대문자나 숫자 여섯 자입니다"
    case .noPromotion(let code): "코드가 \(code.debugDescription)인 프로모션이 없습니다. 철자를 확인하세요"
    case .noPost(let id): "\(id)번 글이 없습니다. 삭제되었을 수 있습니다"
    case .otherMember(let asked, let loggedIn):
      "\(asked.debugDescription) 회원의 링크인데 지금은 \(loggedIn) 회원으로 로그인되어 있습니다. 로그아웃하고 그 회원으로 로그인하세요"
    }
  }
}
