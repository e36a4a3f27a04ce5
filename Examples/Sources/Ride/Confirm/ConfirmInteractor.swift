package import StateBinding

nonisolated package struct ConfirmState: Sendable {
  package var order: Order

  package init(order: Order) {
    self.order = order
  }
}

nonisolated package enum ConfirmAction: Sendable {
  case call
  case changeDestination
}

package protocol ConfirmPresentable: StatePresentable<ConfirmState> {
  var listener: ConfirmPresentableListener? { get set }
}

package typealias ConfirmPresentableListener = any PresentableListener<ConfirmAction>

package protocol ConfirmRouting: ViewableRouting {
  func attachCoupon(_ chosen: Coupon)
  func attachCard(_ chosen: Card)
}

package protocol ConfirmListener: AnyObject {
  func confirmDidCall(_ order: Order)
  func confirmDidReturn(from order: Order)
}

/// Completes the order with the coupon and the card that the children report.
package final class ConfirmInteractor: PresentableInteractor<any ConfirmPresentable>,
  ConfirmInteractable
{
  package weak var router: ConfirmRouting?
  package weak var listener: ConfirmListener?

  private var state: ConfirmState { didSet { presenter.update(state: state) } }

  init(presenter: any ConfirmPresentable, order: Order) {
    state = ConfirmState(order: order)
    super.init(presenter: presenter)
    presenter.listener = self
  }

  package override func didBecomeActive() {
    super.didBecomeActive()
    presenter.update(state: state)
    router?.attachCoupon(state.order.payment.coupon)
    router?.attachCard(state.order.payment.card)
  }

  package func couponDidChoose(_ coupon: Coupon) {
    trace()
    state.order.payment.coupon = coupon
  }

  package func cardDidChoose(_ card: Card) {
    trace()
    state.order.payment.card = card
  }
}

extension ConfirmInteractor: PresentableListener {
  package func request(action: ConfirmAction) {
    switch action {
    case .call: listener?.confirmDidCall(state.order)
    case .changeDestination: listener?.confirmDidReturn(from: state.order)
    }
  }
}
