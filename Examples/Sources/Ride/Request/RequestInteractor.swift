package import StateBinding

nonisolated package struct RequestState: Equatable {
  package var near = Place.seoulStation
  package var stage = Stage.choosing(from: nil)

  /// Decides which child is attached. The order of a stage stays as it was when the stage began.
  package enum Stage: Equatable, Sendable {
    case choosing(from: Place?)
    case confirming(Order)
    case refining(Order)
  }
}

package protocol RequestRouting: ViewableRouting {
  func routeToLocationEditor(from: Place?)
  func routeToConfirm(_ order: Order)
  func routeToRefinement(_ order: Order)
}

package protocol RequestPresentable: StatePresentable<RequestState> {}

package protocol RequestListener: AnyObject {
  func requestDidClose()
  func requestDidOrder(_ ride: Ride)
}

/// Collects all parts of an order, and attaches the child that asks for the next part.
package final class RequestInteractor: PresentableInteractor<any RequestPresentable>,
  RequestInteractable
{
  package weak var router: RequestRouting?
  package weak var listener: RequestListener?

  private let locationStream: Observable<Location>
  /// The order that the rider has left to change a place. The next order begins with its choices.
  private var last: Order?
  private var state = RequestState() { didSet { presenter.update(state: state) } }

  package init(presenter: any RequestPresentable, locationStream: Observable<Location>) {
    self.locationStream = locationStream
    super.init(presenter: presenter)
  }

  package override func didBecomeActive() {
    super.didBecomeActive()
    locationStream.map(\.nearest).distinctUntilChanged()
      .subscribe(onNext: { [weak self] in self?.state.near = $0 })
      .disposeOnDeactivate(interactor: self)
    routeToStage()
  }

  private func enter(_ stage: RequestState.Stage) {
    state.stage = stage
    routeToStage()
  }

  private func routeToStage() {
    switch state.stage {
    case .choosing(let from): router?.routeToLocationEditor(from: from)
    case .confirming(let order): router?.routeToConfirm(order)
    case .refining(let order): router?.routeToRefinement(order)
    }
  }
}

extension RequestInteractor: LocationEditorListener {
  package func locationEditorDidChoose(_ route: Route) {
    trace()
    var order = Order(route: route, payment: last?.payment ?? Payment())
    if let last, last.route.from == route.from { order.spot = last.spot }
    enter(.confirming(order))
  }

  package func locationEditorDidClose() {
    trace()
    listener?.requestDidClose()
  }
}

extension RequestInteractor: ConfirmListener {
  package func confirmDidCall(_ order: Order) {
    trace()
    enter(.refining(order))
  }

  package func confirmDidReturn(from order: Order) {
    trace()
    last = order
    enter(.choosing(from: order.route.from))
  }
}

extension RequestInteractor: RefinementListener {
  package func refinementDidReturn(to order: Order) {
    trace()
    enter(.confirming(order))
  }

  package func refinementDidOrder(_ ride: Ride) {
    trace()
    listener?.requestDidOrder(ride)
  }
}
