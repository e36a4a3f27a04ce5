import RIBs
import RxSwift
import UIKit

protocol LinkHandler: AnyObject {
  func handle(_ url: URL) -> Bool
}

protocol RootDependency: Dependency {}

final class RootComponent: Component<RootDependency>, LoggedOutDependency, OrdersDependency {}

final class RootBuilder: Builder<RootDependency> {
  func build() -> (launchRouter: LaunchRouting, linkHandler: LinkHandler) {
    let component = RootComponent(dependency: dependency)
    let interactor = RootInteractor()
    let router = RootRouter(
      interactor: interactor, viewController: RootViewController(),
      loggedOutBuilder: LoggedOutBuilder(dependency: component),
      ordersBuilder: OrdersBuilder(dependency: component))
    return (router, interactor)
  }
}

protocol RootInteractable: Interactable, LoggedOutListener, OrdersListener {
  var router: RootRouting? { get set }
}

protocol RootViewControllable: ViewControllable {
  func replace(with viewController: ViewControllable)
}

final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable>, RootRouting {
  private let loggedOutBuilder: LoggedOutBuildable
  private let ordersBuilder: OrdersBuildable
  private var child: ViewableRouting?

  init(
    interactor: RootInteractable, viewController: RootViewControllable,
    loggedOutBuilder: LoggedOutBuildable, ordersBuilder: OrdersBuildable
  ) {
    self.loggedOutBuilder = loggedOutBuilder
    self.ordersBuilder = ordersBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    routeToLoggedOut()
  }

  func routeToLoggedOut() {
    show(loggedOutBuilder.build(withListener: interactor))
  }

  func routeToOrders(of customer: String) -> OrdersActionableItem {
    let (router, actionableItem) = ordersBuilder.build(withListener: interactor, customer: customer)
    show(router)
    return actionableItem
  }

  private func show(_ router: ViewableRouting) {
    if let child { detachChild(child) }
    child = router
    attachChild(router)
    viewController.replace(with: router.viewControllable)
  }
}

protocol RootRouting: ViewableRouting {
  func routeToLoggedOut()
  func routeToOrders(of customer: String) -> OrdersActionableItem
}

protocol RootActionableItem: AnyObject {
  func waitForLogin() -> Observable<(OrdersActionableItem, ())>
}

final class RootInteractor: Interactor, RootInteractable, RootActionableItem, LinkHandler {
  weak var router: RootRouting?

  private let orders = BehaviorSubject<OrdersActionableItem?>(value: nil)
  private var following: Disposable?

  func didLogIn(as customer: String) {
    guard let item = router?.routeToOrders(of: customer) else { return }
    orders.onNext(item)
  }

  func didLogOut() {
    orders.onNext(nil)
    router?.routeToLoggedOut()
  }

  func waitForLogin() -> Observable<(OrdersActionableItem, ())> {
    orders.compactMap { $0 }.map { ($0, ()) }
  }

  func handle(_ url: URL) -> Bool {
    guard url.pathComponents.dropLast().last == "order" || url.host == "order" else { return false }
    following?.dispose()
    following = OrderWorkflow(order: url.lastPathComponent).subscribe(self)
    return true
  }
}

final class OrderWorkflow: Workflow<RootActionableItem> {
  init(order: String) {
    super.init()
    onStep { root in root.waitForLogin() }
      .onStep { orders, _ in orders.show(order: order) }
      .commit()
  }
}

final class RootViewController: UIViewController, RootViewControllable {
  func replace(with viewController: ViewControllable) {
    for child in children {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    let new = viewController.uiviewController
    addChild(new)
    view.addSubview(new.view)
    new.didMove(toParent: self)
  }
}
