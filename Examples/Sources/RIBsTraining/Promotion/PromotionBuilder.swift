import StateBinding

protocol PromotionDependency: Dependency {}

protocol PromotionBuildable: Buildable {
  func build(
    withListener listener: PromotionListener, promotion: PromotionEntity
  ) -> ViewableRouting
}

final class PromotionBuilder: Builder<PromotionDependency>, PromotionBuildable {
  func build(
    withListener listener: PromotionListener, promotion: PromotionEntity
  ) -> ViewableRouting {
    let viewController = PromotionViewController()
    let interactor = PromotionInteractor(presenter: viewController, promotion: promotion)
    interactor.listener = listener
    return PromotionRouter(interactor: interactor, viewController: viewController)
  }
}
