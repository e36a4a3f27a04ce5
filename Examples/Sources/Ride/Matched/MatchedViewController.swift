import HeadlessUI
import StateBinding

typealias MatchedViewModel = ViewModel<MatchedState, MatchedAction>

final class MatchedViewController: UIViewController, ViewControllable, MatchedPresentable,
  ViewModelHosting
{
  let viewModel: MatchedViewModel

  init(state: MatchedState) {
    viewModel = MatchedViewModel(state: state)
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(MatchedView(viewModel: viewModel))
  }
}

struct MatchedView: View {
  @State var viewModel: MatchedViewModel
  @State private var cancelAlert = false

  init(viewModel: MatchedViewModel) {
    self._viewModel = .init(initialValue: viewModel)
  }

  private var matched: MatchedState { viewModel.state }
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
        Button("탑승 취소", role: .destructive) { cancelAlert = true }
          .accessibilityIdentifier("call off")
          .disabled(!matched.canCancel)
      }
    }
    .navigationTitle(matched.match.isCancellable ? "배차 완료" : "이동 중")
    .alert("운전자가 배정되었습니다. 취소할까요?", isPresented: $cancelAlert) {
      Button("탑승 취소", role: .destructive) { viewModel.request(action: .cancel) }
      Button("그대로 두기", role: .cancel) {}
    }
    .onChange(of: matched.canCancel) { if !matched.canCancel { cancelAlert = false } }
  }
}
