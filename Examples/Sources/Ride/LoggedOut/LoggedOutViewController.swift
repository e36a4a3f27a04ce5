import HeadlessUI
import StateBinding

typealias LoggedOutViewModel = ViewModel<LoggedOutState, LoggedOutAction>

final class LoggedOutViewController: UIViewController, ViewControllable, ViewModelHosting {
  let viewModel = LoggedOutViewModel(state: .init())

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(LoggedOutView(viewModel: viewModel))
  }
}

extension LoggedOutViewController: LoggedOutPresentable {}

struct LoggedOutView: View {
  @State var viewModel: LoggedOutViewModel

  init(viewModel: LoggedOutViewModel) {
    self._viewModel = .init(initialValue: viewModel)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: .zero) {
      if viewModel.state.isExpired { Text("로그인이 만료되었습니다. 다시 로그인하세요") }
      if viewModel.state.isLoggingIn { Text("로그인하는 중…") }
      if let failure = viewModel.state.failure { FailureText("로그인하지 못했습니다", failure) }
      ForEach(viewModel.state.riders, id: \.id) { rider in
        Button(rider.name) { viewModel.request(action: .login(rider)) }
          .accessibilityIdentifier("login \(rider.id)")
      }
      .disabled(viewModel.state.isLoggingIn)
    }
    .navigationTitle("로그인")
  }
}
