import HeadlessUI

// The rules about what VoiceOver reads at a place.

extension Rule {
  static let noName = spoken(
    "no-name", "a control has no label, so VoiceOver reads only its kind, such as \"button\"",
    remedy: "give it a text or an accessibilityLabel", isWarning: false
  ) { elements in
    elements.filter { $0.facts.canAct && $0.label.isEmpty }.map { element in
      let (role, identifier) = (element.facts.role.rawValue, element.facts.identifier)
      let name = identifier.map { " called \(Quoting.quoted($0))" } ?? ""
      return (identifier ?? role, "a \(role)\(name) has no label")
    }
  }

  static let pictureAsName = spoken(
    "picture-as-name",
    "a control's only label is a picture, or a picture from a file has no label, so VoiceOver reads the picture's name",
    remedy:
      "add an accessibilityLabel, or accessibilityHidden(true) if the picture says nothing"
  ) { elements in
    elements.compactMap { element in
      guard let picture = element.facts.picture, element.facts.canAct || !element.facts.isSymbol
      else { return nil }
      return (
        picture,
        "the picture \(Quoting.quoted(picture)) is the only label of \(element.facts.canAct ? "a control" : "an element"), so VoiceOver reads \(Quoting.quoted("\(element)"))"
      )
    }
  }

  static let kindInLabel = spoken(
    "kind-in-label", "a label ends with the kind that VoiceOver adds, as in \"Save button\"",
    remedy: "leave the kind out of the label"
  ) { elements in
    elements.compactMap { element in
      // The whole trait or its last word: "Save button", "Name field".
      let words = element.kindWords.flatMap { [$0[...], $0.split(separator: " ").last ?? $0[...]] }
      let label = element.label.lowercased()
      guard words.contains(where: { label.hasSuffix(" \($0.lowercased())") }) else { return nil }
      return (element.label, "VoiceOver reads \(Quoting.quoted("\(element)"))")
    }
  }

  static let readAlike = spoken(
    "read-alike", "VoiceOver reads two controls in the same words, though their identifiers differ",
    remedy: "let the label of each say what it is about"
  ) { elements in
    var first: [String: SpokenElement] = [:]
    return elements.compactMap { element in
      let line = "\(element)"
      guard element.facts.canAct, !element.label.isEmpty else { return nil }
      guard let other = first[line] else {
        first[line] = element
        return nil
      }
      guard let name = element.facts.identifier, let otherName = other.facts.identifier,
        name != otherName
      else { return nil }
      return (
        line,
        "\(Quoting.quoted(otherName)) and \(Quoting.quoted(name)) both read \(Quoting.quoted(line))"
      )
    }
  }

  static let noValue = spoken(
    "no-value", "VoiceOver says that an element is adjustable, but reads no value",
    remedy: "give it an accessibilityValue"
  ) { elements in
    elements.filter { $0.traits.contains(.adjustable) && ($0.value ?? "").isEmpty }.map {
      ($0.label, "\(Quoting.quoted("\($0)")) has no value")
    }
  }

  static let noHeading = spoken(
    "no-heading", "a page of more than 20 elements has no heading to go to",
    remedy: "give it a navigationTitle, or a text the trait isHeader"
  ) { elements in
    if elements.count <= 20 || elements.contains(where: { $0.traits.contains(.heading) }) {
      return []
    }
    return [(elements[0].label, "a page of \(elements.count) elements has no heading")]
  }

  static let hintRepeats = spoken(
    "hint-repeats", "a hint only repeats the label",
    remedy: "let the hint say what happens, or leave it out"
  ) { elements in
    elements.compactMap { element in
      guard let hint = element.hint, !element.label.isEmpty,
        hint.lowercased().hasPrefix(element.label.lowercased())
          && hint.count <= element.label.count + 1
      else { return nil }
      return (element.label, "the hint of \(Quoting.quoted(element.label)) repeats its label")
    }
  }

  /// A rule about the elements that VoiceOver reads at a place. `find` returns the subjects and the messages.
  private static func spoken(
    _ name: String, _ sentence: String, remedy: String, isWarning: Bool = true,
    _ find: @escaping @MainActor ([SpokenElement]) -> [(subject: String, message: String)]
  ) -> Rule {
    Rule(
      name: name, sentence: isWarning ? "\(sentence); a warning" : sentence, remedy: remedy,
      leadsOn: true, ofSpeech: find, warns: isWarning)
  }
}
