/// The name of the RIB that `type` is a part of: `ProfileRouter`, `ProfileInteractor` → `Profile`; a router that is none of
/// its own, `Router<ProfileInteractor>`, is called after its interactor.
package func ribName(of type: Any.Type) -> String {
  var parts = String(describing: type).split(maxSplits: 2) { $0 == "<" || $0 == "," || $0 == ">" }
  if parts.count > 1, ["Router", "ViewableRouter", "LaunchRouter"].contains(parts[0]) {
    parts.removeFirst()
  }
  let words = parts[0].split(separator: " ")
  let name = words.first { $0.hasSuffix("Interactable") } ?? words.last ?? parts[0]
  for role in ["Router", "Interactor", "Interactable", "ViewModel"]
  where name.hasSuffix(role) && name != role {
    return String(name.dropLast(role.count))
  }
  return String(name)
}
