import HeadlessDriver
import HeadlessUI
import StateBinding
import StateBindingTestSupport
import Testing

/// The Profile RIB of the article, used like a person would use it.
struct ArticleProfileTests {
  @Test func `the profile shows the member`() async {
    let app = await ArticleApp()
    #expect(app.lines == ["홍길동", "로그아웃", "회원 탈퇴"])
    #expect(await app.answer(to: ":tree") == "Parent\n  Profile (on top)\n")
  }

  @Test(arguments: [
    ("로그아웃", "정말 로그아웃하시겠습니까?"), ("회원 탈퇴", "정말 탈퇴하시겠습니까?"),
  ])
  func `each button asks first, and cancelling changes nothing`(
    button: String, question: String
  ) async {
    let app = await ArticleApp()
    _ = await app.answer(to: button)
    #expect(app.session.screen.alert?.title == question)
    #expect(app.parent.events == [])
    _ = await app.answer(to: "cancel")
    #expect(app.session.screen.alert == nil)
    #expect(app.lines == ["홍길동", "로그아웃", "회원 탈퇴"])
    #expect(app.parent.events == [])
  }

  @Test(arguments: [("로그아웃", "logout"), ("회원 탈퇴", "delete")])
  func `a confirmed question reaches the parent, and the parent detaches the profile`(
    button: String, event: String
  ) async {
    let app = await ArticleApp()
    _ = await app.answer(to: button)
    let response = await app.session.send("confirm")
    #expect(response.diagnostics.map(\.description) == [])
    #expect(app.parent.events == [event])
    #expect(app.lines == ["로그인하세요"])
    #expect(await app.answer(to: ":tree") == "Parent (on top)\n")
  }

  @Test func `a new member in the stream is shown`() async {
    let app = await ArticleApp()
    app.memberStream.accept(EntityMember(id: "23456", name: "김철수"))
    #expect(app.lines == ["김철수", "로그아웃", "회원 탈퇴"])
    app.memberStream.accept(nil)
    #expect(app.lines == ["로그아웃", "회원 탈퇴"])
  }

  @Test func `an update of a flat state closes the open question`() async {
    let app = await ArticleApp()
    _ = await app.answer(to: "로그아웃")
    app.memberStream.accept(EntityMember(id: "12345", name: "홍길동"))
    #expect(app.session.screen.alert == nil)
    #expect(app.parent.events == [])
  }
}

/// The article's Profile below a parent, in a session.
private struct ArticleApp {
  let session: Session
  let memberStream = BehaviorRelay<EntityMember?>(value: EntityMember(id: "12345", name: "홍길동"))
  let parent = ParentInteractor()

  init() async {
    session = Session { [memberStream, parent] _ in
      let component = ParentComponent(memberStream: memberStream)
      let router = ParentRouter(
        interactor: parent, profileBuilder: ProfileBuilder(dependency: component))
      let window = UIWindow()
      router.launch(from: window)
      return App(window: window, router: router)
    }
    _ = await session.start()
  }

  func answer(to line: String) async -> String {
    let response = await session.send(line)
    return response.error.map(\.description) ?? response.printed()
  }

  /// The labels on the page.
  var lines: [String] { session.screen.elements.map(\.label) }
}

private final class ParentComponent: EmptyComponent, ProfileDependency {
  let memberStream: BehaviorRelay<EntityMember?>

  init(memberStream: BehaviorRelay<EntityMember?>) {
    self.memberStream = memberStream
  }
}

private final class ParentInteractor: Interactor, ProfileListener {
  weak var router: ParentRouter?
  private(set) var events: [String] = []

  func profileDidLogout() {
    events.append("logout")
    router?.detachProfile()
  }

  func profileDidDeleteAccount() {
    events.append("delete")
    router?.detachProfile()
  }
}

private final class ParentRouter: LaunchRouter<ParentInteractor, ParentViewController> {
  private let profileBuilder: ProfileBuildable
  private var profile: ProfileRouting?

  init(interactor: ParentInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor, viewController: ParentViewController())
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    let profile = profileBuilder.build(withListener: interactor)
    self.profile = profile
    attachChild(profile)
    viewController.setViewControllers(
      [profile.viewControllable.uiviewController], animated: false)
  }

  func detachProfile() {
    guard let profile else { return }
    self.profile = nil
    let login = UIHostingController(rootView: LoginText())
    viewController.setViewControllers([login], animated: false)
    detachChild(profile)
  }
}

private final class ParentViewController: UINavigationController, ViewControllable {}

private struct LoginText: View {
  var body: some View { Text("로그인하세요") }
}
