import StateBinding

protocol BoardInteractable: Interactable, PostDetailListener {
  var router: BoardRouting? { get set }
  var listener: BoardListener? { get set }
}

protocol BoardViewControllable: ViewControllable {
  func push(_ viewControllable: ViewControllable, animated: Bool)
  func pop(_ viewControllable: ViewControllable, animated: Bool)
}

final class BoardRouter: ViewableRouter<BoardInteractable, BoardViewControllable>, BoardRouting {
  private let postDetailBuilder: PostDetailBuildable
  private var postDetail: PostDetailRouting?

  init(
    interactor: BoardInteractable, viewController: BoardViewControllable,
    postDetailBuilder: PostDetailBuildable
  ) {
    self.postDetailBuilder = postDetailBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  /// Shows `post`. Detaches a post that is already shown, for example when a link arrives.
  func routeToPostDetail(post: PostEntity) {
    trace()
    removePostDetail()
    let router = postDetailBuilder.build(withListener: interactor, post: post)
    postDetail = router
    attachChild(router)
    viewController.push(router.viewControllable, animated: true)
  }

  func detachPostDetail() {
    trace()
    removePostDetail()
  }

  /// Popping the view calls `detachPostDetail()`, which then finds nothing left to detach.
  private func removePostDetail() {
    guard let router = postDetail else { return }
    postDetail = nil
    viewController.pop(router.viewControllable, animated: true)
    detachChild(router)
  }
}
