public import StateBinding

protocol PostDetailInteractable: Interactable {
  var router: PostDetailRouting? { get set }
  var listener: PostDetailListener? { get set }
}

public protocol PostDetailViewControllable: ViewControllable {
  var listener: (any PresentableListener<PostDetailAction>)? { get set }
  func update(state: PostDetailViewState)
}

final class PostDetailRouter: ViewableRouter<PostDetailInteractable, PostDetailViewControllable>,
  PostDetailRouting
{
  override init(interactor: PostDetailInteractable, viewController: PostDetailViewControllable) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}
