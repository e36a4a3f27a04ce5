import HeadlessUI
import StateBinding

typealias DroppedOffViewModel = ViewModel<DroppedOffViewState, DroppedOffAction>

final class DroppedOffViewController: UIViewController, DroppedOffViewControllable,
  ViewModelHosting
{
  let viewModel = DroppedOffViewModel(state: .init())

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(DroppedOffView(viewModel: viewModel))
  }

}

struct DroppedOffView: View {
  @State var viewModel: DroppedOffViewModel

  init(viewModel: DroppedOffViewModel) {
    self._viewModel = .init(initialValue: viewModel)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: .zero) {
      OrderRows(order: viewModel.state.order)
      LabeledContent("운전자", value: viewModel.state.driver)
      LabeledContent("시간") { Text(viewModel.state.time.key) }
      LabeledContent("쿠폰") { Text(viewModel.state.order.payment.coupon.name) }
      LabeledContent("카드") { Text(viewModel.state.order.payment.card.name) }
      LabeledContent("요금") { Text("\(viewModel.state.fare)원") }
      Button("완료") { viewModel.request(action: .done) }
        .accessibilityIdentifier("done")
    }
    .navigationTitle("도착했습니다")
  }
}
