import HeadlessUI
import StateBinding

protocol BoxesDependency: Dependency {
  var boxes: BehaviorRelay<[String]> { get }
}

final class BoxesComponent: Component<BoxesDependency>, BoxDependency {}

final class BoxesBuilder: Builder<BoxesDependency> {
  func build() -> ViewableRouting {
    let viewController = BoxesViewController()
    let interactor = BoxesInteractor(presenter: viewController, boxes: dependency.boxes)
    let component = BoxesComponent(dependency: dependency)
    return BoxesRouter(
      interactor: interactor, viewController: viewController,
      boxBuilder: BoxBuilder(dependency: component))
  }
}

nonisolated struct BoxesState: Equatable {
  var boxes: [String] = []
}

nonisolated enum BoxesAction {
  case open(String)
}

protocol BoxesPresentable: StatePresentable<BoxesState> {
  var listener: (any PresentableListener<BoxesAction>)? { get set }
}

protocol BoxesRouting: ViewableRouting {
  func routeToBox(_ name: String)
  func detachBox()
}

final class BoxesInteractor: PresentableInteractor<any BoxesPresentable> {
  weak var router: BoxesRouting?
  private let boxes: BehaviorRelay<[String]>

  init(presenter: any BoxesPresentable, boxes: BehaviorRelay<[String]>) {
    self.boxes = boxes
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    boxes
      .subscribe(onNext: { [weak self] in self?.presenter.update(state: BoxesState(boxes: $0)) })
      .disposeOnDeactivate(interactor: self)
  }
}

extension BoxesInteractor: PresentableListener {
  func request(action: BoxesAction) {
    switch action {
    case .open(let name): router?.routeToBox(name)
    }
  }
}

extension BoxesInteractor: BoxListener {
  func boxDidEmpty(_ name: String) {
    trace()
    boxes.accept(boxes.value.filter { $0 != name })
    router?.detachBox()
  }

  func boxDidClose() {
    trace()
    router?.detachBox()
  }
}

final class BoxesRouter: ViewableRouter<BoxesInteractor, BoxesViewController>, BoxesRouting {
  private let boxBuilder: BoxBuilder
  private var box: ViewableRouting?

  init(interactor: BoxesInteractor, viewController: BoxesViewController, boxBuilder: BoxBuilder) {
    self.boxBuilder = boxBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func routeToBox(_ name: String) {
    trace()
    guard box == nil else { return }
    let router = boxBuilder.build(withListener: interactor, name: name)
    box = router
    attachChild(router)
    viewController.push(router.viewControllable)
  }

  func detachBox() {
    trace()
    guard let router = box else { return }
    box = nil
    viewController.pop(router.viewControllable)
    detachChild(router)
  }
}

typealias BoxesViewModel = ViewModel<BoxesState, BoxesAction>

final class BoxesViewController: UIViewController, ViewControllable, BoxesPresentable,
  ViewModelHosting
{
  let viewModel = BoxesViewModel(state: BoxesState())

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(UIHostingController(rootView: BoxesView(viewModel: viewModel)))
  }

  func push(_ child: ViewControllable) {
    navigationController?.pushViewController(child.uiviewController, animated: true)
  }

  /// Pops the page if it is on top: a person may have gone back already.
  func pop(_ child: ViewControllable) {
    guard navigationController?.topViewController === child.uiviewController else { return }
    navigationController?.popViewController(animated: true)
  }
}

struct BoxesView: View {
  @State var viewModel: BoxesViewModel

  var body: some View {
    List(viewModel.state.boxes, id: \.self) { name in
      Button(name) { viewModel.request(action: .open(name)) }
    }
    .navigationTitle("Boxes")
  }
}
