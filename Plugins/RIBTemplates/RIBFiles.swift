/// The RIB to generate.
struct RIBForm {
  enum Kind {
    /// The root of an app, whose view only contains the views of its children.
    case launch
    /// With a SwiftUI view and a view model.
    case viewModel
    /// With a view controller only.
    case plainView
    case viewless
  }

  /// The name of the RIB, such as `Checkout`.
  let name: String
  let kind: Kind

  /// The name as a variable, such as `checkout`.
  var variable: String { variableName(of: name) }
  /// The protocol of the RIB's router.
  var routing: String { "\(name)Routing" }

  /// The files of the RIB: names and texts.
  var files: [(name: String, text: String)] {
    let parts =
      switch kind {
      case .launch:
        [
          ("Builder", launchBuilder), ("Interactor", launchInteractor), ("Router", launchRouter),
          ("ViewController", launchViewController),
        ]
      case .viewModel:
        [
          ("Builder", builder), ("Interactor", interactor), ("Router", router), ("View", view),
          ("ViewController", viewController), ("ViewModel", viewModel),
        ]
      case .plainView:
        [
          ("Builder", builder), ("Interactor", plainInteractor), ("Router", router),
          ("ViewController", plainViewController),
        ]
      case .viewless:
        [
          ("Builder", viewlessBuilder), ("Interactor", viewlessInteractor),
          ("Router", viewlessRouter),
        ]
      }
    return parts.map { ("\(name)\($0.0).swift", $0.1) }
  }
}

/// `name` with its first letters in lower case: `Checkout` is `checkout`, `URLBar` is `urlBar`.
func variableName(of name: String) -> String {
  let capitals = name.prefix { $0.isUppercase }
  let lowered =
    capitals.count > 1 && capitals.count < name.count ? capitals.count - 1 : capitals.count
  return name.prefix(lowered).lowercased() + name.dropFirst(lowered)
}

// MARK: - The parts of every RIB with a view

extension RIBForm {
  fileprivate var builder: String {
    """
    import StateBinding

    /// The objects that \(name) needs from its parent.
    protocol \(name)Dependency: Dependency {}

    /// Owns the objects that \(name) shares with its children.
    final class \(name)Component: Component<\(name)Dependency> {}

    protocol \(name)Buildable: Buildable {
      func build(withListener listener: \(name)Listener) -> \(routing)
    }

    /// Builds \(name).
    final class \(name)Builder: Builder<\(name)Dependency>, \(name)Buildable {
      func build(withListener listener: \(name)Listener) -> \(routing) {
        let viewController = \(name)ViewController()
        let interactor = \(name)Interactor(presenter: viewController)
        interactor.listener = listener
        return \(name)Router(interactor: interactor, viewController: viewController)
      }
    }

    """
  }

  fileprivate var router: String {
    """
    import StateBinding

    protocol \(name)Interactable: Interactable {
      var router: \(routing)? { get set }
      var listener: \(name)Listener? { get set }
    }

    protocol \(name)ViewControllable: ViewControllable {}

    final class \(name)Router: ViewableRouter<\(name)Interactable, \(name)ViewControllable>, \(routing) {
      override init(interactor: \(name)Interactable, viewController: \(name)ViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
      }
    }

    """
  }

  /// The listener that the parent's interactor conforms to.
  fileprivate var listener: String {
    """
    /// Hears from \(name). The parent's interactor conforms to it.
    @MainActor protocol \(name)Listener: AnyObject {
      func \(variable)DidFinish()
    }
    """
  }

  /// The code that tells the view controller of a swipe. A person can close the sheet without the app's help.
  fileprivate func swipe(_ finishing: String) -> String {
    """
    extension \(name)ViewController: UIAdaptivePresentationControllerDelegate {
      /// Detaches the RIB when a person swipes its view away.
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        \(finishing)
      }
    }
    """
  }
}

// MARK: - With a view model

