import HeadlessUI
import StateBinding

typealias CouponViewModel = ViewModel<CouponState, CouponAction>

final class CouponViewController: UIViewController, ViewControllable, ViewModelHosting {
  let viewModel: CouponViewModel

  init(state: CouponState) {
    viewModel = CouponViewModel(state: state)
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(CouponView(viewModel: viewModel))
  }
}

extension CouponViewController: CouponPresentable {}

struct CouponView: View {
  @State var viewModel: CouponViewModel

  init(viewModel: CouponViewModel) {
    self._viewModel = .init(initialValue: viewModel)
  }

  var body: some View {
    Choices(
      "쿠폰", of: viewModel.state.offered, named: \.name, id: "coupon",
      chosen: viewModel.state.chosen
    ) {
      viewModel.request(action: .choose($0))
    }
  }
}
