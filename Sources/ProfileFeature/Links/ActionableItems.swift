public import StateBinding

/// What a deep link can ask of the whole app.
public protocol RootActionableItem: AnyObject {
  /// Who is logged in, as soon as someone is.
  func waitForLogin() -> Observable<(LoggedInActionableItem, ())>
}

/// What a deep link can ask while someone is logged in.
public protocol LoggedInActionableItem: AnyObject {
  /// The profile, if it is that of `userID`.
  func openProfile(of userID: String) -> Observable<(ProfileActionableItem, ())>
  /// The profile of whoever is logged in.
  func openProfile() -> Observable<(ProfileActionableItem, ())>
}

/// What a deep link can ask of the profile: to ask, never to act.
public protocol ProfileActionableItem: AnyObject {
  /// Asks whether to log out.
  func askToLogOut() -> Observable<(ProfileActionableItem, ())>
  /// Asks whether to delete the account.
  func askToDelete() -> Observable<(ProfileActionableItem, ())>
}

/// Why a link, right as it is, leads nowhere now.
nonisolated public enum LinkProblem: Error, Equatable, CustomStringConvertible {
  /// It is about another member than the one who is logged in.
  case otherMember(asked: String, loggedIn: String)
  /// The profile is being changed.
  case busy

  /// What is in the way, and what to do.
  public var description: String {
    switch self {
    case .otherMember(let asked, let loggedIn):
      "the link is for member \(asked.debugDescription), and \(loggedIn) is logged in; log out and log in as that member"
    case .busy: "the profile is being changed; open the link again when that is done"
    }
  }
}
