import HeadlessUI
import StateBinding

final class LoggedOutViewController: UIViewController, LoggedOutViewControllable, ViewModelHosting {
  let viewModel = LoggedOutViewModel(state: .init())

  weak var listener: LoggedOutPresentableListener? {
    didSet { viewModel.listener = listener }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let host = UIHostingController(rootView: LoggedOutView(viewModel: viewModel))
    addChild(host)
    view.addSubview(host.view)
    host.didMove(toParent: self)
  }
}

extension LoggedOutViewController: LoggedOutPresentable {
  func update(state: LoggedOutState) {
    viewModel.state.loggedOut = state
  }
}
