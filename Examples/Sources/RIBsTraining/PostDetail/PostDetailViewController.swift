import HeadlessUI
import StateBinding

typealias PostDetailViewModel = ViewModel<PostDetailViewState, PostDetailAction>

final class PostDetailViewController: UIViewController, PostDetailViewControllable,
  ViewModelHosting
{
  let viewModel = PostDetailViewModel(state: .init())

  weak var listener: (any PresentableListener<PostDetailAction>)? {
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
