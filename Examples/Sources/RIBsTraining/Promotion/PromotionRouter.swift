import StateBinding

protocol PromotionInteractable: Interactable {
  var router: PromotionRouting? { get set }
  var listener: PromotionListener? { get set }
}

protocol PromotionViewControllable: ViewControllable {}

final class PromotionRouter: ViewableRouter<PromotionInteractable, PromotionViewControllable>,
  PromotionRouting
{
  override init(interactor: PromotionInteractable, viewController: PromotionViewControllable) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}
