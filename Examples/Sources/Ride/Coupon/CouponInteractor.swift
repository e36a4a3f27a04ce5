import StateBinding

nonisolated struct CouponState {
  var chosen: Coupon
}

nonisolated enum CouponAction {
  case choose(Coupon)
}

protocol CouponPresentable: StatePresentable<CouponState> {
  var listener: CouponPresentableListener? { get set }
}

typealias CouponPresentableListener = any PresentableListener<CouponAction>

package protocol CouponListener: AnyObject {
  func couponDidChoose(_ coupon: Coupon)
}

final class CouponInteractor: PresentableInteractor<any CouponPresentable> {
  weak var listener: CouponListener?

  private var state: CouponState { didSet { presenter.update(state: state) } }

  init(presenter: any CouponPresentable, state: CouponState) {
    self.state = state
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    presenter.update(state: state)
  }
}

extension CouponInteractor: PresentableListener {
  func request(action: CouponAction) {
    switch action {
    case .choose(let coupon):
      state.chosen = coupon
      listener?.couponDidChoose(coupon)
    }
  }
}
