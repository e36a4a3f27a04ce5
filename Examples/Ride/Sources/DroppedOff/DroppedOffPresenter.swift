package import StateBinding

/// The receipt in words. The view adds the words that depend on the language.
nonisolated package struct DroppedOffViewState: Equatable, Sendable {
  package var order = Order(route: Route(from: .seoulStation, to: .seoulStation))
  package var driver = ""
  package var time = TimeWords(minutes: 0)
  package var fare = ""
}

package protocol DroppedOffViewControllable: ViewControllable,
  StatePresentable<DroppedOffViewState>
{
  var listener: DroppedOffPresentableListener? { get set }
}

/// Turns a receipt into words.
package final class DroppedOffPresenter: Presenter<any DroppedOffViewControllable>,
  DroppedOffPresentable
{
  package weak var listener: DroppedOffPresentableListener? {
    didSet { viewController.listener = listener }
  }

  package func update(state: DroppedOffState) {
    let receipt = state.receipt
    viewController.update(
      state: DroppedOffViewState(
        order: state.ride.order, driver: receipt.driver.name,
        time: TimeWords(minutes: receipt.minutes), fare: wonInWords(receipt.fare)))
  }
}
