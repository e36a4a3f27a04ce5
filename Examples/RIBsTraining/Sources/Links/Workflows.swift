import StateBinding

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

/// Waits for the login, then opens the board, then a post of it.
final class PostWorkflow: LinkWorkflow {
  init(id: Int) {
    super.init()
    waitForLogin()
      .onStep { loggedIn, _ in loggedIn.openBoard() }
      .onStep { board, _ in board.openPost(id) }
      .commit()
  }
}
