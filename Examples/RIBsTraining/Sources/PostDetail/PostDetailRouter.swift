import StateBinding

protocol PostDetailInteractable: Interactable {
  var router: PostDetailRouting? { get set }
  var listener: PostDetailListener? { get set }
}

protocol PostDetailViewControllable: ViewControllable {}

final class PostDetailRouter: ViewableRouter<PostDetailInteractable, PostDetailViewControllable>,
  PostDetailRouting
{
  override init(interactor: PostDetailInteractable, viewController: PostDetailViewControllable) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}
