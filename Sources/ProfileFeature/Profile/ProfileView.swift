import HeadlessUI
import StateBinding

struct ProfileView: View {
  @State var viewModel: ProfileViewModel

  init(viewModel: ProfileViewModel) {
    self._viewModel = .init(initialValue: viewModel)
  }

  var body: some View {
    VStack(spacing: .zero) {
      ProfileActivityView(activity: viewModel.state.activity)
      if let draft = Binding($viewModel.state.draft) {
        ProfileEditor(viewModel: viewModel, draft: draft)
      } else {
        // Not the editor: a fresh member would take the place of what is typed.
        ProfileCard(member: viewModel.state.member)
          .refreshable { viewModel.handleRefresh() }
        Group {
          Button {
            viewModel.handleEdit()
          } label: {
            Text("프로필 수정")
          }
          .accessibilityIdentifier("edit")
          Button {
            viewModel.state.logoutAlert = true
          } label: {
            Text("로그아웃")
          }
          .accessibilityIdentifier("logout")
          Button(role: .destructive) {
            viewModel.state.deleteAlert = true
          } label: {
            Text("회원 탈퇴")
          }
          .accessibilityIdentifier("delete")
        }
        .disabled(viewModel.state.activity != nil)
      }
    }
    .navigationTitle("프로필")
    .alert("정말 로그아웃하시겠습니까?", isPresented: $viewModel.state.logoutAlert) {
      Button("로그아웃 확인", role: .destructive) {
        viewModel.handleLogout()
      }
      Button("취소", role: .cancel) {}
    }
    .alert("정말 탈퇴하시겠습니까?", isPresented: $viewModel.state.deleteAlert) {
      Button("탈퇴 확인", role: .destructive) {
        viewModel.handleDelete()
      }
      Button("취소", role: .cancel) {}
    }
    .alert(
      viewModel.state.failure?.title ?? "", isPresented: $viewModel.state.failureAlert,
      presenting: viewModel.state.failure
    ) { _ in
      Button("닫기", role: .cancel) {}
    } message: { failure in
      Text(failure.reason)
    }
  }
}

extension ProfileFailure {
  fileprivate var title: LocalizedStringKey {
    switch activity {
    case .refreshing: "프로필을 불러오지 못했습니다"
    case .saving: "저장하지 못했습니다"
    case .deleting: "탈퇴하지 못했습니다"
    }
  }
}
