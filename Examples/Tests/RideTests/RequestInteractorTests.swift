import Ride
import StateBinding
import StateBindingTesting
import TestSupport
import Testing

/// The interactor of Request, with a router that only logs.
@Suite(.ownRun, .nonExhaustive) struct RequestInteractorTests {
  private let locations = BehaviorRelay(value: Place.seoulStation.location)
  private let presenter = RecordingPresenter<RequestState, Never>()
  private let interactor: RequestInteractor
  private let router: RequestRoutingMock
  private let routes = Log()
  private let route = Route(from: .seoulStation, to: .cityHall)

  init() {
    interactor = RequestInteractor(presenter: presenter, locationStream: locations)
    router = RequestRoutingMock(interactor: interactor)
    router.routeToLocationEditorHandler = { [routes] from in
      routes("LocationEditor from \(from.map { "\($0)" } ?? "nowhere")")
    }
    router.routeToConfirmHandler = { [routes] in routes("Confirm \($0.payment.coupon)") }
    router.routeToRefinementHandler = { [routes] _ in routes("Refinement") }
    interactor.router = router
    interactor.activate()
  }

  @Test func `a request without places asks for the places`() {
    #expect(routes.lines == ["LocationEditor from nowhere"])
    presenter.expect { $0.stage = .choosing(from: nil) }
  }

  @Test func `the nearest place follows the location`() {
    presenter.expect { $0.near = .seoulStation }
    locations.accept(Location(east: 4, north: 11))
    locations.accept(Location(east: 5, north: 12))
    presenter.expect { $0.near = .cityHall }
  }

  @Test func `the router goes to Confirm for two places, and to Refinement for the call`() {
    interactor.locationEditorDidChoose(route)
    interactor.confirmDidCall(Order(route: route))
    #expect(routes.lines.dropFirst() == ["Confirm noCoupon", "Refinement"])
  }

  @Test func `a new destination keeps the pick-up place and the coupon`() {
    interactor.locationEditorDidChoose(route)
    var order = Order(route: route)
    order.payment.coupon = .tenPercent
    interactor.confirmDidReturn(from: order)
    interactor.locationEditorDidChoose(Route(from: .seoulStation, to: .hongdae))
    #expect(
      routes.lines.dropFirst() == [
        "Confirm noCoupon", "LocationEditor from seoulStation", "Confirm tenPercent",
      ])
  }
}

extension RecordingPresenter: RequestPresentable where State == RequestState, Action == Never {}
