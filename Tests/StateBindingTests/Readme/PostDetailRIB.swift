import StateBinding

protocol PostDetailDependency: Dependency {}

final class PostDetailBuilder: Builder<PostDetailDependency> {
  func build(withListener listener: PostDetailListener, post: Post) -> ViewableRouting {
    let viewController = PostDetailViewController()
    let interactor = PostDetailInteractor(presenter: viewController, post: post)
    interactor.listener = listener
    return PostDetailRouter(interactor: interactor, viewController: viewController)
  }
}

protocol PostDetailListener: AnyObject {
  func detachPostDetail()
}

protocol PostDetailPresentable: Presentable {
  func update(post: Post)
}

final class PostDetailInteractor: PresentableInteractor<PostDetailPresentable> {
  weak var listener: PostDetailListener?
  private let post: Post

  init(presenter: PostDetailPresentable, post: Post) {
    self.post = post
    super.init(presenter: presenter)
  }

  override func didBecomeActive() { presenter.update(post: post) }

  func backButtonDidTap() { listener?.detachPostDetail() }
}

final class PostDetailRouter: ViewableRouter<PostDetailInteractor, PostDetailViewController> {}
