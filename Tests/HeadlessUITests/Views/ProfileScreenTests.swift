import HeadlessUI
import StateBinding
import Testing

/// The screen of the article, with its gaps filled in.
struct ProfileScreenTests {
  @Test func `the profile screen shows the member and both buttons`() {
    let profile = Shown()
    #expect(
      profile.view.outline == [
        "text 'Hong Gildong'", "text '회원 번호' = '12345'", "button '로그아웃' #logout",
        "button '회원 탈퇴' #delete",
      ])
    #expect(profile.view.screen.title == "프로필")
    #expect(profile.view.screen.alert == nil)
  }

  @Test func `logout asks first and sends nothing`() throws {
    let profile = Shown()
    try profile.view.tap("logout")
    #expect(profile.listener.actions == [])
    #expect(
      profile.view.screen.alert
        == .init(
          title: "정말 로그아웃하시겠습니까?",
          elements: [
            Element(role: .button, label: "확인", buttonRole: .destructive),
            Element(role: .button, label: "취소", buttonRole: .cancel),
          ]))
  }

  @Test func `confirming sends the action and dismisses the alert`() throws {
    let profile = Shown()
    try profile.view.tap("logout")
    try profile.view.tap("확인")
    #expect(profile.listener.actions == [.logout])
    #expect(profile.view.screen.alert == nil)
    #expect(profile.viewModel.state.logoutAlert == false)
  }

  @Test func `cancelling dismisses the alert and sends nothing`() throws {
    let profile = Shown()
    try profile.view.tap("delete")
    #expect(profile.view.screen.alert?.title == "정말 탈퇴하시겠습니까?")
    try profile.view.tap("취소")
    #expect(profile.listener.actions == [])
    #expect(profile.view.screen.alert == nil)
  }

  @Test func `a new state from the interactor dismisses the alert`() throws {
    let profile = Shown()
    try profile.view.tap("delete")
    #expect(profile.view.screen.alert != nil)
    profile.viewModel.update(state: ProfileViewState(member: nil))
    #expect(profile.view.screen.alert == nil)
    #expect(profile.view.outline.first == "button '로그아웃' #logout")
  }

  @Test func `a screen shows the current state of the view model`() {
    let profile = Shown()
    #expect(profile.view.outline.first == "text 'Hong Gildong'")
    profile.viewModel.state.member?.name = "Kim"
    #expect(profile.view.outline.first == "text 'Kim'")
  }
}

private final class Shown {
  let viewModel = ProfileViewModel(
    state: ProfileViewState(member: EntityMember(id: "12345", name: "Hong Gildong")))
  let listener = Listener()
  let view: ShownView<ProfileView>

  init() {
    viewModel.listener = listener
    view = ShownView(ProfileView(viewModel: viewModel))
  }
}

private final class Listener: PresentableListener {
  var actions: [ProfileViewAction] = []
  func request(action: ProfileViewAction) { actions.append(action) }
}

private nonisolated struct EntityMember {
  var id: String
  var name: String
}

private nonisolated struct ProfileViewState {
  var member: EntityMember?
  var logoutAlert = false
  var deleteAlert = false
}

private nonisolated enum ProfileViewAction {
  case logout
  case deleteAccount
}

private typealias ProfileViewModel = ViewModel<ProfileViewState, ProfileViewAction>

extension ProfileViewModel {
  fileprivate func handleLogout() {
    request(action: .logout)
  }

  fileprivate func handleDelete() {
    request(action: .deleteAccount)
  }
}

private struct ProfileView: View {
  @State var viewModel: ProfileViewModel

  init(viewModel: ProfileViewModel) {
    self._viewModel = .init(initialValue: viewModel)
  }

  var body: some View {
    VStack(spacing: .zero) {
      if let member = viewModel.state.member {
        Text(member.name)
        LabeledContent("회원 번호", value: member.id)
      }
      Button {
        viewModel.state.logoutAlert = true
      } label: {
        Text("로그아웃")
      }
      .accessibilityIdentifier("logout")
      Button {
        viewModel.state.deleteAlert = true
      } label: {
        Text("회원 탈퇴")
      }
      .accessibilityIdentifier("delete")
    }
    .navigationTitle("프로필")
    .alert("정말 로그아웃하시겠습니까?", isPresented: $viewModel.state.logoutAlert) {
      Button("확인", role: .destructive) {
        viewModel.handleLogout()
      }
      Button("취소", role: .cancel) {}
    }
    .alert("정말 탈퇴하시겠습니까?", isPresented: $viewModel.state.deleteAlert) {
      Button("확인", role: .destructive) {
        viewModel.handleDelete()
      }
      Button("취소", role: .cancel) {}
    }
  }
}
