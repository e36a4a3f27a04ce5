import HeadlessUI
import StateBinding

nonisolated struct PostDetailState {
  var post: PostEntity?
  var isReloading = false
  var failure: NetworkError?
}

nonisolated enum PostDetailAction {
  case reload
  case back
}

typealias PostDetailViewModel = ViewModel<PostDetailState, PostDetailAction>

final class PostDetailViewController: UIViewController, PostDetailViewControllable,
  ViewModelHosting
{
  let viewModel = PostDetailViewModel(state: .init())

  weak var listener: PostDetailPresentableListener? {
    didSet { viewModel.listener = listener }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(PostDetailView(viewModel: viewModel))
  }

  /// Detaches the RIB whenever its view leaves the stack.
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent == nil, listener != nil else { return }
    viewModel.request(action: .back)
  }
}

extension PostDetailViewController: PostDetailPresentable {
  func update(post: PostEntity) {
    viewModel.state.post = post
  }

  func show(isReloading: Bool, failure: NetworkError?) {
    viewModel.state.isReloading = isReloading
    viewModel.state.failure = failure
  }
}
