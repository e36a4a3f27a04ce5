import StateBinding

protocol CardDependency: Dependency {}

protocol CardBuildable: Buildable {
  func build(withListener listener: CardListener, chosen: Card) -> ViewableRouting
}

final class CardBuilder: Builder<CardDependency>, CardBuildable {
  func build(withListener listener: CardListener, chosen: Card) -> ViewableRouting {
    let state = CardState(chosen: chosen)
    let viewController = CardViewController(state: state)
    let interactor = CardInteractor(presenter: viewController, state: state)
    interactor.listener = listener
    return ViewableRouter(interactor: interactor, viewController: viewController)
  }
}
