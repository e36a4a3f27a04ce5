import Harness
import HeadlessUI
import StateBinding

/// A RIB with a view: attached and embedded, taken out and detached.
enum ViewTreeRows {
  static let all: [Row] = [
    row("attach + detach, with a view", detectingLeaks: false),
    row("attach + detach, with a view, leak detection", detectingLeaks: true),
  ]

  private static func row(_ name: String, detectingLeaks: Bool) -> Row {
    Row(
      name, goal: 3,
      ours: {
        let builder = ViewNodeBuilder(dependency: NodeRootComponent())
        let parent = ViewNodeParent()
        return { operations in
          LeakDetector.isEnabled = detectingLeaks
          var sum = 0
          for _ in 0..<operations {
            let child = builder.build()
            parent.attach(child)
            sum &+= child.viewController.shown
            parent.detach(child)
          }
          return sum
        }
      },
      base: {
        let builder = HandViewBuilder(dependency: HandRootComponent())
        let parent = HandViewParent()
        return { operations in
          var sum = 0
          for _ in 0..<operations {
            let child = builder.build()
            parent.attach(child)
            sum &+= child.viewController.shown
            parent.detach(child)
          }
          return sum
        }
      })
  }
}

/// The small view on both sides.
struct NodeView: View {
  let viewModel: ViewModel<FlowState, FlowAction>

  var body: some View {
    VStack {
      Text(verbatim: "\(viewModel.state.changes)")
      Button("Touch") { viewModel.request(action: .touch) }
    }
  }
}

/// A view controller that hosts its view and is the presenter.
final class ViewNodeController: UIViewController, StatePresentable, ViewControllable {
  let viewModel = ViewModel<FlowState, FlowAction>(state: FlowState())
  private(set) var shown = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(UIHostingController(rootView: NodeView(viewModel: viewModel)))
    shown &+= 1_000
  }

  func update(state: FlowState) {
    shown &+= state.changes
    viewModel.update(state: state)
  }
}

extension UIViewController {
  fileprivate func embed(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  fileprivate func takeOut(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}

final class ViewNodeInteractor: PresentableInteractor<any StatePresentable<FlowState>>,
  PresentableListener
{
  override func didBecomeActive() {
    presenter.update(state: FlowState(changes: 1))
  }

  func request(action: FlowAction) {}
}

final class ViewNodeBuilder: Builder<any NodeDependency> {
  func build() -> ViewNodeRouter {
    let component = NodeComponent(dependency: dependency)
    let viewController = ViewNodeController()
    let interactor = ViewNodeInteractor(presenter: viewController)
    viewController.viewModel.listener = interactor
    return ViewNodeRouter(
      interactor: interactor, viewController: viewController,
      builder: NodeBuilder(dependency: component))
  }
}

final class ViewNodeRouter: ViewableRouter<any Interactable, ViewNodeController> {
  private let builder: NodeBuilder

  init(interactor: any Interactable, viewController: ViewNodeController, builder: NodeBuilder) {
    self.builder = builder
    super.init(interactor: interactor, viewController: viewController)
  }
}

@MainActor
final class ViewNodeParent {
  private let router = Router<any Interactable>(interactor: Interactor())
  private let viewController = UIViewController()

  init() {
    _ = viewController.view
    router.interactable.activate()
    router.load()
  }

  func attach(_ child: ViewNodeRouter) {
    router.attachChild(child)
    viewController.embed(child.viewController)
  }

  func detach(_ child: ViewNodeRouter) {
    viewController.takeOut(child.viewController)
    router.detachChild(child)
  }
}

/// A view by hand: its place among views, and its content if it hosts one.
@MainActor
final class HandView {
  private weak var superview: HandView?
  private var subviews: [HandView] = []
  private let content: NodeContent?

  /// The hosted view: it keeps the view model that it shows.
  struct NodeContent {
    let viewModel: HandViewModel
  }

  init(content: NodeContent? = nil) {
    self.content = content
  }

  func add(_ view: HandView) {
    view.superview = self
    subviews.append(view)
  }

  func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
}

/// A view controller by hand: a view that is made late, a parent and children.
@MainActor
class HandController {
  private weak var parent: HandController?
  private var children: [HandController] = []
  private var loadedView: HandView?

  var view: HandView {
    if let loadedView { return loadedView }
    let view = makeView()
    loadedView = view
    viewDidLoad()
    return view
  }

  func makeView() -> HandView { HandView() }
  func viewDidLoad() {}
  func didMove(to parent: HandController?) {}

  func embed(_ child: HandController) {
    child.parent = self
    children.append(child)
    view.add(child.view)
    child.didMove(to: self)
  }

  func takeOut(_ child: HandController) {
    child.view.removeFromSuperview()
    children.removeAll { $0 === child }
    child.parent = nil
    child.didMove(to: nil)
  }
}

final class HandHostingController: HandController {
  private let content: HandView.NodeContent

  init(_ content: HandView.NodeContent) {
    self.content = content
  }

  override func makeView() -> HandView { HandView(content: content) }
}

final class HandNodeController: HandController, HandPresentable {
  let viewModel = HandViewModel()
  private(set) var shown = 0

  override func viewDidLoad() {
    embed(HandHostingController(HandView.NodeContent(viewModel: viewModel)))
    shown &+= 1_000
  }

  func update(state: FlowState) {
    shown &+= state.changes
    viewModel.update(state: state)
  }
}

final class HandViewLogic: HandListener {
  private var isActive = false
  private let presenter: any HandPresentable

  init(presenter: any HandPresentable) {
    self.presenter = presenter
  }

  func activate() {
    guard !isActive else { return }
    isActive = true
    presenter.update(state: FlowState(changes: 1))
  }

  func deactivate() {
    isActive = false
  }

  func request(action: FlowAction) {}
}

@MainActor
final class HandViewBuilder {
  private let dependency: any HandDependency

  init(dependency: any HandDependency) {
    self.dependency = dependency
  }

  func build() -> HandViewRouter {
    let component = HandComponent(dependency: dependency)
    let viewController = HandNodeController()
    let interactor = HandViewLogic(presenter: viewController)
    viewController.viewModel.listener = interactor
    return HandViewRouter(
      interactor: interactor, viewController: viewController,
      builder: HandBuilder(dependency: component))
  }
}

@MainActor
final class HandViewRouter {
  let interactor: HandViewLogic
  let viewController: HandNodeController
  private let builder: HandBuilder
  private var isLoaded = false

  init(interactor: HandViewLogic, viewController: HandNodeController, builder: HandBuilder) {
    self.interactor = interactor
    self.viewController = viewController
    self.builder = builder
  }

  func load() {
    isLoaded = true
  }
}

@MainActor
final class HandViewParent {
  private let viewController = HandController()
  private var children: [HandViewRouter] = []

  func attach(_ child: HandViewRouter) {
    children.append(child)
    child.interactor.activate()
    child.load()
    viewController.embed(child.viewController)
  }

  func detach(_ child: HandViewRouter) {
    viewController.takeOut(child.viewController)
    child.interactor.deactivate()
    children.removeAll { $0 === child }
  }
}
