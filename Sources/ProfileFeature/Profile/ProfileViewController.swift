import HeadlessUI
import StateBinding

/// The presenter: a host of the view model, which takes the states and passes the actions on.
final class ProfileViewController: UIHostingController<ProfileView>, ProfileViewControllable,
  ProfilePresentable, ViewModelHosting
{
  let viewModel: ProfileViewModel

  init(member: Member) {
    viewModel = ProfileViewModel(state: .init(member: member))
    super.init(rootView: ProfileView(viewModel: viewModel))
  }
}
