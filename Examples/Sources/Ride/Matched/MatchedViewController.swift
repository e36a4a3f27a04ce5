import HeadlessUI
import StateBinding

nonisolated struct MatchedViewState {
  var matched: MatchedState {
    didSet { if !matched.canCancel { cancelAlert = false } }
  }
  /// Whether the alert is up. The view sets this; the alert closes when the ride can no longer be cancelled.
  var cancelAlert = false

  init(_ matched: MatchedState) {
    self.matched = matched
  }
}

typealias MatchedViewModel = ViewModel<MatchedViewState, MatchedAction>

final class MatchedViewController: UIViewController, ViewControllable, ViewModelHosting {
  let viewModel: MatchedViewModel

  init(state: MatchedState) {
    viewModel = MatchedViewModel(state: .init(state))
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(MatchedView(viewModel: viewModel))
  }
}

extension MatchedViewController: MatchedPresentable {
  func update(state: MatchedState) {
    viewModel.state.matched = state
  }
}

struct MatchedView: View {
  @State var viewModel: MatchedViewModel

  init(viewModel: MatchedViewModel) {
    self._viewModel = .init(initialValue: viewModel)
  }

  private var matched: MatchedState { viewModel.state.matched }
  private var driver: Driver { matched.match.driver }

  var body: some View {
    VStack(alignment: .leading, spacing: .zero) {
      switch matched.match.progress {
      case .coming(let minutes): Text("운전자가 \(minutes)분 뒤에 도착합니다")
      case .waiting: Text("운전자가 도착했습니다")
      case .driving(let minutes): Text("\(minutes)분 뒤에 목적지에 도착합니다")
      }
      CancellationText(cancellation: matched.cancellation)
      LabeledContent("운전자", value: driver.name)
      LabeledContent("차량", value: "\(driver.car), \(driver.plate)")
      OrderRows(order: matched.ride.order)
      if matched.match.isCancellable {
        Button("탑승 취소", role: .destructive) { viewModel.state.cancelAlert = true }
          .accessibilityIdentifier("call off")
          .disabled(!matched.canCancel)
      }
    }
    .navigationTitle(matched.match.isCancellable ? "배차 완료" : "이동 중")
    .alert("운전자가 배정되었습니다. 취소할까요?", isPresented: $viewModel.state.cancelAlert) {
      Button("탑승 취소", role: .destructive) { viewModel.request(action: .cancel) }
      Button("그대로 두기", role: .cancel) {}
    }
  }
}
