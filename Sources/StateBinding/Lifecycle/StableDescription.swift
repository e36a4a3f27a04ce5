extension String {
  /// Describes any value in the same way in every run: sets and dictionaries are sorted, objects print as their type name.
  ///
  /// Optionals print as their content, strings with quotes, structs with their labels, enum cases with their payload. Parts
  /// nested more than 100 deep, and parts after the first 100,000, print as `…`.
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
    case let text as String: return quote(text)
    case let text as Substring: return quote(text)
    case let text as Character: return quote(String(text))
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

/// Returns `text` as a Swift literal in quotes, with every misleading scalar escaped.
package func quote(_ text: some StringProtocol) -> String {
  var quoted = ""
  for scalar in String(text).debugDescription.unicodeScalars {
    if scalar.isMisleading {
      quoted += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    } else {
      quoted.unicodeScalars.append(scalar)
    }
  }
  return quoted
}

extension Unicode.Scalar {
  /// Whether the scalar could fool a terminal or a reader: a control character, a line or paragraph separator, or a
  /// character that changes the direction of text.
  package var isMisleading: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

/// Returns the name of the RIB to which `type` belongs: `Profile` for `ProfileRouter` and `ProfileInteractor`.
///
/// A router without a class of its own, `Router<ProfileInteractor>`, is named after its interactor.
package func ribName(of type: Any.Type) -> String {
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
