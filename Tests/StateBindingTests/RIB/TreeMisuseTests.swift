import StateBinding
import StateBindingTestSupport
import Testing

private class RIBRouter: Router<Interactor> {
  init() { super.init(interactor: Interactor()) }
}

private final class RootRouter: RIBRouter {
  var profile: ProfileRouter?

  func routeToProfile() {
    let profile = ProfileRouter()
    self.profile = profile
    attachChild(profile)
  }

  func routeToHome() {
    if let profile { detachChild(profile) }
  }
}
private final class HomeRouter: RIBRouter {}
private final class ProfileRouter: RIBRouter {}

/// Mistakes that end the process, with the names and the remedy.
@Suite
struct TreeMisuseTests {
  @Test(arguments: [
    Mistake(
      "ProfileRouter cannot be attached to RootRouter in ",
      ": it is already attached to it; attach it once"
    ) {
      let (root, profile) = (RootRouter(), ProfileRouter())
      root.attachChild(profile)
      root.attachChild(profile)
    },
    Mistake(
      "ProfileRouter cannot be attached to HomeRouter in ",
      ": it is already attached to RootRouter; detach it first"
    ) {
      let (root, home, profile) = (RootRouter(), HomeRouter(), ProfileRouter())
      root.attachChild(profile)
      home.attachChild(profile)
    },
    Mistake("RootRouter cannot be attached to itself; attach a router of another RIB") {
      let root = RootRouter()
      root.attachChild(root)
    },
    Mistake(
      """
      RootRouter cannot be attached to ProfileRouter: it stands above it in the tree; \
      detach ProfileRouter from there first
      """
    ) {
      let (root, home, profile) = (RootRouter(), HomeRouter(), ProfileRouter())
      root.attachChild(home)
      home.attachChild(profile)
      profile.attachChild(root)
    },
    Mistake(
      "ProfileRouter cannot be detached from RootRouter in ",
      """
      : it was never attached to any router; \
      call attachChild(_:) in the method that shows the RIB
      """
    ) {
      let (root, profile) = (RootRouter(), ProfileRouter())
      root.detachChild(profile)
    },
    Mistake(
      "ProfileRouter cannot be detached from RootRouter in ",
      ": it is a child of HomeRouter; detach it from its own parent, once"
    ) {
      let (root, home, profile) = (RootRouter(), HomeRouter(), ProfileRouter())
      home.attachChild(profile)
      root.detachChild(profile)
    },
    Mistake(
      """
      ProfileRouter cannot be detached from RootRouter in routeToHome(): \
      it is not attached any more; detach it once, and set RootRouter.profile to nil then
      """
    ) {
      let root = RootRouter()
      root.routeToProfile()
      root.routeToHome()
      root.routeToHome()
    },
  ])
  func `a mistake with the tree ends the process with the names and the remedy`(mistake: Mistake)
    async
  {
    await mistake.expectEnd()
  }
}
