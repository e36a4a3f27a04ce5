import StateBinding

protocol BoardDependency: Dependency {
  var network: Network { get }
}

/// Owns the posts: the list and the detail below it look at the same ones.
final class BoardComponent: Component<BoardDependency>, PostDetailDependency {
  let postsStream = PostsStream(value: (posts: [], initial: true, reload: true))
  var network: Network { dependency.network }
}

/// The posts, whether they are the first ones, and whether they replace those before.
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
