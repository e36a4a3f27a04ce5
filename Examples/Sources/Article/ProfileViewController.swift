import HeadlessUI
import StateBinding

/// The presenter. It hosts the view model, which takes the states of the interactor and passes the actions of the view on.
final class ProfileViewController: UIHostingController<ProfileView>, ProfileViewControllable,
  ProfilePresentable, ViewModelHosting
{
  let viewModel = ProfileViewModel(state: ProfileViewState())

  init() {
    super.init(rootView: ProfileView(viewModel: viewModel))
  }
}
