import HeadlessUI
import StateBinding

/// Shows the list of posts, and pushes the opened one.
final class BoardViewController: UIViewController, ViewModelHosting {
  let viewModel = BoardViewModel(state: .init())

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(BoardView(viewModel: viewModel))
  }
}

extension BoardViewController: BoardPresentable {}

extension BoardViewController: BoardViewControllable {
  func push(_ viewControllable: ViewControllable, animated: Bool) {
    navigationController?.pushViewController(
      viewControllable.uiviewController, animated: animated)
  }

  func pop(_ viewControllable: ViewControllable, animated: Bool) {
    guard let navigationController,
      navigationController.topViewController === viewControllable.uiviewController
    else { return }
    navigationController.popViewController(animated: animated)
  }
}
