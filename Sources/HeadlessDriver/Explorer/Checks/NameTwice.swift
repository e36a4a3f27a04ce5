import HeadlessUI

extension Check {
  /// Each name reaches one element. Two elements may share a name that a person has typed.
  static func nameTwice(_ place: Place, _ moves: [Move]) -> [Problem] {
    var seen: Set<String> = []
    return place.screen.usable.compactMap(\.address).filter { name in
      !name.isEmpty && !seen.insert(name).inserted && !place.hasTyped(name)
    }.map { name in
      Problem(
        .nameTwice, about: name,
        "two elements are called \(Quoting.quoted(name)); give each an accessibilityIdentifier of its own",
        place.path)
    }
  }
}

extension Place {
  /// Whether a person has typed `name`, or a word at its beginning or end, on the way here.
  fileprivate func hasTyped(_ name: String) -> Bool {
    steps.contains { step in
      guard let text = step.typedText, !text.isEmpty else { return false }
      return name == text || name.hasPrefix("\(text) ") || name.hasSuffix(" \(text)")
    }
  }
}
