package import StateBinding

nonisolated package struct DroppedOffState: Sendable {
  let ride: Ride
  let receipt: Receipt

  package init(ride: Ride, receipt: Receipt) {
    self.ride = ride
    self.receipt = receipt
  }
}

nonisolated package enum DroppedOffAction: Sendable {
  case done
}

package protocol DroppedOffPresentable: StatePresentable<DroppedOffState> {
  var listener: DroppedOffPresentableListener? { get set }
}

package typealias DroppedOffPresentableListener = any PresentableListener<DroppedOffAction>

package protocol DroppedOffListener: AnyObject {
  func droppedOffDidFinish()
}

/// Shows the receipt.
package final class DroppedOffInteractor: PresentableInteractor<any DroppedOffPresentable> {
  weak var listener: DroppedOffListener?

  private let state: DroppedOffState

  init(presenter: any DroppedOffPresentable, state: DroppedOffState) {
    self.state = state
    super.init(presenter: presenter)
    presenter.listener = self
  }

  package override func didBecomeActive() {
    super.didBecomeActive()
    presenter.update(state: state)
  }
}

extension DroppedOffInteractor: PresentableListener {
  package func request(action: DroppedOffAction) {
    switch action {
    case .done: listener?.droppedOffDidFinish()
    }
  }
}
