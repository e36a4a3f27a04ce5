import Foundation

/// Adds a generated RIB to a generated parent.
struct Wiring {
  let child: RIBForm
  let parent: String
  /// Whether the parent has a view of its own.
  let parentHasView: Bool

  private var variable: String { child.variable }

  /// The parent's files with the child added. `texts` are the parent's files by name. Throws if a file is not as generated.
  func wire(_ texts: [String: String]) throws(NotAsGenerated) -> [String: String] {
    var files: [String: GeneratedText] = [:]
    for (name, text) in texts { files[name] = GeneratedText(name: name, text: text) }
    var changed = files
    func change(_ name: String, _ body: (inout GeneratedText) throws(NotAsGenerated) -> Void)
      throws(NotAsGenerated)
    {
      let file = parent + name
      guard var text = changed[file] else { throw NotAsGenerated(file: file, missing: "the file") }
      try body(&text)
      changed[file] = text
    }
    try change("Builder.swift", wireBuilder)
    try change("Router.swift", wireRouter)
    try change("Interactor.swift", wireInteractor)
    if parentHasView { try change("ViewController.swift", wireViewController) }
    if changed["\(parent)Tests.swift"]?.text.contains("\(parent)RouterMock:") == true {
      try change("Tests.swift", wireRouterMock)
    }
    return changed.mapValues(\.text)
  }

  /// The lines to add by hand, and where.
  var lines: String {
    let routes = routes.split(separator: "\n").map { "    \($0)\n" }.joined()
    return """
        \(parent)Builder.swift, conformance of \(parent)Component:
            \(child.name)Dependency
        \(parent)Builder.swift, argument of \(parent)Router(…):
            \(variable)Builder: \(child.name)Builder(dependency: component)
        \(parent)Router.swift, conformance of \(parent)Interactable:
            \(child.name)Listener
        \(parent)Router.swift, in \(parent)Router; \(variable)Builder is a parameter of its init:
            private let \(variable)Builder: \(child.name)Buildable
            private var \(variable): \(child.routing)?
      \(routes)\
        \(parent)Interactor.swift, in \(parent)Routing:
            func routeTo\(child.name)()
            func detach\(child.name)()
        \(parent)Interactor.swift, in \(parent)Interactor:
            func \(variable)DidFinish() { router?.detach\(child.name)() }

      """
  }

  private func wireBuilder(_ file: inout GeneratedText) throws(NotAsGenerated) {
    try file.addConformance("\(child.name)Dependency", to: "final class \(parent)Component:")
    if child.kind == .viewless {
      // The component keeps the parent's view controller, because the child shows its own children there.
      if !file.text.contains("let viewController: \(parent)ViewController\n") {
        try file.openBody(
          of: "final class \(parent)Component:",
          """
            private let viewController: \(parent)ViewController

            init(dependency: \(parent)Dependency, viewController: \(parent)ViewController) {
              self.viewController = viewController
              super.init(dependency: dependency)
            }

          """)
      }
      try file.insertBeforeEnd(
        of: "final class \(parent)Component:",
        "\n  var \(variable)ViewController: \(child.name)ViewControllable { viewController }\n")
    }
    let made = "let component = \(parent)Component("
    if !file.text.contains(made) {
      try file.insert(
        "    \(made)dependency: dependency)\n",
        after: parentHasView
          ? "    let viewController = \(parent)ViewController()\n"
          : "    let interactor = \(parent)Interactor()\n")
    }
    if file.text.contains("let viewController: \(parent)ViewController\n") {
      file.replace(
        "\(made)dependency: dependency)",
        with: "\(made)dependency: dependency, viewController: viewController)")
    }
    try file.addArgument(
      "\(variable)Builder: \(child.name)Builder(dependency: component)",
      to: "return \(parent)Router(")
  }

  private func wireRouter(_ file: inout GeneratedText) throws(NotAsGenerated) {
    try file.addConformance("\(child.name)Listener", to: "protocol \(parent)Interactable:")
    if parentHasView {
      let shown =
        "  func show(_ viewController: ViewControllable)\n  func hide(_ viewController: ViewControllable)\n"
      file.replace(
        "protocol \(parent)ViewControllable: ViewControllable {}",
        with: "protocol \(parent)ViewControllable: ViewControllable {\n\(shown)}")
    }
    try file.insertProperties(
      """
        private let \(variable)Builder: \(child.name)Buildable
        private var \(variable): \(child.routing)?

      """, of: "final class \(parent)Router:")
    file.replace("  override init(", with: "  init(")
    try file.addArgument("\(variable)Builder: \(child.name)Buildable", to: "  init(")
    try file.insertAfterOpening(of: "  init(", "    self.\(variable)Builder = \(variable)Builder\n")
    if !parentHasView, child.kind != .viewless {
      try file.openBody(of: "  func cleanupViews()", "")
      try file.insertBeforeEnd(
        of: "  func cleanupViews()",
        "    if let \(variable) { viewController.hide(\(variable).viewControllable) }\n")
    }
    try file.insertBeforeEnd(of: "final class \(parent)Router:", routes)
  }

  private var routes: String {
    """

      func routeTo\(child.name)() {
        guard \(variable) == nil else { return }
        let router = \(variable)Builder.build(withListener: interactor)
        \(variable) = router
        attachChild(router)
    \(child.kind != .viewless ? "    viewController.show(router.viewControllable)\n" : "")\
      }

      func detach\(child.name)() {
        guard let router = \(variable) else { return }
        \(variable) = nil
    \(child.kind != .viewless ? "    viewController.hide(router.viewControllable)\n" : "")\
        detachChild(router)
      }

    """
  }

  private func wireInteractor(_ file: inout GeneratedText) throws(NotAsGenerated) {
    try file.openBody(of: "protocol \(parent)Routing:", "")
    try file.insertBeforeEnd(
      of: "protocol \(parent)Routing:",
      "  func routeTo\(child.name)()\n  func detach\(child.name)()\n")
    file.text += """

      extension \(parent)Interactor {
        func \(variable)DidFinish() {
          router?.detach\(child.name)()
        }
      }

      """
  }

  private func wireViewController(_ file: inout GeneratedText) throws(NotAsGenerated) {
    if !file.text.contains("func show(_ viewController: ViewControllable)") {
      file.text += """

        extension \(parent)ViewController {
          func show(_ viewController: ViewControllable) {
            let shown = viewController.uiviewController
            shown.presentationController?.delegate = shown as? any UIAdaptivePresentationControllerDelegate
            present(shown, animated: true)
          }

          func hide(_ viewController: ViewControllable) {
            guard presentedViewController === viewController.uiviewController else { return }
            dismiss(animated: true)
          }
        }

        """
    }
    if child.kind == .viewless {
      file.text += "\nextension \(parent)ViewController: \(child.name)ViewControllable {}\n"
    }
  }

  private func wireRouterMock(_ file: inout GeneratedText) throws(NotAsGenerated) {
    try file.insertBeforeEnd(
      of: "private final class \(parent)RouterMock:",
      "\n  func routeTo\(child.name)() {}\n  func detach\(child.name)() {}\n")
  }
}
