extension String {
  /// Describes any value in the same way in every run: sets and dictionaries are sorted, objects print as their type name.
  ///
  /// Optionals print as their content, strings with quotes, structs with their labels, and enum cases with their payload. An
  /// enum case inside another value begins with a dot. Parts nested more than 100 deep, and parts after the first 100,000,
  /// print as `…`. A set or a dictionary that reaches beyond these parts prints only the number of its elements.
  public init(stable value: Any) {
    self = StateTree(reading: value, elements: .max).text()
  }

  /// Describes `value` in one line of at most `width` columns, or below the name of its type with a line for each field.
  ///
  /// Nothing is left out, so a line with a long text may be longer than `width`. Two such descriptions differ in the
  /// lines of the fields that differ.
  public init(stable value: Any, width: Int) {
    let layout = StateLayout(width: width, head: nil)
    let tree = StateTree(reading: value, elements: .max)
    let line = tree.text()
    self =
      layout.fits(line)
      ? line : tree.lines(below: "\(type(of: value))", layout).joined(separator: "\n")
  }
}

/// Returns `text` as a Swift literal in quotes, with every misleading scalar escaped.
package func quote(_ text: some StringProtocol) -> String {
  escape(String(text).debugDescription)
}

/// Returns `text` with every misleading scalar escaped.
func escape(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: \.isMisleading) else { return text }
  var escaped = ""
  for scalar in text.unicodeScalars {
    if scalar.isMisleading {
      escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    } else {
      escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
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