extension RIBForm {
  fileprivate var interactor: String {
    """
    import StateBinding

    protocol \(routing): ViewableRouting {}

    protocol \(name)Presentable: StatePresentable<\(name)State> {
      var listener: \(name)PresentableListener? { get set }
    }

    typealias \(name)PresentableListener = any PresentableListener<\(name)Action>

    \(listener)

    final class \(name)Interactor: PresentableInteractor<any \(name)Presentable>, \(name)Interactable {
      weak var router: \(routing)?
      weak var listener: \(name)Listener?

      private var state = \(name)State() {
        didSet { presenter.update(state: state) }
      }

      override init(presenter: any \(name)Presentable) {
        super.init(presenter: presenter)
        presenter.listener = self
      }

      override func didBecomeActive() {
        super.didBecomeActive()
        presenter.update(state: state)
      }
    }

    extension \(name)Interactor: PresentableListener {
      func request(action: \(name)Action) {
        switch action {
        case .finish: listener?.\(variable)DidFinish()
        }
      }
    }

    """
  }

  fileprivate var viewModel: String {
    """
    import StateBinding

    /// What \(name) shows. Only the interactor writes it.
    nonisolated struct \(name)State: Equatable {
      var title = "\(name)"
    }

    nonisolated enum \(name)Action {
      case finish
    }

    typealias \(name)ViewModel = ViewModel<\(name)State, \(name)Action>

    extension \(name)ViewModel {
      func handleFinish() {
        request(action: .finish)
      }
    }

    """
  }

  fileprivate var view: String {
    """
    import StateBinding

    #if os(iOS)
      import SwiftUI
    #else
      import HeadlessUI
    #endif

    struct \(name)View: View {
      @State var viewModel: \(name)ViewModel

      init(viewModel: \(name)ViewModel) {
        self._viewModel = .init(initialValue: viewModel)
      }

      var body: some View {
        VStack {
          Text(viewModel.state.title)
          Button("Done") {
            viewModel.handleFinish()
          }
          .accessibilityIdentifier("finish")
        }
      }
    }

    """
  }

  fileprivate var viewController: String {
    """
    import StateBinding

    #if os(iOS)
      import SwiftUI
      import UIKit
    #else
      import HeadlessUI
    #endif

    final class \(name)ViewController: UIViewController, \(name)ViewControllable, ViewModelHosting {
      let viewModel = \(name)ViewModel(state: \(name)State())

      weak var listener: \(name)PresentableListener? {
        didSet { viewModel.listener = listener }
      }

      override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(rootView: \(name)View(viewModel: viewModel))
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
      }
    }

    extension \(name)ViewController: \(name)Presentable {
      func update(state: \(name)State) {
        viewModel.update(state: state)
      }
    }

    \(swipe("viewModel.handleFinish()"))

    """
  }
}

// MARK: - Without a view model

extension RIBForm {
  fileprivate var plainInteractor: String {
    """
    import StateBinding

    protocol \(routing): ViewableRouting {}

    protocol \(name)Presentable: Presentable {
      var listener: \(name)PresentableListener? { get set }
    }

    /// Hears what a person does in the view.
    @MainActor protocol \(name)PresentableListener: AnyObject {
      func finish()
    }

    \(listener)

    final class \(name)Interactor: PresentableInteractor<\(name)Presentable>, \(name)Interactable {
      weak var router: \(routing)?
      weak var listener: \(name)Listener?

      override init(presenter: \(name)Presentable) {
        super.init(presenter: presenter)
        presenter.listener = self
      }
    }

    extension \(name)Interactor: \(name)PresentableListener {
      func finish() {
        listener?.\(variable)DidFinish()
      }
    }

    """
  }

  fileprivate var plainViewController: String {
    """
    import StateBinding

    #if os(iOS)
      import UIKit
    #else
      import HeadlessUI
    #endif

    final class \(name)ViewController: UIViewController, \(name)Presentable, \(name)ViewControllable {
      weak var listener: \(name)PresentableListener?

      override func viewDidLoad() {
        super.viewDidLoad()
        title = "\(name)"
      }
    }

    \(swipe("listener?.finish()"))

    """
  }
}

// MARK: - Without a view

