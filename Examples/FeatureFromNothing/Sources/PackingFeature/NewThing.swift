import HeadlessUI
import StateBinding

protocol NewThingDependency: Dependency {}

final class NewThingBuilder: Builder<NewThingDependency> {
  func build(withListener listener: NewThingListener) -> ViewableRouting {
    let viewController = NewThingViewController()
    let interactor = NewThingInteractor(presenter: viewController)
    interactor.listener = listener
    return ViewableRouter(interactor: interactor, viewController: viewController)
  }
}

protocol NewThingListener: AnyObject {
  func newThingDidSave(name: String)
  func newThingDidClose()
}

nonisolated struct NewThingState: Equatable {
  var problem: String?
}

nonisolated enum NewThingAction {
  case save(name: String)
  case close
}

protocol NewThingPresentable: StatePresentable<NewThingState> {
  var listener: (any PresentableListener<NewThingAction>)? { get set }
}

final class NewThingInteractor: PresentableInteractor<any NewThingPresentable> {
  weak var listener: NewThingListener?

  override init(presenter: any NewThingPresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }
}

extension NewThingInteractor: PresentableListener {
  func request(action: NewThingAction) {
    switch action {
    case .save(name: ""): presenter.update(state: NewThingState(problem: "The name is missing."))
    case .save(let name): listener?.newThingDidSave(name: name)
    case .close: listener?.newThingDidClose()
    }
  }
}

typealias NewThingViewModel = ViewModel<NewThingState, NewThingAction>

final class NewThingViewController: UIViewController, ViewControllable, NewThingPresentable,
  ViewModelHosting
{
  let viewModel = NewThingViewModel(state: NewThingState())

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(UIHostingController(rootView: NewThingView(viewModel: viewModel)))
    presentationController?.delegate = self
  }
}

extension NewThingViewController: UIAdaptivePresentationControllerDelegate {
  /// The person has closed the sheet, and the RIB has not heard of it.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    viewModel.request(action: .close)
  }
}

struct NewThingView: View {
  @State var viewModel: NewThingViewModel
  @State private var name = ""

  var body: some View {
    Form {
      TextField("Name", text: $name)
      if let problem = viewModel.state.problem { Text(problem) }
      Button("Save") { viewModel.request(action: .save(name: name)) }
    }
    .navigationTitle("New thing")
  }
}
