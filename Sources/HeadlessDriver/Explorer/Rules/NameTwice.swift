import HeadlessUI

extension Rule {
  /// Each name reaches one element. Two elements may share a name that a person has typed.
  static let nameTwice: Rule = Rule(
    name: "name-twice",
    sentence:
      "two elements have the same name; a warning if a line such as `tap \"Share\" 2` reaches each",
    remedy: "give each an accessibilityIdentifier of its own", leadsOn: true,
    ofPlace: { place, _ in findings(at: place) })

  private static func findings(at place: Place) -> [Finding] {
    var seen: Set<String> = []
    return place.screen.usable.filter { element in
      guard let name = element.address, !name.isEmpty else { return false }
      return !seen.insert(name).inserted && !place.hasTyped(name)
    }.map { element in
      let name = element.name
      let namesakes = place.screen.usable.filter { $0.address == name }
      let noun = namesakes.allSatisfy(\.isField) ? "fields" : "elements"
      // A line such as `tap "Share" 2` may reach each of them.
      let words = UsableScreen(place.screen).words
      let lines = words.indices(named: name).map { words.choice(at: $0) }
      return Finding(
        .nameTwice, about: name, "two \(noun) are called \(Quoting.quoted(name))", place.path,
        isWarning: !lines.contains(nil) && Set(lines).count == lines.count)
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

extension Screen {
  /// The elements that can be used, except options and the buttons of a swipe, which have the same names on each row.
  var usable: [Element] {
    reachable.filter { $0.canAct && $0.role != .option && !$0.isRowAction }
  }
}
