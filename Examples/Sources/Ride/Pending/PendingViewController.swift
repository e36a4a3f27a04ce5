import HeadlessUI
import StateBinding

typealias PendingViewModel = ViewModel<PendingState, PendingAction>

final class PendingViewController: UIViewController, ViewControllable, ViewModelHosting {
  let viewModel: PendingViewModel

  init(state: PendingState) {
    viewModel = PendingViewModel(state: state)
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(PendingView(viewModel: viewModel))
  }
}

extension PendingViewController: PendingPresentable {}

struct PendingView: View {
  @State var viewModel: PendingViewModel

  init(viewModel: PendingViewModel) {
    self._viewModel = .init(initialValue: viewModel)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: .zero) {
      switch viewModel.state.search {
      case .first: Text("운전자를 찾고 있습니다…")
      case .again: Text("운전자가 취소했습니다. 다른 운전자를 찾고 있습니다…")
      }
      CancellationText(cancellation: viewModel.state.cancellation)
      OrderRows(order: viewModel.state.ride.order)
      Button("호출 취소") { viewModel.request(action: .cancel) }
        .accessibilityIdentifier("call off")
        .disabled(viewModel.state.cancellation == .asked)
    }
    .navigationTitle("호출 중")
  }
}
