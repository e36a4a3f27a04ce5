import HeadlessUI
import StateBinding

typealias ConfirmViewModel = ViewModel<ConfirmViewState, ConfirmAction>

/// Shows the fare, then the children, then the buttons.
final class ConfirmViewController: UIViewController, ConfirmViewControllable, ViewModelHosting {
  let viewModel = ConfirmViewModel(state: .init())

  private let payment = UIViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(FareView(viewModel: viewModel))
    embed(payment)
    embed(CallView(viewModel: viewModel))
  }

  func show(_ child: ViewControllable) {
    loadViewIfNeeded()
    payment.embed(child.uiviewController)
  }
}

struct FareView: View {
  @State var viewModel: ConfirmViewModel

  init(viewModel: ConfirmViewModel) {
    self._viewModel = .init(initialValue: viewModel)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: .zero) {
      LabeledContent("거리") { Text("\(viewModel.state.kilometres)km") }
      LabeledContent("시간") { Text(viewModel.state.time.key) }
      if let fullFare = viewModel.state.fullFare {
        LabeledContent("쿠폰 사용 전") { Text("\(fullFare)원") }
      }
      LabeledContent("요금") { Text("\(viewModel.state.fare)원") }
    }
    .navigationTitle("호출 확인")
  }
}

struct CallView: View {
  let viewModel: ConfirmViewModel

  var body: some View {
    Button("호출하기") { viewModel.request(action: .call) }
      .accessibilityIdentifier("call")
    Button("목적지 바꾸기") { viewModel.request(action: .changeDestination) }
      .accessibilityIdentifier("change destination")
  }
}
