import HeadlessUI
import StateBinding

protocol PostDetailDependency: Dependency {}

final class PostDetailBuilder: Builder<PostDetailDependency> {
  func build(withListener listener: PostDetailListener, post: Post) -> ViewableRouting {
    let viewController = PostDetailViewController()
    let presenter = PostDetailPresenter(viewController: viewController)
    let interactor = PostDetailInteractor(presenter: presenter, post: post)
    interactor.listener = listener
    return PostDetailRouter(interactor: interactor, viewController: viewController)
  }
}

protocol PostDetailListener: AnyObject {
  func detachPostDetail()
}

nonisolated struct PostDetailState {
  var post: Post
  var isLiked = false
}

nonisolated enum PostDetailAction { case like, close }

typealias PostDetailPresentableListener = any PresentableListener<PostDetailAction>

protocol PostDetailPresentable: StatePresentable<PostDetailState> {
  var listener: PostDetailPresentableListener? { get set }
}

final class PostDetailInteractor: PresentableInteractor<any PostDetailPresentable> {
  weak var listener: PostDetailListener?
  private var state: PostDetailState {
    didSet { presenter.update(state: state) }
  }

  init(presenter: any PostDetailPresentable, post: Post) {
    state = PostDetailState(post: post)
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    presenter.update(state: state)
  }
}

extension PostDetailInteractor: PresentableListener {
  func request(action: PostDetailAction) {
    switch action {
    case .like: state.isLiked.toggle()
    case .close: listener?.detachPostDetail()
    }
  }
}

protocol PostDetailViewControllable: ViewControllable {
  var listener: PostDetailPresentableListener? { get set }
  func update(state: PostDetailViewState)
}

nonisolated struct PostDetailViewState: Equatable {
  var title = ""
  var likes = ""
}

final class PostDetailPresenter: Presenter<PostDetailViewControllable>, PostDetailPresentable {
  var listener: PostDetailPresentableListener? {
    get { viewController.listener }
    set { viewController.listener = newValue }
  }

  func update(state: PostDetailState) {
    let count = state.post.likes + (state.isLiked ? 1 : 0)
    let likes = count == 1 ? "1 like" : "\(count) likes"
    viewController.update(state: PostDetailViewState(title: state.post.title, likes: likes))
  }
}

typealias PostDetailViewModel = ViewModel<PostDetailViewState, PostDetailAction>

final class PostDetailViewController: UIViewController, PostDetailViewControllable,
  ViewModelHosting
{
  let viewModel = PostDetailViewModel(state: .init())

  override func viewDidLoad() {
    super.viewDidLoad()
    let host = UIHostingController(rootView: PostDetailView(viewModel: viewModel))
    addChild(host)
    host.view.frame = view.bounds
    host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(host.view)
    host.didMove(toParent: self)
  }

  /// The page has left its stack, because the person went back or the parent popped the page.
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { listener?.request(action: .close) }
  }
}

struct PostDetailView: View {
  @State var viewModel: PostDetailViewModel

  var body: some View {
    VStack {
      Text(viewModel.state.likes)
      Button("Like") { viewModel.request(action: .like) }
    }
    .navigationTitle(viewModel.state.title)
  }
}

final class PostDetailRouter: ViewableRouter<PostDetailInteractor, PostDetailViewController> {}
