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

/// Streams the location down, and goes from Home to Request to Ride and back.
final class MainInteractor: Interactor, MainInteractable {
  weak var router: MainRouting?
  weak var listener: MainListener?

  private let server: AuthenticatedServer
  private let locations: any LocationService
  private let locationRelay: BehaviorRelay<Location>

  init(
    server: AuthenticatedServer, locations: any LocationService,
    locationRelay: BehaviorRelay<Location>
  ) {
    self.server = server
    self.locations = locations
    self.locationRelay = locationRelay
    super.init()
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    locations.stream
      .subscribe(onNext: { [locationRelay] in locationRelay.accept($0) })
      .disposeOnDeactivate(interactor: self)
    server.expirations
      .subscribe(onNext: { [weak self] in self?.listener?.loginDidExpire() })
      .disposeOnDeactivate(interactor: self)
    router?.routeToHome(.nothing)
  }
}

extension MainInteractor: HomeListener {
  func homeDidCall() {
    router?.routeToRequest()
  }

  func homeDidLogout() {
    listener?.didLogout()
  }
}

extension MainInteractor: RequestListener {
  func requestDidClose() {
    router?.routeToHome(.nothing)
  }

  func requestDidOrder(_ ride: Ride) {
    router?.routeToRide(ride)
  }
}

extension MainInteractor: RideListener {
  func rideDidEnd(_ end: RideEnd) {
    switch end {
    case .arrived: router?.routeToHome(.nothing)
    case .cancelled: router?.routeToHome(.rideCancelled)
    case .noDriver: router?.routeToHome(.noDriver)
    case .lost: router?.routeToHome(.rideLost)
    }
  }
}
