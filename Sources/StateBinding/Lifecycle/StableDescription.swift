extension String {
  /// A description of any value that is the same in every run: sets and dictionaries sorted, objects by type name.
  ///
  /// Optionals print as what they hold, strings quoted, structs with their labels, enum cases with their payload. What is
  /// nested more than 100 deep, and what comes after 100,000 parts, is `…`.
  public init(stable value: Any) {
    var describer = StableDescriber()
    self = describer.describe(value, depth: 0)
  }
}

private struct StableDescriber {
  private var parts = 0

  mutating func describe(_ value: Any, depth: Int) -> String {
    parts += 1
    if depth > 100 || parts > 100_000 { return "…" }
    switch value {
    case let text as String: return text.debugDescription
    case let text as Substring: return String(text).debugDescription
    case let text as Character: return String(text).debugDescription
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return list(mirror, depth).first ?? "nil"
    case .collection: return "[\(list(mirror, depth).joined(separator: ", "))]"
    case .set: return "[\(list(mirror, depth).sorted().joined(separator: ", "))]"
    case .dictionary: return dictionary(mirror, depth)
    case .tuple: return "(\(labelled(mirror, depth)))"
    case .class, .foreignReference: return "\(type(of: value))"
    case .enum: return enumCase(value, mirror, depth)
    case .struct where !(value is any CustomStringConvertible):
      return "\(type(of: value))(\(labelled(mirror, depth)))"
    default: return "\(value)"
    }
  }

  private mutating func list(_ mirror: Mirror, _ depth: Int) -> [String] {
    var texts: [String] = []
    for child in mirror.children {
      texts.append(describe(child.value, depth: depth + 1))
      if parts > 100_000 { break }
    }
    return texts
  }

  private mutating func labelled(_ mirror: Mirror, _ depth: Int) -> String {
    zip(mirror.children, list(mirror, depth)).map { child, text in
      guard let label = child.label, !label.hasPrefix(".") else { return text }
      return "\(label): \(text)"
    }.joined(separator: ", ")
  }

  private mutating func dictionary(_ mirror: Mirror, _ depth: Int) -> String {
    var pairs: [String] = []
    for child in mirror.children {
      pairs.append(list(Mirror(reflecting: child.value), depth).joined(separator: ": "))
    }
    return pairs.isEmpty ? "[:]" : "[\(pairs.sorted().joined(separator: ", "))]"
  }

  private mutating func enumCase(_ value: Any, _ mirror: Mirror, _ depth: Int) -> String {
    guard let payload = mirror.children.first, let name = payload.label else { return "\(value)" }
    let inner = describe(payload.value, depth: depth + 1)
    return Mirror(reflecting: payload.value).displayStyle == .tuple
      ? "\(name)\(inner)" : "\(name)(\(inner))"
  }
}
