import StateBinding

protocol BoardDependency: Dependency {
  var network: Network { get }
}

/// Owns the stream through which Board passes its posts down to PostDetail.
final class BoardComponent: Component<BoardDependency>, PostDetailDependency {
  let postsStream = BehaviorRelay<[PostEntity]>(value: [])
  var network: Network { dependency.network }
}

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
