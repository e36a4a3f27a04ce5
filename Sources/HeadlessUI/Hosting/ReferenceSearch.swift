import StateBinding

/// Searches objects for a property that refers to one of some targets.
///
/// `Mirror` shows a weak property like a strong one, so both kinds are found. References inside closures are not found.
struct ReferenceSearch {
  private let targets: Set<ObjectIdentifier>
  private let isEntered: (AnyObject) -> Bool
  private var seen: Set<ObjectIdentifier> = []
  /// The number of values that the search may still look at. It bounds the search of large collections.
  private var rest = 10_000

  /// A search for `targets`. The search also enters each object in a property if `isEntered` accepts that object.
  init(for targets: [AnyObject], into isEntered: @escaping (AnyObject) -> Bool) {
    self.targets = Set(targets.map(ObjectIdentifier.init))
    self.isEntered = isEntered
  }

  /// The first property that refers to a target, such as `RootInteractor.lastDetail`. Searches `objects` and the objects in their
  /// properties.
  mutating func property(in objects: [AnyObject]) -> String? {
    seen.formUnion(objects.map(ObjectIdentifier.init))
    for object in objects {
      if let found = property(of: object, isOuter: true) { return found }
    }
    return nil
  }

  private mutating func property(of object: AnyObject, isOuter: Bool) -> String? {
    if targets.contains(ObjectIdentifier(object)) { return nil }
    for (name, value) in storedProperties(of: object) {
      var inner: [AnyObject] = []
      if holdsTarget(value, &inner) { return "\(type(of: object)).\(name)" }
      guard isOuter else { continue }
      for object in inner where isEntered(object) {
        guard seen.insert(ObjectIdentifier(object)).inserted else { continue }
        if let found = property(of: object, isOuter: false) { return found }
      }
    }
    return nil
  }

  /// Whether `value` is or contains a target. Adds the objects in `value` to `objects`.
  private mutating func holdsTarget(_ value: Any, _ objects: inout [AnyObject]) -> Bool {
    rest -= 1
    guard rest > 0 else { return false }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class {
      objects.append(value as AnyObject)
      return targets.contains(ObjectIdentifier(value as AnyObject))
    }
    for child in mirror.children where rest > 0 {
      if holdsTarget(child.value, &objects) { return true }
    }
    return false
  }
}
