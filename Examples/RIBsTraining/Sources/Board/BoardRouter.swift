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

  /// Shows `post`; a link may lead to it while another is shown, which goes first.
  func routeToPostDetail(post: PostEntity) {
    detachPostDetail()
    let router = postDetailBuilder.build(withListener: interactor, post: post)
    postDetail = router
    attachChild(router)
    viewController.push(router.viewControllable, animated: true)
  }

  /// Takes the post away, whoever wants that: popping it says so again, and then it is gone already.
  func detachPostDetail() {
    guard let router = postDetail else { return }
    postDetail = nil
    viewController.pop(router.viewControllable, animated: true)
    detachChild(router)
  }
}
