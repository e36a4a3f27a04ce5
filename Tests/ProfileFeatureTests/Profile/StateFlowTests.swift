import HeadlessDriver
import HeadlessUI
import ProfileFeature
import StateBinding
import TestSupport
import Testing

/// The state of the view survives the updates of the interactor.
struct StateFlowTests {
  @Test(arguments: ["logout", "delete"])
  func `a new member leaves an open question open`(question: String) async {
    let app = await ProfileScreen()
    _ = await app.session.send(question)
    let alert = app.session.screen.alert
    #expect(alert != nil)
    app.memberStream.accept(Member(id: "12345", name: "Kim", email: "kim@example.com"))
    #expect(app.session.screen.alert == alert)
    #expect(app.session.screen.elements.map(\.label).first == "Kim")
    _ = await app.session.send("cancel")
    #expect(app.session.screen.alert == nil)
  }

  @Test func `a new member keeps the editor open with the typed text`() async {
    let app = await ProfileScreen()
    for line in ["edit", "type name Lee"] { _ = await app.session.send(line) }
    app.memberStream.accept(Member(id: "12345", name: "Kim", email: "kim@example.com"))
    #expect(app.session.screen.text().contains("type name   이름    Lee\n"))
    _ = await app.session.send("discard")
    #expect(app.session.screen.elements.map(\.label).first == "Kim")
  }

  @Test func `the editor opens with the current member, not with an old draft`() async {
    let app = await ProfileScreen()
    for line in ["edit", "type name Lee", "discard", "edit"] { _ = await app.session.send(line) }
    #expect(app.session.screen.text().contains("type name   이름    Hong Gildong\n"))
  }

  @Test func `a new member leaves a failure's alert open`() async {
    let app = await ProfileScreen(faults: [.save])
    for line in ["edit", "save"] { _ = await app.session.send(line) }
    let alert = app.session.screen.alert
    #expect(alert?.title == "저장하지 못했습니다")
    app.memberStream.accept(Member(id: "12345", name: "Kim", email: "kim@example.com"))
    #expect(app.session.screen.alert == alert)
  }

  @Test func `closing a failure's alert is an action`() async throws {
    var style = Session.Style()
    style.isTraced = true
    let app = await ProfileSession(style: style, faults: [.delete])
    _ = await app.answer(to: ["login 12345", "delete", "confirm"])
    let closed = await app.session.send("cancel")
    #expect(
      closed.events.prefix(2).map(\.description) == [
        "action Profile closeFailure",
        "state Profile  failure: .notDeleted(.unavailable(.delete)) → nil",
      ])
  }
}

/// Profile alone in a session, with the stream of a parent.
private struct ProfileScreen {
  let session: Session
  let memberStream = BehaviorRelay(value: Member.seeds[0])

  init(faults: Set<MembersFault> = []) async {
    session = Session { [memberStream] launch in
      let dependency = ProfileParent(
        members: InMemoryMembers(clock: launch.clock, faults: faults), memberStream: memberStream)
      let router = ProfileLaunchRouter(
        interactor: LeavingInteractor(),
        profileBuilder: ProfileBuilder(dependency: dependency))
      let window = UIWindow()
      router.launch(from: window)
      return App(window: window, router: router)
    }
    _ = await session.start()
  }
}

private final class ProfileParent: EmptyComponent, ProfileDependency {
  let members: any Members
  let savedLogin: (any SavedLogin)? = nil
  let memberStream: BehaviorRelay<Member>

  init(members: any Members, memberStream: BehaviorRelay<Member>) {
    self.members = members
    self.memberStream = memberStream
  }
}

private final class LeavingInteractor: Interactor, ProfileListener {
  func profileDidLogout() {}
  func profileDidDeleteAccount() {}
  func profileDidLoseAccount() {}
}

private final class ProfileLaunchRouter: LaunchRouter<LeavingInteractor, RootController> {
  private let profileBuilder: ProfileBuilder

  init(interactor: LeavingInteractor, profileBuilder: ProfileBuilder) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor, viewController: RootController())
  }

  override func didLoad() {
    super.didLoad()
    let profile = profileBuilder.build(withListener: interactor)
    attachChild(profile)
    viewController.setViewControllers(
      [profile.viewControllable.uiviewController], animated: false)
  }
}

private final class RootController: UINavigationController, ViewControllable {}
