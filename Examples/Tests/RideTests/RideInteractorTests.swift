import Ride
import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

/// The interactor of Ride, with a router that only logs.
@Suite(.ownRun) struct RideInteractorTests {
  private let server = ScriptedRideServer()
  private let cancellation = BehaviorRelay(value: Cancellation.notAsked)
  private let listener = RideListenerMock()
  private let interactor: RideInteractor
  private let router: RideRoutingMock
  private let routes = Log()

  init() {
    interactor = RideInteractor(
      ride: Ride(id: 1, order: Order(route: Route(from: .seoulStation, to: .cityHall))),
      server: AuthenticatedServer(server: server, token: AuthToken("test")),
      statusRelay: PublishRelay(), cancellationRelay: cancellation)
    interactor.listener = listener
    router = RideRoutingMock(interactor: interactor)
    router.routeToPendingHandler = { [routes] _ in routes("Pending") }
    router.routeToMatchedHandler = { [routes] _ in routes("Matched") }
    router.routeToDroppedOffHandler = { [routes] _ in routes("DroppedOff") }
    interactor.router = router
    interactor.activate()
  }

  @Test func `each status is routed`() {
    let driver = Driver.seeds[0]
    server.statuses.accept(.matched(Match(driver: driver, progress: .waiting)))
    server.statuses.accept(.pending(.again))
    server.statuses.accept(.droppedOff(Receipt(driver: driver, minutes: 4, fare: 4_900)))
    #expect(routes.lines == ["Pending", "Matched", "Pending", "DroppedOff"])
    #expect(listener.rideDidEndArguments == [])
  }

  @Test func `a ride without a driver ends`() {
    server.statuses.accept(.noDriver)
    #expect(listener.rideDidEndArguments == [.noDriver])
  }

  @Test func `a ride ends when the server stops sending statuses`() {
    server.failures.accept(.unavailable)
    #expect(listener.rideDidEndArguments == [.lost])
  }

  @Test func `a ride ends when its receipt was read`() {
    interactor.droppedOffDidFinish()
    #expect(listener.rideDidEndArguments == [.arrived])
  }

  @Test func `a cancellation ends the ride when the server agrees`() async {
    interactor.pendingDidCancel()
    await settled()
    #expect(cancellation.value == .asked)
    #expect(listener.rideDidEndArguments == [])
    server.answers.accept(nil)
    await settled()
    #expect(listener.rideDidEndArguments == [.cancelled])
  }

  @Test func `a second cancellation is not sent`() async {
    interactor.pendingDidCancel()
    interactor.matchedDidCancel()
    await settled()
    #expect(server.waiting == 1)
  }

  @Test func `a refused cancellation can be repeated, and the next status hides the refusal`()
    async
  {
    interactor.matchedDidCancel()
    await settled()
    server.answers.accept(.unavailable)
    await settled()
    #expect(cancellation.value == .failed(.unavailable))
    server.statuses.accept(.pending(.again))
    #expect(cancellation.value == .notAsked)
    interactor.pendingDidCancel()
    await settled()
    #expect(server.waiting == 1)
  }

  @Test func `an answer after the end of the ride does nothing`() async {
    interactor.pendingDidCancel()
    await settled()
    interactor.deactivate()
    server.answers.accept(nil)
    await settled()
    #expect(listener.rideDidEndArguments == [])
  }
}
