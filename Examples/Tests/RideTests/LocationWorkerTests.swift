import Ride
import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

/// The worker of Main, with a walk that the test leads.
@Suite(.ownRun) struct LocationWorkerTests {
  private final class Walk: LocationService {
    let relay = BehaviorRelay(value: Location(east: 0, north: 0))
    var current: Location { relay.value }
    var stream: Observable<Location> { relay }
  }

  private let walk = Walk()
  private let location = BehaviorRelay(value: Location(east: 0, north: 0))
  private let scope = Interactor()

  @Test func `the location follows the walk while the interactor is active`() {
    let worker = LocationWorker(locations: walk, locationRelay: location)
    worker.start(scope)
    walk.relay.accept(Location(east: 1, north: 0))
    #expect(location.value == Location(east: 0, north: 0))
    scope.activate()
    #expect(location.value == Location(east: 1, north: 0))
    scope.deactivate()
    walk.relay.accept(Location(east: 2, north: 0))
    #expect(location.value == Location(east: 1, north: 0))
  }
}
