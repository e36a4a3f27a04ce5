import StateBinding

/// The small RIB with a view: a view controller that holds a view model and is the presenter.
final class NodeViewController: StatePresentable, ViewControllable {
  let viewModel = ViewModel<ProfileState, ProfileAction>(state: ProfileState())
  private(set) var shown = 0

  func update(state: ProfileState) {
    shown &+= state.changes
    viewModel.update(state: state)
  }
}

final class NodeViewInteractor: PresentableInteractor<any StatePresentable<ProfileState>>,
  PresentableListener
{
  override func didBecomeActive() {
    presenter.update(state: ProfileState(changes: 1))
  }

  func request(action: ProfileAction) {}
}

final class NodeViewBuilder: Builder<any NodeDependency> {
  func build() -> NodeViewRouter {
    let component = NodeComponent(dependency: dependency)
    let viewController = NodeViewController()
    let interactor = NodeViewInteractor(presenter: viewController)
    viewController.viewModel.listener = interactor
    return NodeViewRouter(
      interactor: interactor, viewController: viewController,
      builder: NodeBuilder(dependency: component))
  }
}

final class NodeViewRouter: ViewableRouter<any Interactable, NodeViewController> {
  private let builder: NodeBuilder

  init(interactor: any Interactable, viewController: NodeViewController, builder: NodeBuilder) {
    self.builder = builder
    super.init(interactor: interactor, viewController: viewController)
  }
}
