import HeadlessUI
import StateBinding

/// The trees of RIBs below `roots`.
@MainActor
func treeText(below roots: [any Routing]) -> String {
  roots.isEmpty ? "no RIB runs now" : roots.map(\.treeText).joined(separator: "\n")
}

/// The states of `roots` and of the RIBs below them, one RIB per line. RIBs that present no state are left out.
@MainActor
func stateText(below roots: [any Routing]) -> String {
  var lines: [String] = []
  var path = Array(roots.reversed())
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

/// The state that `controller` presents, else the state of the first view model that it stores. Skips stored view controllers,
/// as they belong to other RIBs.
@MainActor
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
