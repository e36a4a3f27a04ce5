import HeadlessUI
import StateBinding

/// The Profile screen, as the reference app has it, on the state of the dispatch rows.
struct ProfileScreen: View {
  @HeadlessUI.State var viewModel: ViewModel<ProfileState, ProfileAction>

  init(viewModel: ViewModel<ProfileState, ProfileAction>) {
    _viewModel = .init(initialValue: viewModel)
  }

  var body: some View {
    VStack(spacing: .zero) {
      if let member = viewModel.state.member {
        Text(member.name)
        LabeledContent("Member ID", value: member.id)
        LabeledContent("E-mail", value: member.email)
      }
      Button {
        viewModel.state.isAskingLogout = true
      } label: {
        Text("Log out")
      }
      .accessibilityIdentifier("logout")
      Button(role: .destructive) {
        viewModel.state.isAskingDelete = true
      } label: {
        Text("Delete account")
      }
      .accessibilityIdentifier("delete")
    }
    .navigationTitle("Profile")
    .alert("Log out?", isPresented: $viewModel.state.isAskingLogout) {
      Button("Log out", role: .destructive) { viewModel.request(action: .touch) }
      Button("Cancel", role: .cancel) {}
    }
    .alert("Delete your account?", isPresented: $viewModel.state.isAskingDelete) {
      Button("Delete", role: .destructive) { viewModel.request(action: .touch) }
      Button("Cancel", role: .cancel) {}
    }
  }
}

/// The text of the Profile screen, by hand.
func appendProfile(_ state: ProfileState, to text: inout String) {
  text += "Profile\n"
  if let member = state.member {
    text += "  "
    text += member.name
    text += "\n  Member ID  "
    text += member.id
    text += "\n  E-mail     "
    text += member.email
    text += "\n\n"
  }
  text += "  logout  Log out\n  delete  Delete account (destructive)\n"
  if state.isAskingLogout {
    text += "\n? Log out?\n  confirm  Log out (destructive)\n  cancel   Cancel\n"
  }
  if state.isAskingDelete {
    text += "\n? Delete your account?\n  confirm  Delete (destructive)\n  cancel   Cancel\n"
  }
}
