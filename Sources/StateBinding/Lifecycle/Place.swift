/// Where a RIB stands, or stood last, in its tree: what a leak is named with when its routers are gone.
///
/// It is bound to no actor so that a chain of a million is released in a plain `deinit`, in a loop.
final class Place {
  private let type: Any.Type
  var parent: Place?

  init(of type: Any.Type) {
    self.type = type
  }

  deinit {
    var next = parent.take()
    while next != nil, isKnownUniquelyReferenced(&next) {
      next = next?.parent.take()
    }
  }

  /// Stands no longer below `place`, if it stood there last: that is about to stand below this one.
  func forget(_ place: Place) {
    var below = self
    while let above = below.parent {
      if above === place {
        below.parent = nil
        return
      }
      below = above
    }
  }

  /// The names from the root down, `Root/LoggedIn/Profile`; of a deep one the last 100.
  var path: String {
    var names = [ribName(of: type)]
    var place = parent
    while let above = place, names.count < 100 {
      names.append(ribName(of: above.type))
      place = above.parent
    }
    if place != nil { names.append("…") }
    return names.reversed().joined(separator: "/")
  }
}

/// The name of the RIB that `type` is a part of: `ProfileRouter`, `ProfileInteractor` → `Profile`.
package func ribName(of type: Any.Type) -> String {
  let name = String(describing: type).prefix { $0 != "<" }
  for role in ["Router", "Interactor", "ViewModel"] where name.hasSuffix(role) && name != role {
    return String(name.dropLast(role.count))
  }
  return String(name)
}
