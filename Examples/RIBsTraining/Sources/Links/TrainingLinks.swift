public import StateBinding

/// The deep links of the app.
public enum TrainingLinks {
  /// Maps each link to its workflow.
  public static var table: DeepLinkTable<Workflow<any RootActionableItem>> {
    var table = DeepLinkTable<Workflow<any RootActionableItem>>()
    table.add(
      DeepLinkRoute(
        "ribs-training://launchGame", .string("gameId"), .optional(.string("inviteCode")))
    ) { LaunchGameWorkflow(gameId: $0, inviteCode: $1) }
    table.add(DeepLinkRoute("ribs-training://profile", .string("userId"))) {
      ProfileWorkflow(userId: $0)
    }
    table.add(DeepLinkRoute("ribs-training://promotion", .string("code"))) {
      PromotionWorkflow(code: $0)
    }
    table.add(DeepLinkRoute("ribs-training://post", .integer("id"))) { PostWorkflow(id: $0) }
    return table
  }
}

/// The common start of all links: they wait for a login.
class LinkWorkflow: Workflow<any RootActionableItem> {
  typealias LoginStep = Step<any RootActionableItem, any LoggedInActionableItem, ()>

  /// Replaces the current link, then waits for the login.
  final func waitForLogin() -> LoginStep {
    onStep { [weak self] (root: any RootActionableItem) in
      if let self { root.follow(self) }
      return root.waitForLogin()
    }
  }
}

/// Waits for the login, then launches a game.
final class LaunchGameWorkflow: LinkWorkflow {
  init(gameId: String, inviteCode: String?) {
    super.init()
    waitForLogin()
      .onStep { loggedIn, _ in loggedIn.launchGame(with: gameId, inviteCode: inviteCode) }
      .commit()
  }
}

/// Waits for the login, then opens the member's profile.
final class ProfileWorkflow: LinkWorkflow {
  init(userId: String) {
    super.init()
    waitForLogin()
      .onStep { loggedIn, _ in loggedIn.openProfile(of: userId) }
      .commit()
  }
}

/// Waits for the login, then shows a promotion.
final class PromotionWorkflow: LinkWorkflow {
  init(code: String) {
    super.init()
    waitForLogin()
      .onStep { loggedIn, _ in loggedIn.openPromotion(code) }
      .commit()
  }
}

/// Waits for the login, opens the board, then a post.
final class PostWorkflow: LinkWorkflow {
  init(id: Int) {
    super.init()
    waitForLogin()
      .onStep { loggedIn, _ in loggedIn.openBoard() }
      .onStep { board, _ in board.openPost(id) }
      .commit()
  }
}
