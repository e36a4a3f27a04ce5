/// The lines that attach a generated RIB to its parent, for a person to add.
struct Attachment {
  let child: RIBForm
  let parent: String
  /// Whether the parent has a view of its own.
  let parentHasView: Bool
  /// Whether the parent's view already has the methods that show and hide the view of the child.
  let parentShowsViews: Bool

  private var variable: String { child.variable }
  private var showsView: Bool { child.kind != .viewless }

  /// The lines and their places, file by file.
  var lines: String {
    let places = builder + router + interactor + (parentHasView ? viewController : [])
    return places.map { place, lines in
      "  \(place):\n" + lines.split(separator: "\n").map { "      \($0)\n" }.joined()
    }.joined()
  }

  private typealias Places = [(place: String, lines: String)]

  private var builder: Places {
    let file = "\(parent)Builder.swift"
    var places: Places = [
      ("\(file), conformance of \(parent)Component", "\(child.name)Dependency"),
      (
        "\(file), in build; also an argument of \(parent)Router(…)",
        """
        let component = \(parent)Component(dependency: dependency)
        \(variable)Builder: \(child.name)Builder(dependency: component)
        """
      ),
    ]
    if !showsView {
      places.append(
        (
          "\(file), in \(parent)Component, which has to get the view controller",
          "let \(variable)ViewController: \(child.name)ViewControllable"
        ))
    }
    return places
  }

  private var router: Places {
    let file = "\(parent)Router.swift"
    let show = showsView ? "\n  viewController.\(showing.show)(router.viewControllable)" : ""
    let hide = showsView ? "\n  viewController.\(showing.hide)(router.viewControllable)" : ""
    var places: Places = [
      ("\(file), conformance of \(parent)Interactable", "\(child.name)Listener"),
      (
        "\(file), in \(parent)Router; \(variable)Builder is a parameter of its init",
        """
        private let \(variable)Builder: \(child.name)Buildable
        private var \(variable): \(child.routing)?
        func routeTo\(child.name)() {
          trace()
          guard \(variable) == nil else { return }
          let router = \(variable)Builder.build(withListener: interactor)
          \(variable) = router
          attachChild(router)\(show)
        }
        func detach\(child.name)() {
          trace()
          guard let router = \(variable) else { return }
          \(variable) = nil\(hide)
          detachChild(router)
        }
        """
      ),
    ]
    if !parentHasView, showsView {
      places.append(
        (
          "\(file), in cleanupViews(), because \(parent) has no view that would go with it",
          "if let \(variable) { viewController.\(showing.hide)(\(variable).viewControllable) }"
        ))
    }
    if parentHasView, !parentShowsViews, showsView {
      places.append(("\(file), in \(parent)ViewControllable", showing.requirements))
    }
    return places
  }

  private var showing: RIBForm.Showing { child.showing }

  private var interactor: Places {
    let file = "\(parent)Interactor.swift"
    return [
      (
        "\(file), in \(parent)Routing",
        "func routeTo\(child.name)()\nfunc detach\(child.name)()"
      ),
      (
        "\(file), in \(parent)Interactor",
        """
        func \(variable)DidClose() {
          trace()
          router?.detach\(child.name)()
        }
        """
      ),
    ]
  }

  private var viewController: Places {
    let file = "\(parent)ViewController.swift"
    if !showsView {
      return [("\(file), conformance of \(parent)ViewController", "\(child.name)ViewControllable")]
    }
    if parentShowsViews { return [] }
    return [
      (
        "\(file), in \(parent)ViewController",
        showing.methods
      )
    ]
  }
}

extension RIBForm.Showing {
  /// The name of the method of the parent's view that shows the view of a child.
  var show: String { self == .presented ? "show" : "push" }
  /// The name of the method of the parent's view that hides the view of a child.
  var hide: String { self == .presented ? "hide" : "pop" }

  fileprivate var requirements: String {
    "func \(show)(_ viewController: ViewControllable)\nfunc \(hide)(_ viewController: ViewControllable)"
  }

  fileprivate var methods: String {
    switch self {
    case .presented:
      """
      func show(_ viewController: ViewControllable) {
        let shown = viewController.uiviewController
        shown.presentationController?.delegate = shown as? any UIAdaptivePresentationControllerDelegate
        present(shown, animated: true)
      }
      func hide(_ viewController: ViewControllable) {
        guard presentedViewController === viewController.uiviewController else { return }
        dismiss(animated: true)
      }
      """
    case .pushed:
      """
      func push(_ viewController: ViewControllable) {
        navigationController?.pushViewController(viewController.uiviewController, animated: true)
      }
      func pop(_ viewController: ViewControllable) {
        guard navigationController?.topViewController === viewController.uiviewController else { return }
        navigationController?.popViewController(animated: true)
      }
      """
    }
  }
}
