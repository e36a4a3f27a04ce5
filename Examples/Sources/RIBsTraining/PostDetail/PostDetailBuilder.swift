import StateBinding

protocol PostDetailDependency: Dependency {
  var network: Network { get }
  var postsStream: BehaviorRelay<[PostEntity]> { get }
}

final class PostDetailComponent: Component<PostDetailDependency> {
  var network: Network { dependency.network }
  var postsStream: BehaviorRelay<[PostEntity]> { dependency.postsStream }
}

protocol PostDetailBuildable: Buildable {
  func build(withListener listener: PostDetailListener, post: PostEntity) -> PostDetailRouting
}

final class PostDetailBuilder: Builder<PostDetailDependency>, PostDetailBuildable {
  func build(withListener listener: PostDetailListener, post: PostEntity) -> PostDetailRouting {
    let component = PostDetailComponent(dependency: dependency)
    let viewController = PostDetailViewController()
    let interactor = PostDetailInteractor(
      presenter: PostDetailPresenter(viewController: viewController), post: post,
      network: component.network, postsStream: component.postsStream)
    interactor.listener = listener
    return PostDetailRouter(interactor: interactor, viewController: viewController)
  }
}