extension RIBForm {
  fileprivate var viewlessBuilder: String {
    """
    import StateBinding

    /// The objects that \(name) needs from its parent.
    protocol \(name)Dependency: Dependency {
      /// The view of an ancestor. \(name) shows its children there.
      var \(variable)ViewController: \(name)ViewControllable { get }
    }

    /// Owns the objects that \(name) shares with its children.
    final class \(name)Component: Component<\(name)Dependency> {
      var \(variable)ViewController: \(name)ViewControllable { dependency.\(variable)ViewController }
    }

    protocol \(name)Buildable: Buildable {
      func build(withListener listener: \(name)Listener) -> \(routing)
    }

    /// Builds \(name).
    final class \(name)Builder: Builder<\(name)Dependency>, \(name)Buildable {
      func build(withListener listener: \(name)Listener) -> \(routing) {
        let component = \(name)Component(dependency: dependency)
        let interactor = \(name)Interactor()
        interactor.listener = listener
        return \(name)Router(interactor: interactor, viewController: component.\(variable)ViewController)
      }
    }

    """
  }

  fileprivate var viewlessInteractor: String {
    """
    import StateBinding

    protocol \(routing): Routing {
      /// Removes the children's views from the ancestor's view, because \(name) has no view of its own.
      func cleanupViews()
    }

    \(listener)

    final class \(name)Interactor: Interactor, \(name)Interactable {
      weak var router: \(routing)?
      weak var listener: \(name)Listener?

      override func willResignActive() {
        super.willResignActive()
        router?.cleanupViews()
      }
    }

    """
  }

  fileprivate var viewlessRouter: String {
    """
    import StateBinding

    protocol \(name)Interactable: Interactable {
      var router: \(routing)? { get set }
      var listener: \(name)Listener? { get set }
    }

    /// The ancestor's view, in which \(name) shows its children.
    protocol \(name)ViewControllable: ViewControllable {
      func show(_ viewController: ViewControllable)
      func hide(_ viewController: ViewControllable)
    }

    final class \(name)Router: Router<\(name)Interactable>, \(routing) {
      private let viewController: \(name)ViewControllable

      init(interactor: \(name)Interactable, viewController: \(name)ViewControllable) {
        self.viewController = viewController
        super.init(interactor: interactor)
        interactor.router = self
      }

      func cleanupViews() {}
    }

    """
  }
}

// MARK: - The root of an app

extension RIBForm {
  fileprivate var launchBuilder: String {
    """
    import StateBinding

    /// The services that the app needs.
    protocol \(name)Dependency: Dependency {}

    /// Owns the objects that all RIBs of the app share.
    final class \(name)Component: Component<\(name)Dependency> {}

    /// Builds the whole app.
    final class \(name)Builder: Builder<\(name)Dependency> {
      func build() -> LaunchRouting {
        let viewController = \(name)ViewController()
        let interactor = \(name)Interactor(presenter: viewController)
        return \(name)Router(interactor: interactor, viewController: viewController)
      }
    }

    """
  }

  fileprivate var launchInteractor: String {
    """
    import StateBinding

    protocol \(routing): ViewableRouting {}

    protocol \(name)Presentable: Presentable {}

    final class \(name)Interactor: PresentableInteractor<\(name)Presentable>, \(name)Interactable {
      weak var router: \(routing)?

      override func didBecomeActive() {
        super.didBecomeActive()
      }
    }

    """
  }

  fileprivate var launchRouter: String {
    """
    import StateBinding

    protocol \(name)Interactable: Interactable {
      var router: \(routing)? { get set }
    }

    protocol \(name)ViewControllable: ViewControllable {
      func show(_ viewController: ViewControllable)
      func hide(_ viewController: ViewControllable)
    }

    final class \(name)Router: LaunchRouter<\(name)Interactable, \(name)ViewControllable>, \(routing) {
      override init(interactor: \(name)Interactable, viewController: \(name)ViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
      }
    }

    """
  }

  fileprivate var launchViewController: String {
    """
    import StateBinding

    #if os(iOS)
      import UIKit
    #else
      import HeadlessUI
    #endif

    final class \(name)ViewController: UIViewController, \(name)Presentable, \(name)ViewControllable {
      func show(_ viewController: ViewControllable) {
        let child = viewController.uiviewController
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }

      func hide(_ viewController: ViewControllable) {
        let child = viewController.uiviewController
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
    }

    """
  }
}
