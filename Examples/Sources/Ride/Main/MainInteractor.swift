import StateBinding

protocol MainRouting: ViewableRouting {
  func routeToHome(_ notice: HomeNotice)
  func routeToRequest()
  func routeToRide(_ ride: Ride)
}

protocol MainListener: AnyObject {
  func didLogout()
  /// The server no longer accepts the login.
  func loginDidExpire()
}

/// Starts the work that follows the location, and goes from Home to Request to Ride and back.
final class MainInteractor: Interactor, MainInteractable {
  weak var router: MainRouting?
  weak var listener: MainListener?

  private let server: AuthenticatedServer
  private let locationWorker: any Working

  init(server: AuthenticatedServer, locationWorker: any Working) {
    self.server = server
    self.locationWorker = locationWorker
    super.init()
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    locationWorker.start(self)
    server.expirations
      .subscribe(onNext: { [weak self] in self?.listener?.loginDidExpire() })
      .disposeOnDeactivate(interactor: self)
    router?.routeToHome(.nothing)
  }
}

extension MainInteractor: HomeListener {
  func homeDidCall() {
    trace()
    router?.routeToRequest()
  }

  func homeDidLogout() {
    trace()
    listener?.didLogout()
  }
}

extension MainInteractor: RequestListener {
  func requestDidClose() {
    trace()
    router?.routeToHome(.nothing)
  }

  func requestDidOrder(_ ride: Ride) {
    trace()
    router?.routeToRide(ride)
  }
}

extension MainInteractor: RideListener {
  func rideDidEnd(_ end: RideEnd) {
    trace()
    switch end {
    case .arrived: router?.routeToHome(.nothing)
    case .cancelled: router?.routeToHome(.rideCancelled)
    case .noDriver: router?.routeToHome(.noDriver)
    case .lost: router?.routeToHome(.rideLost)
    }
  }
}
