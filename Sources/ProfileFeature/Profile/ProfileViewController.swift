import HeadlessUI
import StateBinding

/// The presenter. `ViewModelHosting` gives it `listener` and `update(state:)`, which are those of the view model.
final class ProfileViewController: UIHostingController<ProfileView>, ProfileViewControllable,
  ProfilePresentable, ViewModelHosting
{
  let viewModel: ProfileViewModel

  init(member: Member) {
    viewModel = ProfileViewModel(state: .init(member: member))
    super.init(rootView: ProfileView(viewModel: viewModel))
  }
}
