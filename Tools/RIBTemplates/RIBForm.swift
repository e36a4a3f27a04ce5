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

/// The parts that every RIB with a view has.
extension RIBForm {
  var builder: String {
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

  var router: String {
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
  var listener: String {
    """
    /// Hears from \(name). The parent's interactor conforms to it.
    @MainActor protocol \(name)Listener: AnyObject {
      func \(variable)DidFinish()
    }
    """
  }

  /// The code by which the view controller learns that a person swiped its sheet away. The app does
  /// not start such a dismissal, so nothing else detaches the RIB.
  func swipe(_ finishing: String) -> String {
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
