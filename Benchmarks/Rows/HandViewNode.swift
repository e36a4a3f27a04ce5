/// The small RIB with a view by hand.
final class HandViewController: HandPresentable {
  let viewModel = HandViewModel()
  private(set) var shown = 0

  func update(state: ProfileState) {
    shown &+= state.changes
    viewModel.update(state: state)
  }
}

final class HandViewLogic: HandListener {
  private(set) var isActive = false
  private let presenter: any HandPresentable

  init(presenter: any HandPresentable) {
    self.presenter = presenter
  }

  func activate() {
    guard !isActive else { return }
    isActive = true
    presenter.update(state: ProfileState(changes: 1))
  }

  func deactivate() {
    isActive = false
  }

  func request(action: ProfileAction) {}
}

@MainActor
final class HandViewRouter {
  let interactor: HandViewLogic
  let viewController: HandViewController
  private let builder: HandBuilder
  private var isLoaded = false

  init(dependency: any HandDependency) {
    let component = HandComponent(dependency: dependency)
    viewController = HandViewController()
    interactor = HandViewLogic(presenter: viewController)
    viewController.viewModel.listener = interactor
    builder = HandBuilder(dependency: component)
  }

  func load() {
    isLoaded = true
  }
}

/// Attaches and detaches viewable nodes by hand.
@MainActor
final class HandViewParent {
  private var children: [HandViewRouter] = []

  func attach(_ child: HandViewRouter) {
    children.append(child)
    child.interactor.activate()
    child.load()
  }

  func detach() {
    children.popLast()?.interactor.deactivate()
  }
}
