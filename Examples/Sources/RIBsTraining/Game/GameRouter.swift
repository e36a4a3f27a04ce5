import StateBinding

protocol GameInteractable: Interactable {
  var router: GameRouting? { get set }
  var listener: GameListener? { get set }
}

protocol GameViewControllable: ViewControllable {}

final class GameRouter: ViewableRouter<GameInteractable, GameViewControllable>, GameRouting {
  override init(interactor: GameInteractable, viewController: GameViewControllable) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}
