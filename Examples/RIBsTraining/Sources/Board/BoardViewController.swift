import HeadlessUI
import StateBinding

/// Shows the list of posts, and pushes the opened one.
final class BoardViewController: UIViewController, ViewModelHosting {
  let viewModel = BoardViewModel(state: .init())

  weak var listener: BoardPresentableListener? {
    didSet { viewModel.listener = listener }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(BoardView(viewModel: viewModel))
  }
}

extension BoardViewController: BoardPresentable {
  func update(posts: [Post], initial: Bool, reload: Bool) {
    viewModel.state.posts = posts.map(PostEntity.init)
    viewModel.state.isInitial = initial
    viewModel.state.isReload = reload
  }

  func show(_ boards: [BoardEntity], selected: String?) {
    viewModel.state.boards = boards
    viewModel.state.selectedBoardId = selected
  }

  func show(_ activity: BoardActivity?, hasMore: Bool) {
    viewModel.state.activity = activity
    viewModel.state.hasMore = hasMore
  }

  func show(_ failure: NetworkError?) {
    viewModel.state.failure = failure
    viewModel.state.failureAlert = failure != nil
  }
}

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
