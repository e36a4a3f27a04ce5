extension String {
  /// A description of any value that is the same in every run: sets and dictionaries sorted, objects by type name.
  ///
  /// Optionals print as what they hold, strings quoted, structs with their labels, enum cases with their payload.
  public init(stable value: Any) {
    self = describe(value, depth: 0)
  }
}

private func describe(_ value: Any, depth: Int) -> String {
  if depth > 100 { return "…" }
  let mirror = Mirror(reflecting: value)
  func below() -> [String] { mirror.children.map { describe($0.value, depth: depth + 1) } }
  func labelled() -> String {
    mirror.children.map { child in
      let text = describe(child.value, depth: depth + 1)
      guard let label = child.label, !label.hasPrefix(".") else { return text }
      return "\(label): \(text)"
    }.joined(separator: ", ")
  }

  switch value {
  case let text as String: return text.debugDescription
  case let text as Substring: return String(text).debugDescription
  case let text as Character: return String(text).debugDescription
  default: break
  }
  switch mirror.displayStyle {
  case .optional: return below().first ?? "nil"
  case .collection: return "[\(below().joined(separator: ", "))]"
  case .set: return "[\(below().sorted().joined(separator: ", "))]"
  case .dictionary: return describeDictionary(mirror, depth: depth)
  case .tuple: return "(\(labelled()))"
  case .class, .foreignReference: return "\(type(of: value))"
  case .enum: return describeCase(value, mirror, depth: depth)
  case .struct where !(value is any CustomStringConvertible):
    return "\(type(of: value))(\(labelled()))"
  default: return "\(value)"
  }
}

private func describeDictionary(_ mirror: Mirror, depth: Int) -> String {
  let pairs = mirror.children.map { child in
    Mirror(reflecting: child.value).children.map { describe($0.value, depth: depth + 1) }
      .joined(separator: ": ")
  }
  return pairs.isEmpty ? "[:]" : "[\(pairs.sorted().joined(separator: ", "))]"
}

private func describeCase(_ value: Any, _ mirror: Mirror, depth: Int) -> String {
  guard let payload = mirror.children.first, let name = payload.label else { return "\(value)" }
  let inner = describe(payload.value, depth: depth + 1)
  return Mirror(reflecting: payload.value).displayStyle == .tuple
    ? "\(name)\(inner)" : "\(name)(\(inner))"
}
