import HeadlessUI
import StateBinding

protocol MainInteractable: Interactable, HomeListener, RequestListener, RideListener {
  var router: MainRouting? { get set }
  var listener: MainListener? { get set }
}

protocol MainViewControllable: RideViewControllable {}

final class MainViewController: UIViewController, MainViewControllable {}

/// Has one child at a time: Home, Request or Ride.
final class MainRouter: ViewableRouter<MainInteractable, MainViewControllable>, MainRouting {
  private let homeBuilder: HomeBuildable
  private let requestBuilder: RequestBuildable
  private let rideBuilder: RideBuildable
  private var screen: ViewableRouting?
  private var ride: Routing?

  init(
    interactor: MainInteractable, viewController: MainViewControllable, homeBuilder: HomeBuildable,
    requestBuilder: RequestBuildable, rideBuilder: RideBuildable
  ) {
    self.homeBuilder = homeBuilder
    self.requestBuilder = requestBuilder
    self.rideBuilder = rideBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func routeToHome(_ notice: HomeNotice) {
    trace()
    detachCurrentChild()
    attach(homeBuilder.build(withListener: interactor, notice: notice))
  }

  func routeToRequest() {
    trace()
    detachCurrentChild()
    attach(requestBuilder.build(withListener: interactor))
  }

  func routeToRide(_ ride: Ride) {
    trace()
    detachCurrentChild()
    let router = rideBuilder.build(withListener: interactor, ride: ride)
    self.ride = router
    attachChild(router)
  }

  private func attach(_ router: ViewableRouting) {
    screen = router
    attachChild(router)
    viewController.show(router.viewControllable)
  }

  private func detachCurrentChild() {
    if let screen {
      self.screen = nil
      viewController.hide(screen.viewControllable)
      detachChild(screen)
    }
    if let ride {
      self.ride = nil
      detachChild(ride)
    }
  }
}
