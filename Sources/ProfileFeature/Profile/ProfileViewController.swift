import HeadlessUI
import StateBinding

final class ProfileViewController: UIViewController, ProfileViewControllable, ViewModelHosting {
  let viewModel: ProfileViewModel

  weak var listener: ProfilePresentableListener? {
    didSet { viewModel.listener = listener }
  }

  init(member: Member) {
    viewModel = ProfileViewModel(state: .init(profile: .init(member: member)))
    super.init(nibName: nil, bundle: nil)
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

  func ask(_ question: ProfileQuestion) {
    switch question {
    case .logout: viewModel.state.logoutAlert = true
    case .deleteAccount: viewModel.state.deleteAlert = true
    }
  }
}
