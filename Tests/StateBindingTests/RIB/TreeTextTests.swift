import StateBinding
import Testing

private final class RootRouter: Router<Interactor> {}
private final class LoggedInRouter: ViewableRouter<Interactor, ViewControllable> {}
private final class ProfileRouter: Router<Interactor> {}
private final class Settings: Router<Interactor> {}
private final class ListRouter<Item>: Router<Interactor> {}

@Suite
struct TreeTextTests {
  private let root = RootRouter(interactor: Interactor())

  @Test func `a tree of one RIB is its name`() {
    root.interactor.activate()
    #expect(root.treeText == "Root")
  }

  @Test func `children are indented below their parent in the order of attaching`() {
    let loggedIn = LoggedInRouter(
      interactor: Interactor(), viewController: ViewControllableMock())
    root.interactor.activate()
    root.attachChild(loggedIn)
    root.attachChild(Settings(interactor: Interactor()))
    loggedIn.attachChild(ProfileRouter(interactor: Interactor()))
    loggedIn.attachChild(ListRouter<Int>(interactor: Interactor()))
    #expect(
      root.treeText == """
        Root
          LoggedIn
            Profile
            List
          Settings
        """)
  }

  @Test func `inactive RIBs are marked`() {
    root.attachChild(ProfileRouter(interactor: Interactor()))
    #expect(
      root.treeText == """
        Root (inactive)
          Profile (inactive)
        """)
  }

  @Test func `a foreign router is a part of the tree`() {
    root.interactor.activate()
    root.attachChild(ProfileRoutingMock(interactable: ProfileInteractableMock.obedient()))
    #expect(
      root.treeText == """
        Root
          ProfileRoutingMock
        """)
  }

  @Test func `a router without a class of its own is named after its interactor`() {
    let confirm = Router<ConfirmInteractor>(interactor: ConfirmInteractor())
    #expect(confirm.treeText == "Confirm (inactive)")
    let mocked = Router<any ConfirmInteractable>(interactor: ConfirmInteractor())
    #expect(mocked.treeText == "Confirm (inactive)")
    let two = Router<any ConfirmInteractable & Marked>(interactor: ConfirmInteractor())
    #expect(two.treeText == "Confirm (inactive)")
    let plain = Router<Interactor>(interactor: Interactor())
    #expect(plain.treeText == "Interactor (inactive)")
  }

  @Test func `a detached child is gone from the tree`() {
    let profile = ProfileRouter(interactor: Interactor())
    root.interactor.activate()
    root.attachChild(profile)
    root.detachChild(profile)
    #expect(root.treeText == "Root")
    #expect(profile.treeText == "Profile (inactive)")
  }
}

private protocol ConfirmInteractable: Interactable {}

private protocol Marked {}

private final class ConfirmInteractor: Interactor, ConfirmInteractable, Marked {}
