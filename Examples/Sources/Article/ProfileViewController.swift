import HeadlessUI
import StateBinding

/// The presenter. It hosts the view model, which takes the states of the interactor and passes the actions of the view on.
final class ProfileViewController: UIViewController, ProfileViewControllable, ProfilePresentable,
  ViewModelHosting
{
  let viewModel = ProfileViewModel(state: ProfileViewState())

  override func viewDidLoad() {
    super.viewDidLoad()
    let host = UIHostingController(rootView: ProfileView(viewModel: viewModel))
    addChild(host)
    host.view.frame = view.bounds
    host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(host.view)
    host.didMove(toParent: self)
  }
}
