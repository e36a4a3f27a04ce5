import HeadlessUI
import StateBinding

final class LoggedOutViewController: UIHostingController<LoggedOutView>, ViewControllable,
  LoggedOutPresentable, ViewModelHosting
{
  let viewModel = LoggedOutViewModel(state: LoggedOutViewState())

  init() {
    super.init(rootView: LoggedOutView(viewModel: viewModel))
  }
}
