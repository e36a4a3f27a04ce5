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
  private var ride: RideRouting?

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
    detachCurrentChild()
    attach(homeBuilder.build(withListener: interactor, notice: notice))
  }

  func routeToRequest() {
    detachCurrentChild()
    attach(requestBuilder.build(withListener: interactor))
  }

  func routeToRide(_ ride: Ride) {
    detachCurrentChild()
    let router = rideBuilder.build(withListener: interactor, ride: ride)
    self.ride = router
    attachChild(router)
  }

  private func attach(_ router: ViewableRouting, caller: StaticString = #function) {
    screen = router
    attachChild(router, caller: caller)
    viewController.show(router.viewControllable)
  }

  private func detachCurrentChild(caller: StaticString = #function) {
    if let screen {
      self.screen = nil
      viewController.hide(screen.viewControllable)
      detachChild(screen, caller: caller)
    }
    if let ride {
      self.ride = nil
      ride.cleanupViews()
      detachChild(ride, caller: caller)
    }
  }
}
