/// The parts of a RIB without a view.
extension RIBForm {
  var viewlessBuilder: String {
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

  var viewlessInteractor: String {
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

  var viewlessRouter: String {
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
