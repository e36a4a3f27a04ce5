import HeadlessDriver
import HeadlessUI
import StateBinding
import Testing

@testable import Article

/// A RIB that is made of the interactor of one RIB and the router of another.
struct ReuseTests {
  @Test func `a RIB of A's interactor and B's router has A's logic and B's children`() async {
    let parent = Parent()
    let session = Session { _ in
      let router = GreetedProfileBuilder(dependency: parent).build(withListener: parent)
      let window = UIWindow()
      router.launch(from: window)
      return App(window: window, router: router)
    }
    _ = await session.start()
    let tree = await session.send(":tree").printed()
    #expect(tree == "Greeted (on top)\n  Greeting\n", "\(tree)")
    _ = await session.send("logout")
    _ = await session.send("confirm")
    #expect(parent.calls == ["profileDidLogout"])
  }
}

// RIB A is Profile: the test uses its interactor. RIB B is Greeted: the test uses its router, which attaches Greeting.

protocol GreetedInteractable: Interactable {}

final class GreetedRouter: LaunchRouter<GreetedInteractable, ViewControllable> {
  override func didLoad() {
    super.didLoad()
    attachChild(Router<GreetingInteractor>(interactor: GreetingInteractor()))
  }
}

final class GreetingInteractor: Interactor {}

// RIB C.

extension ProfileInteractor: GreetedInteractable {}

final class GreetedProfileBuilder: Builder<ProfileDependency> {
  func build(withListener listener: ProfileListener) -> LaunchRouting {
    let viewController = ProfileViewController()
    let interactor = ProfileInteractor(
      presenter: viewController, memberStream: dependency.memberStream)
    interactor.listener = listener
    return GreetedRouter(interactor: interactor, viewController: viewController)
  }
}

private final class Parent: ProfileDependency, ProfileListener {
  let memberStream = BehaviorRelay<EntityMember?>(
    value: EntityMember(id: "12345", name: "Hong Gildong"))
  private(set) var calls: [String] = []

  func profileDidLogout() { calls.append("profileDidLogout") }
  func profileDidDeleteAccount() { calls.append("profileDidDeleteAccount") }
}
