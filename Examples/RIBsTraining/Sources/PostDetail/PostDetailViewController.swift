import HeadlessUI
import StateBinding

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

  /// However it leaves the stack, the RIB leaves the tree.
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
