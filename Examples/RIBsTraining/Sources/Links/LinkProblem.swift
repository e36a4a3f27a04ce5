/// Why a link, right as it is, leads nowhere.
nonisolated public enum LinkProblem: Error, Equatable, CustomStringConvertible {
  /// No game is called so.
  case noGame(String)
  /// It is no code of an invitation.
  case noInvite(String)
  /// No promotion has the code.
  case noPromotion(String)
  /// There is no such post.
  case noPost(Int)
  /// It is about another member than the one who is logged in.
  case otherMember(asked: String, loggedIn: String)

  /// What is in the way, and what to do.
  public var description: String {
    switch self {
    case .noGame(let id):
      "there is no game \(id.debugDescription); there is "
        + GameID.allCases.map(\.rawValue).joined(separator: ", ")
    case .noInvite(let code):
      "\(code.debugDescription) is no invitation; it has six capital letters or digits"
    case .noPromotion(let code):
      "no promotion has the code \(code.debugDescription); look at how it is spelt"
    case .noPost(let id): "there is no post \(id); it may have been deleted"
    case .otherMember(let asked, let loggedIn):
      "the link is for member \(asked.debugDescription), and \(loggedIn) is logged in; log out and log in as that member"
    }
  }
}
