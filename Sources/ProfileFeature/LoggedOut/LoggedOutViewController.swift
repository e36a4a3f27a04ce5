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
  func show(_ members: [Member]) {
    viewModel.state.members = members
  }

  func show(_ activity: LoggedOutState.Activity?) {
    viewModel.state.activity = activity
  }

  func show(_ problem: LoggedOutState.Problem?) {
    viewModel.state.problem = problem
  }
}
