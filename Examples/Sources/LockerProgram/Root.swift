import HeadlessUI
import StateBinding

protocol RootDependency: Dependency {
  var lock: Lock { get }
}

final class RootComponent: Component<RootDependency>, LoginDependency, BoxesDependency {
  let boxes = BehaviorRelay(value: ["Passport", "Keys"])
  var lock: Lock { dependency.lock }
}

final class RootBuilder: Builder<RootDependency> {
  func build() -> LaunchRouting {
    let component = RootComponent(dependency: dependency)
    return RootRouter(
      interactor: RootInteractor(), viewController: RootViewController(),
      loginBuilder: LoginBuilder(dependency: component),
      boxesBuilder: BoxesBuilder(dependency: component))
  }
}

final class RootInteractor: Interactor, LoginListener {
  weak var router: RootRouter?

  func loginDidOpen() {
    trace()
    router?.routeToBoxes()
  }
}

/// Attaches Login at launch, and Boxes in its place after the login.
final class RootRouter: LaunchRouter<RootInteractor, RootViewController> {
  private let loginBuilder: LoginBuilder
  private let boxesBuilder: BoxesBuilder
  private var child: ViewableRouting?

  init(
    interactor: RootInteractor, viewController: RootViewController, loginBuilder: LoginBuilder,
    boxesBuilder: BoxesBuilder
  ) {
    self.loginBuilder = loginBuilder
    self.boxesBuilder = boxesBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    route(to: loginBuilder.build(withListener: interactor))
  }

  func routeToBoxes() {
    trace()
    route(to: boxesBuilder.build())
  }

  private func route(to router: ViewableRouting) {
    let last = child
    child = router
    attachChild(router)
    viewController.setViewControllers([router.viewControllable.uiviewController], animated: false)
    if let last { detachChild(last) }
  }
}

final class RootViewController: UINavigationController, ViewControllable {}

extension UIViewController {
  /// Adds `child`, whose view fills the view of this view controller.
  func embed(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
