package import StateBinding

/// The order in words. The view adds the words that depend on the language.
nonisolated package struct ConfirmViewState: Equatable, Sendable {
  package var kilometres = ""
  package var time = TimeWords(minutes: 0)
  package var fare = ""
  /// The fare without the coupon; nil if there is no coupon.
  package var fullFare: String?

  package init(
    kilometres: String = "", time: TimeWords = TimeWords(minutes: 0), fare: String = "",
    fullFare: String? = nil
  ) {
    self.kilometres = kilometres
    self.time = time
    self.fare = fare
    self.fullFare = fullFare
  }
}

/// The view that the presenter fills.
package protocol ConfirmViewControllable: ChildShowing, StatePresentable<ConfirmViewState> {
  var listener: ConfirmPresentableListener? { get set }
}

/// Turns an order into words.
package final class ConfirmPresenter: Presenter<any ConfirmViewControllable>, ConfirmPresentable {
  package weak var listener: ConfirmPresentableListener? {
    didSet { viewController.listener = listener }
  }

  package func update(state: ConfirmState) {
    let order = state.order
    let route = order.route
    viewController.update(
      state: ConfirmViewState(
        kilometres: kilometresInWords(route.metres), time: TimeWords(minutes: route.minutes),
        fare: wonInWords(order.fare),
        fullFare: order.fare < route.fare ? wonInWords(route.fare) : nil))
  }
}
