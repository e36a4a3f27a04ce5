/// Returns the name of the RIB to which `type` belongs: `Profile` for `ProfileRouter` and `ProfileInteractor`.
///
/// A router without a class of its own, `Router<ProfileInteractor>`, is named after its interactor.
@MainActor
package func ribName(of type: Any.Type) -> String {
  if let name = ribNames[ObjectIdentifier(type)] { return name }
  let name = makeRIBName(of: type)
  ribNames[ObjectIdentifier(type)] = name
  return name
}

/// The names that `ribName(of:)` has returned.
@MainActor
private var ribNames: [ObjectIdentifier: String] = [:]

private func makeRIBName(of type: Any.Type) -> String {
  var parts = String(describing: type).split(maxSplits: 2) { $0 == "<" || $0 == "," || $0 == ">" }
  if parts.count > 1, ["Router", "ViewableRouter", "LaunchRouter"].contains(parts[0]) {
    parts.removeFirst()
  }
  // A view model without a listener is named after its state.
  if parts.count > 1, parts[0] == "ViewModel" { parts.removeFirst() }
  let words = parts[0].split(separator: " ")
  let name = words.first { $0.hasSuffix("Interactable") } ?? words.last ?? parts[0]
  for role in ["Router", "Interactor", "Interactable", "ViewModel", "ViewState", "State"]
  where name.hasSuffix(role) && name != role {
    return String(name.dropLast(role.count))
  }
  return String(name)
}

/// The place of a RIB in the tree. It is written out only when a message needs it, because names take time to make.
@MainActor
struct RIBPath {
  /// The types of the routers from this RIB up to the root.
  let ribs: [Any.Type]

  /// The names from the root down, such as `Root/LoggedIn/Profile`.
  var text: String { ribs.reversed().map { ribName(of: $0) }.joined(separator: "/") }
}
