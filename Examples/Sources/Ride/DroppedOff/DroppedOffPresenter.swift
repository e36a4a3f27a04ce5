package import StateBinding

/// The receipt in words. The view adds the words that depend on the language.
nonisolated package struct DroppedOffViewState: Equatable, Sendable {
  package var order = Order(route: Route(from: .seoulStation, to: .seoulStation))
  package var driver = ""
  package var time = TimeWords(minutes: 0)
  package var fare = ""

  package init() {}
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
    var words = DroppedOffViewState()
    words.order = state.ride.order
    words.driver = receipt.driver.name
    words.time = TimeWords(minutes: receipt.minutes)
    words.fare = wonInWords(receipt.fare)
    viewController.update(state: words)
  }
}
