import StateBinding

/// A link that waits for a login: what follows is another's.
class LinkWorkflow: Workflow<any RootActionableItem> {
  typealias LoginStep = Step<any RootActionableItem, any LoggedInActionableItem, ()>

  /// Takes the place of the link before, and waits for the login.
  final func waitForLogin() -> LoginStep {
    onStep { [weak self] (root: any RootActionableItem) in
      if let self { root.follow(self) }
      return root.waitForLogin()
    }
  }
}
