public import StateBinding

/// The links of the app.
public enum ProfileLinks {
  /// Each link, and the workflow that it starts.
  public static var table: DeepLinkTable<Workflow<any RootActionableItem>> {
    var table = DeepLinkTable<Workflow<any RootActionableItem>>()
    table.add(DeepLinkRoute("profile-repl://profile", userID)) { userID in
      ProfileWorkflow { $0.openProfile(of: userID) }
    }
    table.add(DeepLinkRoute("profile-repl://logout")) {
      ProfileWorkflow({ $0.openProfile() }, then: { $0.askToLogOut() })
    }
    table.add(DeepLinkRoute("profile-repl://delete")) {
      ProfileWorkflow({ $0.openProfile() }, then: { $0.askToDelete() })
    }
    return table
  }

  /// A text that is not empty, as no member has that ID.
  private static var userID: DeepLinkParameter<String> {
    DeepLinkParameter("userId", kind: "text", read: { $0.isEmpty ? nil : $0 }, write: { $0 })
  }
}

/// Waits for the login, opens the profile, then asks.
private final class ProfileWorkflow: Workflow<any RootActionableItem> {
  typealias ProfileStep = Observable<(ProfileActionableItem, ())>

  init(
    _ open: @escaping (LoggedInActionableItem) -> ProfileStep,
    then ask: @escaping (ProfileActionableItem) -> ProfileStep = { .just(($0, ())) }
  ) {
    super.init()
    onStep { root in root.waitForLogin() }
      .onStep { loggedIn, _ in open(loggedIn) }
      .onStep { profile, _ in ask(profile) }
      .commit()
  }
}
