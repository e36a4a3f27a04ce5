import StateBinding

protocol CouponDependency: Dependency {
  var server: AuthenticatedServer { get }
}

protocol CouponBuildable: Buildable {
  func build(withListener listener: CouponListener, chosen: Coupon) -> ViewableRouting
}

final class CouponBuilder: Builder<CouponDependency>, CouponBuildable {
  func build(withListener listener: CouponListener, chosen: Coupon) -> ViewableRouting {
    let state = CouponState(chosen: chosen)
    let viewController = CouponViewController(state: state)
    let interactor = CouponInteractor(
      presenter: viewController, state: state, coupons: dependency.server.coupons())
    interactor.listener = listener
    return ViewableRouter(interactor: interactor, viewController: viewController)
  }
}
