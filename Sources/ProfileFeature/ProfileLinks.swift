public import StateBinding

/// The deep links of the app.
public enum ProfileLinks {
  /// Maps each link to its workflow.
  public static let table: DeepLinkTable<Workflow<any RootActionableItem>> = {
    var table = DeepLinkTable<Workflow<any RootActionableItem>>()
    table.add(DeepLinkRoute("profile-repl://profile", userIDParameter)) { userID in
      ProfileWorkflow(of: userID) { $0.show() }
    }
    table.add(DeepLinkRoute("profile-repl://logout")) {
      ProfileWorkflow { $0.ask(.logout) }
    }
    table.add(DeepLinkRoute("profile-repl://delete")) {
      ProfileWorkflow { $0.ask(.deleteAccount) }
    }
    return table
  }()

  /// A non-empty text: no member has an empty ID.
  private static var userIDParameter: DeepLinkParameter<String> {
    DeepLinkParameter("userId", kind: "text", read: { $0.isEmpty ? nil : $0 }, write: { $0 })
  }
}

/// Waits for the login, opens the profile, then shows it or raises a question.
private final class ProfileWorkflow: Workflow<any RootActionableItem> {
  init(
    of userID: String? = nil,
    _ act: @escaping (ProfileActionableItem) -> Observable<(ProfileActionableItem, ())>
  ) {
    super.init()
    onStep { root in root.waitForLogin() }
      .onStep { loggedIn, _ in loggedIn.openProfile(of: userID) }
      .onStep { profile, _ in act(profile) }
      .commit()
  }
}

/// Opens the URLs that the system passes to the app.
public protocol UrlHandler: AnyObject {
  /// Follows the link `url`, now or after the login. The link that was opened before is cancelled.
  func handle(_ url: String) throws(DeepLinkError)
}

/// The step at the root: a deep link starts here.
public protocol RootActionableItem: AnyObject {
  /// The logged-in part of the app, as soon as somebody is logged in.
  func waitForLogin() -> Observable<(LoggedInActionableItem, ())>
}

/// The step while somebody is logged in.
public protocol LoggedInActionableItem: AnyObject {
  /// Opens the profile; an error if somebody other than `userID` is logged in. Nil stands for anybody.
  func openProfile(of userID: String?) -> Observable<(ProfileActionableItem, ())>
}

/// The step at the profile. A link may raise a question there, never act.
public protocol ProfileActionableItem: AnyObject {
  /// Shows the member; an error while the editor is open.
  func show() -> Observable<(ProfileActionableItem, ())>
  /// Raises `question`; an error while the profile is being changed.
  func ask(_ question: ProfileQuestion) -> Observable<(ProfileActionableItem, ())>
}

/// The reason why a correct link leads nowhere at the moment.
nonisolated public enum LinkProblem: Error, Equatable, CustomStringConvertible {
  case otherMember(asked: String, loggedIn: String)
  case busy
  case editing

  public var description: String {
    switch self {
    case .otherMember(let asked, let loggedIn):
      "the link is for member \(asked.debugDescription), and \(loggedIn) is logged in; log out and log in as that member"
    case .busy: "the profile is being changed; open the link again when that is done"
    case .editing:
      "the profile is being edited; save or discard the changes, then open the link again"
    }
  }
}
