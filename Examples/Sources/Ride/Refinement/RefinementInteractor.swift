import StateBinding

nonisolated struct RefinementState {
  var order: Order
  var isRequesting = false
  var failure: RideError?
}

nonisolated enum RefinementAction {
  case choose(Spot)
  case request
  case goBack
}

protocol RefinementPresentable: StatePresentable<RefinementState> {
  var listener: RefinementPresentableListener? { get set }
}

typealias RefinementPresentableListener = any PresentableListener<RefinementAction>

package protocol RefinementListener: AnyObject {
  func refinementDidReturn(to order: Order)
  func refinementDidOrder(_ ride: Ride)
}

/// Adjusts the pick-up spot, then requests the ride. Leaving cancels a request that is under way.
final class RefinementInteractor: PresentableInteractor<any RefinementPresentable> {
  weak var listener: RefinementListener?

  private let server: AuthenticatedServer
  private var state: RefinementState { didSet { presenter.update(state: state) } }

  init(
    presenter: any RefinementPresentable, state: RefinementState, server: AuthenticatedServer
  ) {
    self.state = state
    self.server = server
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    presenter.update(state: state)
  }
}

extension RefinementInteractor: PresentableListener {
  func request(action: RefinementAction) {
    switch action {
    case .choose(let spot): state.order.spot = spot
    case .request: requestRide()
    case .goBack: listener?.refinementDidReturn(to: state.order)
    }
  }

  private func requestRide() {
    guard !state.isRequesting else { return }
    state = RefinementState(order: state.order, isRequesting: true)
    task { [weak self, server, order = state.order] in
      do {
        let ride = try await server.requestRide(order)
        self?.listener?.refinementDidOrder(ride)
      } catch let error as RideError {
        self?.state = RefinementState(order: order, failure: error)
      }
    }
  }
}
