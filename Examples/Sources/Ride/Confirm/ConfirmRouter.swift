package import StateBinding

package protocol ConfirmInteractable: Interactable, CouponListener, CardListener {
  var router: ConfirmRouting? { get set }
  var listener: ConfirmListener? { get set }
}

package final class ConfirmRouter: ViewableRouter<ConfirmInteractable, any ConfirmViewControllable>,
  ConfirmRouting
{
  private let couponBuilder: CouponBuildable
  private let cardBuilder: CardBuildable

  init(
    interactor: ConfirmInteractable, viewController: any ConfirmViewControllable,
    couponBuilder: CouponBuildable, cardBuilder: CardBuildable
  ) {
    self.couponBuilder = couponBuilder
    self.cardBuilder = cardBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  package func attachCoupon(_ chosen: Coupon) {
    trace()
    attach(couponBuilder.build(withListener: interactor, chosen: chosen))
  }

  package func attachCard(_ chosen: Card) {
    trace()
    attach(cardBuilder.build(withListener: interactor, chosen: chosen))
  }

  private func attach(_ router: ViewableRouting) {
    attachChild(router)
    viewController.show(router.viewControllable)
  }
}
