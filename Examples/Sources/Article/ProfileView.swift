import HeadlessUI
import StateBinding

nonisolated struct EntityMember: Equatable, Identifiable {
  let id: String
  var name: String
}

/// The state that the interactor shows.
nonisolated struct ProfileState: Equatable {
  var member: EntityMember?
}

/// The interactor's state, and beside it the view's own values.
nonisolated struct ProfileViewState {
  var profile = ProfileState()
  var logoutAlert = false
  var deleteAlert = false
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

  init(viewModel: ProfileViewModel) {
    self._viewModel = .init(initialValue: viewModel)
  }

  var body: some View {
    VStack(spacing: .zero) {
      Text(viewModel.state.profile.member?.name ?? "Nobody is logged in")
      Group {
        Button("Log out") { viewModel.state.logoutAlert = true }
          .accessibilityIdentifier("logout")
        Button("Delete account", role: .destructive) { viewModel.state.deleteAlert = true }
          .accessibilityIdentifier("delete")
      }
      .disabled(viewModel.state.profile.member == nil)
    }
    .navigationTitle("Profile")
    .alert("Log out?", isPresented: $viewModel.state.logoutAlert) {
      Button("Log out", role: .destructive) { viewModel.handleLogout() }
      Button("Cancel", role: .cancel) {}
    }
    .alert("Delete your account?", isPresented: $viewModel.state.deleteAlert) {
      Button("Delete", role: .destructive) { viewModel.handleDelete() }
      Button("Cancel", role: .cancel) {}
    }
  }
}
