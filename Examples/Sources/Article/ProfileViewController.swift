import HeadlessUI
import StateBinding

/// The presenter: it puts the interactor's state into the view model.
final class ProfileViewController: UIViewController, ProfileViewControllable, ViewModelHosting {
  let viewModel = ProfileViewModel(state: ProfileViewState())

  weak var listener: ProfilePresentableListener? {
    didSet { viewModel.listener = listener }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let host = UIHostingController(rootView: ProfileView(viewModel: viewModel))
    addChild(host)
    view.addSubview(host.view)
    host.didMove(toParent: self)
  }
}

extension ProfileViewController: ProfilePresentable {
  func update(state: ProfileState) {
    viewModel.state.profile = state
  }
}
