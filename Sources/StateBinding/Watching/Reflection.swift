/// The stored properties of `value`. Those of an object's own class come first, and the first superclass that `isLast` accepts
/// ends them.
package func storedProperties(
  of value: Any, below isLast: (Any.Type) -> Bool = { _ in false }
) -> [(name: String, value: Any)] {
  var properties: [(name: String, value: Any)] = []
  var level: Mirror? = Mirror(reflecting: value)
  while let mirror = level, !isLast(mirror.subjectType) {
    for case (let name?, let value) in mirror.children { properties.append((name, value)) }
    level = mirror.superclassMirror
  }
  return properties
}

/// The object in `value`, which may be an optional; nil if there is none.
package func object(in value: Any) -> AnyObject? {
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .class: return value as AnyObject
  case .optional: return mirror.children.first.flatMap { object(in: $0.value) }
  default: return nil
  }
}

/// Whether `value` is an optional that is nil.
package func isNil(_ value: Any) -> Bool {
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == .optional && mirror.children.isEmpty
}

/// An object that is held weakly.
package struct WeakObject {
  package weak var value: AnyObject?

  package init(value: AnyObject?) { self.value = value }
}
