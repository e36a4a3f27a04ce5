import HeadlessUI
import StateBinding

typealias RefinementViewModel = ViewModel<RefinementState, RefinementAction>

final class RefinementViewController: UIViewController, ViewControllable, ViewModelHosting {
  let viewModel: RefinementViewModel

  init(state: RefinementState) {
    viewModel = RefinementViewModel(state: state)
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(RefinementView(viewModel: viewModel))
  }
}

extension RefinementViewController: RefinementPresentable {}

struct RefinementView: View {
  @State var viewModel: RefinementViewModel

  init(viewModel: RefinementViewModel) {
    self._viewModel = .init(initialValue: viewModel)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: .zero) {
      if viewModel.state.isRequesting { Text("호출하는 중…") }
      if let failure = viewModel.state.failure { FailureText("호출하지 못했습니다", failure) }
      Group {
        Choices(
          "타는 곳", of: Spot.allCases, named: \.name, id: "spot",
          chosen: viewModel.state.order.spot
        ) {
          viewModel.request(action: .choose($0))
        }
        Button("여기에서 타기") { viewModel.request(action: .request) }
          .accessibilityIdentifier("request")
      }
      .disabled(viewModel.state.isRequesting)
      Button("요금으로 돌아가기") { viewModel.request(action: .goBack) }
        .accessibilityIdentifier("return")
    }
    .navigationTitle("타는 곳 조정")
  }
}
