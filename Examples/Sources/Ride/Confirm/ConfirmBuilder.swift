import StateBinding

protocol ConfirmDependency: Dependency {
  var server: AuthenticatedServer { get }
}

final class ConfirmComponent: Component<ConfirmDependency>, CouponDependency, CardDependency {
  var server: AuthenticatedServer { dependency.server }
}

protocol ConfirmBuildable: Buildable {
  func build(withListener listener: ConfirmListener, order: Order) -> ViewableRouting
}

final class ConfirmBuilder: Builder<ConfirmDependency>, ConfirmBuildable {
  func build(withListener listener: ConfirmListener, order: Order) -> ViewableRouting {
    let component = ConfirmComponent(dependency: dependency)
    let viewController = ConfirmViewController()
    let presenter = ConfirmPresenter(viewController: viewController)
    let interactor = ConfirmInteractor(presenter: presenter, order: order)
    interactor.listener = listener
    return ConfirmRouter(
      interactor: interactor, viewController: viewController,
      couponBuilder: CouponBuilder(dependency: component),
      cardBuilder: CardBuilder(dependency: component))
  }
}
