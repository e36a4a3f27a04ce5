import HeadlessUI
import StateBinding

protocol BoxDependency: Dependency {}

final class BoxBuilder: Builder<BoxDependency> {
  func build(withListener listener: BoxListener, name: String) -> ViewableRouting {
    let viewController = BoxViewController()
    let interactor = BoxInteractor(presenter: viewController, name: name)
    interactor.listener = listener
    return ViewableRouter(interactor: interactor, viewController: viewController)
  }
}

protocol BoxListener: AnyObject {
  func boxDidEmpty(_ name: String)
  func boxDidClose()
}

nonisolated enum BoxAction {
  case empty
  case close
}

protocol BoxPresentable: StatePresentable<String> {
  var listener: (any PresentableListener<BoxAction>)? { get set }
}

final class BoxInteractor: PresentableInteractor<any BoxPresentable>, PresentableListener {
  weak var listener: BoxListener?
  private let name: String

  init(presenter: any BoxPresentable, name: String) {
    self.name = name
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    presenter.update(state: name)
  }

  func request(action: BoxAction) {
    switch action {
    case .empty: listener?.boxDidEmpty(name)
    case .close: listener?.boxDidClose()
    }
  }
}

final class BoxViewController: UIViewController, ViewControllable, BoxPresentable, ViewModelHosting
{
  /// The name of the box.
  let viewModel = ViewModel<String, BoxAction>(state: "")

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(UIHostingController(rootView: BoxView(viewModel: viewModel)))
  }

  /// Tells the interactor that the page has left its stack, because the person went back or the parent popped the page.
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    // Not through the view model, where this would wait for the action that popped the page.
    if parent == nil { listener?.request(action: .close) }
  }
}

struct BoxView: View {
  @State var viewModel: ViewModel<String, BoxAction>

  var body: some View {
    VStack {
      Text("In this box: \(viewModel.state.lowercased()).")
      Button("Empty the box") { viewModel.request(action: .empty) }
    }
    .navigationTitle(viewModel.state)
  }
}
