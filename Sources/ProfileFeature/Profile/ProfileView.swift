import StateBinding

#if os(iOS)
  import SwiftUI
#else
  import HeadlessUI
#endif

struct ProfileView: View {
  @State var viewModel: ProfileViewModel

  init(viewModel: ProfileViewModel) {
    self._viewModel = .init(initialValue: viewModel)
  }

  var body: some View {
    VStack(spacing: .zero) {
      activity
      if let member = viewModel.state.member, viewModel.state.isEditing {
        // Without a refresh, which would end the editing.
        ProfileEditor(viewModel: viewModel, member: member)
      } else if let member = viewModel.state.member {
        card(of: member)
        Group {
          Button("프로필 수정") { viewModel.handleEdit() }
            .accessibilityIdentifier("edit")
          Button("로그아웃") { viewModel.handleAsk(.logout) }
            .accessibilityIdentifier("logout")
          Button("회원 탈퇴", role: .destructive) { viewModel.handleAsk(.deleteAccount) }
            .accessibilityIdentifier("delete")
        }
        .disabled(viewModel.state.activity != nil)
      }
    }
    .navigationTitle("프로필")
    .alert("정말 로그아웃하시겠습니까?", isPresented: $viewModel.logoutAlert) {
      Button("로그아웃 확인", role: .destructive) { viewModel.handleLogout() }
      Button("취소", role: .cancel) {}
    }
    .alert("정말 탈퇴하시겠습니까?", isPresented: $viewModel.deleteAlert) {
      Button("탈퇴 확인", role: .destructive) { viewModel.handleDelete() }
      Button("취소", role: .cancel) {}
    }
    .alert(
      viewModel.state.failure?.title ?? "", isPresented: $viewModel.failureAlert,
      presenting: viewModel.state.failure
    ) { _ in
      Button("닫기", role: .cancel) {}
    } message: { failure in
      Text(failure.reason.message)
    }
  }

  /// The member, without a refresh while something else is under way.
  @ViewBuilder private func card(of member: Member) -> some View {
    let card = ProfileCard(member: member)
    if viewModel.state.activity == nil {
      card.refreshable { viewModel.handleRefresh() }
    } else {
      card
    }
  }

  @ViewBuilder private var activity: some View {
    switch viewModel.state.activity {
    case .refreshing: Text("불러오는 중…")
    case .saving: Text("저장하는 중…")
    case .deleting: Text("탈퇴하는 중…")
    case nil: EmptyView()
    }
  }
}

extension ProfileFailure {
  fileprivate var title: LocalizedStringKey {
    switch self {
    case .notLoaded: "프로필을 불러오지 못했습니다"
    case .notSaved: "저장하지 못했습니다"
    case .notLoggedOut: "로그아웃하지 못했습니다"
    case .notDeleted: "탈퇴하지 못했습니다"
    }
  }
}

struct ProfileCard: View {
  let member: Member

  var body: some View {
    VStack(alignment: .leading, spacing: .zero) {
      Text(member.name)
      LabeledContent("회원 번호", value: member.id)
      LabeledContent("이메일", value: member.email)
    }
  }
}

/// The fields of the member. The typed texts are the view's own until they are saved.
struct ProfileEditor: View {
  let viewModel: ProfileViewModel
  @State private var draft: MemberDraft
  /// VoiceOver goes to the first problem, which it would not read otherwise.
  @AccessibilityFocusState private var spokenProblem: MemberProblem?

  init(viewModel: ProfileViewModel, member: Member) {
    self.viewModel = viewModel
    self._draft = .init(initialValue: MemberDraft(member))
  }

  var body: some View {
    VStack(alignment: .leading, spacing: .zero) {
      ForEach(viewModel.state.problems, id: \.self) { problem in
        Text(problem.text)
          .accessibilityFocused($spokenProblem, equals: problem)
      }
      Group {
        TextField("이름", text: $draft.name)
          .onSubmit { viewModel.handleSave(draft) }
          .accessibilityIdentifier("name")
        TextField("이메일", text: $draft.email)
          .onSubmit { viewModel.handleSave(draft) }
          .accessibilityIdentifier("email")
        Button("저장") { viewModel.handleSave(draft) }
          .accessibilityIdentifier("save")
        Button("수정 취소") { viewModel.handleDiscard() }
          .accessibilityIdentifier("discard")
      }
      .disabled(viewModel.state.activity != nil)
    }
    .onChange(of: viewModel.state.problems) { _, problems in spokenProblem = problems.first }
  }
}

extension MemberProblem {
  fileprivate var text: LocalizedStringKey {
    switch self {
    case .emptyName: "이름을 입력하세요"
    case .longName: "이름은 100자까지 쓸 수 있습니다"
    case .controlInName: "이름에 쓸 수 없는 문자가 있습니다"
    case .emailWithoutAt: "이메일에는 @가 하나 있어야 합니다"
    case .emailWithoutUser: "이메일의 @ 앞에 이름이 있어야 합니다"
    case .emailWithoutDomain: "이메일의 @ 뒤에 점이 있는 주소가 있어야 합니다"
    case .spaceInEmail: "이메일에는 공백을 쓸 수 없습니다"
    case .longEmail: "이메일은 254바이트까지 쓸 수 있습니다"
    }
  }
}
