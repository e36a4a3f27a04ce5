import HeadlessUI
package import StateBinding

/// The trees of RIBs below `roots`.
@MainActor
func treeText(below roots: [any Routing]) -> String {
  roots.isEmpty ? "no RIB runs now" : roots.map(\.treeText).joined(separator: "\n")
}

/// The state of a RIB at one moment.
package struct RIBState: Sendable, Hashable {
  /// The names of the RIBs from the root down to this one, such as `Root/LoggedIn/Profile`. If the parent has several children
  /// of one name, the second is `Post 2`.
  package let path: String
  /// The state.
  package let tree: StateTree

  /// The name of the RIB: the last name of the path.
  package var name: String { String(path.split(separator: "/").last ?? "") }
}

/// The states of `roots` and of the RIBs below them. RIBs that present no state are left out.
@MainActor
func states(below roots: [any Routing]) -> [RIBState] {
  var states: [RIBState] = []
  var path = named(roots, below: "").reversed() as [(router: any Routing, path: String)]
  while let (router, name) = path.popLast() {
    path += named(router.children, below: "\(name)/").reversed()
    guard let viewable = router as? any ViewableRouting,
      let state = state(of: viewable.viewControllable)
    else { continue }
    states.append(RIBState(path: name, tree: StateTree(reading: state)))
  }
  return states
}

/// `routers` with their paths, which begin with `start`.
@MainActor
private func named(
  _ routers: [any Routing], below start: String
) -> [(router: any Routing, path: String)] {
  var counts: [String: Int] = [:]
  return routers.map { router in
    let name = ribName(of: type(of: router))
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return (router, count == 1 ? start + name : "\(start)\(name) \(count)")
  }
}

/// The text of `states`, a field a line.
func stateText(_ states: [RIBState], width: Int) -> String {
  let layout = StateLayout(width: width)
  if states.isEmpty {
    return
      "no RIB shows a state; one does whose view controller keeps a ViewModel or is StatePresenting"
  }
  return states.flatMap { $0.tree.lines(below: $0.name, layout) }.joined(separator: "\n")
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
