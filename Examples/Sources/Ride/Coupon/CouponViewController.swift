import HeadlessUI
import StateBinding

typealias CouponViewModel = ViewModel<CouponState, CouponAction>

final class CouponViewController: UIViewController, ViewControllable, ViewModelHosting {
  let viewModel: CouponViewModel

  weak var listener: CouponPresentableListener? {
    didSet { viewModel.listener = listener }
  }

  init(state: CouponState) {
    viewModel = CouponViewModel(state: state)
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(CouponView(viewModel: viewModel))
  }
}

extension CouponViewController: CouponPresentable {
  func update(state: CouponState) {
    viewModel.update(state: state)
  }
}

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
