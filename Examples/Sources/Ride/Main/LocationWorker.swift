package import StateBinding

/// Keeps the rider's location up to date while its interactor is active.
///
/// A worker, because the work has nothing to do with the logic of Main: Main only starts it.
package final class LocationWorker: Worker {
  private let locations: any LocationService
  private let locationRelay: BehaviorRelay<Location>

  package init(locations: any LocationService, locationRelay: BehaviorRelay<Location>) {
    self.locations = locations
    self.locationRelay = locationRelay
    super.init()
  }

  package override func didStart(_ interactorScope: any InteractorScope) {
    super.didStart(interactorScope)
    locations.stream
      .subscribe(onNext: { [locationRelay] in locationRelay.accept($0) })
      .disposeOnStop(self)
  }
}
