import HeadlessUI
import StateBinding

extension Session {
  /// The state of every RIB that shows one.
  var stateText: String {
    var lines: [String] = []
    var path: [any Routing] = [app.router]
    while let router = path.popLast() {
      path += router.children.reversed()
      guard let viewable = router as? any ViewableRouting,
        let state = state(of: viewable.viewControllable)
      else { continue }
      lines.append("\(ribName(of: type(of: router))) \(String(stable: state))")
    }
    if !lines.isEmpty { return lines.joined(separator: "\n") }
    return
      "no RIB shows a state; one does whose view controller keeps a ViewModel or is StatePresenting"
  }

  /// What `controller` says its state is, else what the first view model says that it keeps; a view controller that it
  /// keeps is that of another RIB.
  private func state(of controller: any ViewControllable) -> Any? {
    if let presenting = controller as? any StatePresenting { return presenting.currentState }
    var mirror: Mirror? = Mirror(reflecting: controller)
    while let level = mirror, level.subjectType != UIViewController.self {
      for child in level.children {
        guard let model = child.value as? any StatePresenting, !(model is any ViewControllable)
        else { continue }
        return model.currentState
      }
      mirror = level.superclassMirror
    }
    return nil
  }
}
