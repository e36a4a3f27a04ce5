package import StateBinding

package protocol RideDependency: Dependency {
  var server: AuthenticatedServer { get }
  var rideViewController: RideViewControllable { get }
}

/// Owns the objects that exist only while there is a ride. None of them is optional.
package final class RideComponent: Component<RideDependency>, PendingDependency, MatchedDependency,
  DroppedOffDependency
{
  let ride: Ride
  let cancellationRelay = BehaviorRelay(value: Cancellation.notAsked)
  let statusRelay = PublishRelay<RideStatus>()
  var cancellationStream: Observable<Cancellation> { cancellationRelay }
  var searchStream: Observable<Search> { statusRelay.compactMap(\.search) }
  var matchStream: Observable<Match> { statusRelay.compactMap(\.match) }

  init(dependency: RideDependency, ride: Ride) {
    self.ride = ride
    super.init(dependency: dependency)
  }
}

package protocol RideBuildable: Buildable {
  func build(withListener listener: RideListener, ride: Ride) -> RideRouting
}

package final class RideBuilder: Builder<RideDependency>, RideBuildable {
  package func build(withListener listener: RideListener, ride: Ride) -> RideRouting {
    let component = RideComponent(dependency: dependency, ride: ride)
    let interactor = RideInteractor(
      ride: ride, server: dependency.server, statusRelay: component.statusRelay,
      cancellationRelay: component.cancellationRelay)
    interactor.listener = listener
    return RideRouter(
      interactor: interactor, viewController: dependency.rideViewController,
      pendingBuilder: PendingBuilder(dependency: component),
      matchedBuilder: MatchedBuilder(dependency: component),
      droppedOffBuilder: DroppedOffBuilder(dependency: component))
  }
}
