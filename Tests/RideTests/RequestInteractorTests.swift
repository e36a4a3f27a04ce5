import HeadlessUI
import Ride
import StateBinding
import TestSupport
import Testing

/// The interactor of Request, with a router that only writes down.
@Suite(.ownRun) struct RequestInteractorTests {
  private let locations = BehaviorRelay(value: Place.seoulStation.location)
  private let presenter = RequestScreen()
  private let interactor: RequestInteractor
  private let router: RequestRouterMock
  private let route = Route(from: .seoulStation, to: .cityHall)

  init() {
    interactor = RequestInteractor(presenter: presenter, locationStream: locations)
    router = RequestRouterMock(interactor: interactor)
    interactor.router = router
    interactor.activate()
  }

  @Test func `without places it asks for places`() {
    #expect(router.routes == ["LocationEditor from nowhere"])
    #expect(presenter.states.map(\.stage) == [.choosing(from: nil)])
  }

  @Test func `the nearest place follows the location`() {
    locations.accept(Location(east: 4, north: 11))
    locations.accept(Location(east: 5, north: 12))
    #expect(presenter.states.map(\.near) == [.seoulStation, .cityHall])
  }

  @Test func `both places lead to Confirm, the call leads to Refinement`() {
    interactor.locationEditorDidChoose(route)
    interactor.confirmDidCall(Order(route: route))
    #expect(router.routes.dropFirst() == ["Confirm noCoupon", "Refinement"])
  }

  @Test func `another destination keeps the pick-up place and the coupon`() {
    interactor.locationEditorDidChoose(route)
    var order = Order(route: route)
    order.payment.coupon = .tenPercent
    interactor.confirmDidReturn(from: order)
    interactor.locationEditorDidChoose(Route(from: .seoulStation, to: .hongdae))
    #expect(
      router.routes.dropFirst() == [
        "Confirm noCoupon", "LocationEditor from seoulStation", "Confirm tenPercent",
      ])
  }
}

private final class RequestScreen: RequestPresentable {
  private(set) var states: [RequestState] = []

  func update(state: RequestState) { states.append(state) }
}

private final class RequestRouterMock: ViewableRouter<RequestInteractable, RequestView>,
  RequestRouting
{
  private(set) var routes: [String] = []

  init(interactor: RequestInteractable) {
    super.init(interactor: interactor, viewController: RequestView())
  }

  func routeToLocationEditor(from: Place?) {
    routes.append("LocationEditor from \(from.map { "\($0)" } ?? "nowhere")")
  }

  func routeToConfirm(_ order: Order) { routes.append("Confirm \(order.payment.coupon)") }
  func routeToRefinement(_ order: Order) { routes.append("Refinement") }
}

private final class RequestView: UIViewController, ViewControllable {}
