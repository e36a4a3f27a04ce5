/// The stored properties of `object`, those of its own class first. Stops before its superclass `last`.
package func storedProperties(
  of object: AnyObject, below last: Any.Type? = nil
) -> [(name: String, value: Any)] {
  var properties: [(name: String, value: Any)] = []
  var level: Mirror? = Mirror(reflecting: object)
  while let mirror = level, mirror.subjectType != last {
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
