import StateBinding

nonisolated struct CouponState {
  var offered: [Coupon] = []
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

  private let coupons: Observable<[Coupon]>
  private var state: CouponState { didSet { presenter.update(state: state) } }

  init(presenter: any CouponPresentable, state: CouponState, coupons: Observable<[Coupon]>) {
    self.state = state
    self.coupons = coupons
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    coupons
      .subscribe(onNext: { [weak self] in self?.state.offered = $0 })
      .disposeOnDeactivate(interactor: self)
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
