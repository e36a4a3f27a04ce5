import HeadlessUI
import StateBinding

nonisolated struct EntityMember: Equatable, Identifiable {
  let id: String
  var name: String
}

/// All that the screen shows. Only the interactor makes it.
nonisolated struct ProfileViewState: Equatable {
  var member: EntityMember?
}

nonisolated enum ProfileViewAction {
  case logout
  case deleteAccount
}

typealias ProfileViewModel = ViewModel<ProfileViewState, ProfileViewAction>

extension ProfileViewModel {
  func handleLogout() {
    request(action: .logout)
  }

  func handleDelete() {
    request(action: .deleteAccount)
  }
}

struct ProfileView: View {
  @State var viewModel: ProfileViewModel
  @State private var logoutAlert = false
  @State private var deleteAlert = false

  init(viewModel: ProfileViewModel) {
    self._viewModel = .init(initialValue: viewModel)
  }

  var body: some View {
    VStack(spacing: .zero) {
      Text(viewModel.state.member?.name ?? "Nobody is logged in")
      Group {
        Button("Log out") { logoutAlert = true }
          .accessibilityIdentifier("logout")
        Button("Delete account", role: .destructive) { deleteAlert = true }
          .accessibilityIdentifier("delete")
      }
      .disabled(viewModel.state.member == nil)
    }
    .navigationTitle("Profile")
    .alert("Log out?", isPresented: $logoutAlert) {
      Button("Log out", role: .destructive) { viewModel.handleLogout() }
      Button("Cancel", role: .cancel) {}
    }
    .alert("Delete your account?", isPresented: $deleteAlert) {
      Button("Delete", role: .destructive) { viewModel.handleDelete() }
      Button("Cancel", role: .cancel) {}
    }
  }
}
