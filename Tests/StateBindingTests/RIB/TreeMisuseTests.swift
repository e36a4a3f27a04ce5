import StateBinding
import TestSupport
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
  @Test func `attaching a child twice ends the process`() async {
    let message = await expectEnd("ProfileRouter cannot be attached to RootRouter in ") {
      let (root, profile) = (RootRouter(), ProfileRouter())
      root.attachChild(profile)
      root.attachChild(profile)
    }
    #expect(message.contains(": it is already attached to it; attach it once"))
  }

  @Test func `attaching a child to a second parent ends the process`() async {
    let message = await expectEnd("ProfileRouter cannot be attached to HomeRouter in ") {
      let (root, home, profile) = (RootRouter(), HomeRouter(), ProfileRouter())
      root.attachChild(profile)
      home.attachChild(profile)
    }
    #expect(message.contains(": it is already attached to RootRouter; detach it first"))
  }

  @Test func `attaching a router to itself ends the process`() async {
    await expectEnd("RootRouter cannot be attached to itself; attach a router of another RIB") {
      let root = RootRouter()
      root.attachChild(root)
    }
  }

  @Test func `attaching a router below itself ends the process`() async {
    await expectEnd(
      """
      RootRouter cannot be attached to ProfileRouter: it stands above it in the tree; \
      detach ProfileRouter from there first
      """
    ) {
      let (root, home, profile) = (RootRouter(), HomeRouter(), ProfileRouter())
      root.attachChild(home)
      home.attachChild(profile)
      profile.attachChild(root)
    }
  }

  @Test func `detaching a router that was never attached ends the process`() async {
    let message = await expectEnd("ProfileRouter cannot be detached from RootRouter in ") {
      let (root, profile) = (RootRouter(), ProfileRouter())
      root.detachChild(profile)
    }
    #expect(
      message.contains(
        """
        : it was never attached to any router; \
        call attachChild(_:) in the method that shows the RIB
        """))
  }

  @Test func `detaching another router's child ends the process`() async {
    let message = await expectEnd("ProfileRouter cannot be detached from RootRouter in ") {
      let (root, home, profile) = (RootRouter(), HomeRouter(), ProfileRouter())
      home.attachChild(profile)
      root.detachChild(profile)
    }
    #expect(message.contains(": it is a child of HomeRouter; detach it from its own parent, once"))
  }

  @Test func `detaching a child twice ends the process and names the property to clear`() async {
    await expectEnd(
      """
      ProfileRouter cannot be detached from RootRouter in routeToHome(): \
      it is not attached any more; detach it once, and set RootRouter.profile to nil then
      """
    ) {
      let root = RootRouter()
      root.routeToProfile()
      root.routeToHome()
      root.routeToHome()
    }
  }
}
