import StateBinding

protocol BoardDependency: Dependency {
  var network: Network { get }
}

/// Owns the posts, which Board and PostDetail share.
final class BoardComponent: Component<BoardDependency>, PostDetailDependency {
  let postsStream = PostsStream(value: (posts: [], initial: true, reload: true))
  var network: Network { dependency.network }
}

/// The posts. `initial` marks the first posts, `reload` posts that replace earlier ones.
typealias PostsStream = BehaviorRelay<(posts: [Post], initial: Bool, reload: Bool)>

protocol BoardBuildable: Buildable {
  func build(withListener listener: BoardListener) -> (
    router: ViewableRouting, actionableItem: BoardActionableItem
  )
}

final class BoardBuilder: Builder<BoardDependency>, BoardBuildable {
  func build(withListener listener: BoardListener) -> (
    router: ViewableRouting, actionableItem: BoardActionableItem
  ) {
    let component = BoardComponent(dependency: dependency)
    let viewController = BoardViewController()
    let interactor = BoardInteractor(
      presenter: viewController, network: component.network, postsStream: component.postsStream)
    interactor.listener = listener
    let router = BoardRouter(
      interactor: interactor, viewController: viewController,
      postDetailBuilder: PostDetailBuilder(dependency: component))
    return (router, interactor)
  }
}
