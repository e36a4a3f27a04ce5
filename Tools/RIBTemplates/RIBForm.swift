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

  /// How the parent shows the view.
  enum Showing {
    case presented
    /// As a page of a navigation controller.
    case pushed
  }

  /// The modules that the files import for views.
  enum Naming {
    /// Apple's on iOS, and HeadlessUI elsewhere.
    case byPlatform
    /// Apple's names everywhere: the package depends on AppleNames.
    case apple
  }

  /// The name of the RIB, such as `Checkout`.
  let name: String
  let kind: Kind
  let showing: Showing
  let naming: Naming

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
  // The builders import UIKit, too: it declares the initializer of their view controllers.

  var builder: String {
    """
    \(imports("UIKit"))

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
      func \(variable)DidClose()
    }
    """
  }

  /// The imports of StateBinding and of the `modules` for views.
  func imports(_ modules: String...) -> String {
    let apple = modules.map { "import \($0)" }
    switch naming {
    case .apple: return (["import StateBinding"] + apple).joined(separator: "\n")
    case .byPlatform:
      let onIOS = apple.map { "  \($0)" }
      let lines = ["import StateBinding", "", "#if os(iOS)"] + onIOS
      return (lines + ["#else", "  import HeadlessUI", "#endif"]).joined(separator: "\n")
    }
  }

  // A person can close a sheet, or leave a page, without any code of the app. The view controller then tells the interactor,
  // because nothing else detaches the RIB.

  /// The method of a page's view controller that hears when a person goes back; empty if the view is no page.
  func poppedMethod(_ finishing: String) -> String {
    guard showing == .pushed else { return "" }
    return """


        /// Detaches the RIB when a person goes back.
        override func didMove(toParent parent: UIViewController?) {
          super.didMove(toParent: parent)
          if parent == nil { \(finishing) }
        }
      """
  }

  /// The extension of a view controller that hears when a person swipes its sheet away; empty if the view is a page.
  func swipedExtension(_ finishing: String) -> String {
    guard showing == .presented else { return "" }
    return """


      extension \(name)ViewController: UIAdaptivePresentationControllerDelegate {
        /// Detaches the RIB when a person swipes its view away.
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
          \(finishing)
        }
      }
      """
  }
}
