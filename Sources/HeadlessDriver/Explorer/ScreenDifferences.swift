import HeadlessUI

/// The differences between two screens that a person notices, each with a subject that does not depend on the language.
struct ScreenDifferences {
  private(set) var found: [(subject: String, text: String)] = []

  init(from old: Screen, to new: Screen) {
    if old.isIdentical(to: new) { return }
    say("title", "the title says", old.title, new.title)
    if old.alert != nil || new.alert != nil {
      say("question", "the question says", old.alert?.title, new.alert?.title)
      say("message", "the text of the question says", old.alert?.message, new.alert?.message)
    }
    compare(ElementWords(old.elements), ElementWords(new.elements))
    if let alert = old.alert, let newAlert = new.alert {
      compare(ElementWords(of: alert), ElementWords(of: newAlert))
    }
  }

  /// Adds a sentence that begins with `words`, if the texts differ.
  private mutating func say(_ subject: String, _ words: String, _ old: String?, _ new: String?) {
    if old.hasSameBytes(as: new) { return }
    replace(subject, words, Quoting.quoted(old ?? ""), Quoting.quoted(new ?? ""))
  }

  private mutating func replace(_ subject: String, _ words: String, _ old: String, _ new: String) {
    found.append((subject, "\(words) \(new) instead of \(old)"))
  }

  private mutating func compare(_ before: ElementWords, _ after: ElementWords) {
    let (old, new) = (before.named, after.named)
    let twins = Dictionary(old.map { ($0.word, $0) }) { first, _ in first }
    let words = Set(new.map(\.word))
    let added = new.filter { twins[$0.word] == nil }
    let gone = old.filter { !words.contains($0.word) }
    if added.count == 1, gone.count == 1, added[0].element.role == gone[0].element.role,
      new.firstIndex(where: { $0.word == added[0].word })
        == old.firstIndex(where: { $0.word == gone[0].word })
    {
      found.append(("word", "\(added[0].text) instead of \(gone[0].text)"))
    } else {
      found += added.map { ("new \($0.element.name)", "new \($0.text)") }
      found += gone.map { ("gone \($0.element.name)", "gone: \($0.text)") }
    }
    for part in new {
      if let twin = twins[part.word] { compare(twin, part) }
    }
    let order = new.map(\.word).filter { twins[$0] != nil }
    if order != old.map(\.word).filter(words.contains) {
      found.append(("order", "the order is now \(order.map(inCode).joined(separator: ", "))"))
    }
    compareTexts(before.plainTexts, after.plainTexts)
  }

  private mutating func compare(_ old: NamedElement, _ new: NamedElement) {
    let (word, code) = (new.word, inCode(new.word))
    say("label \(word)", "\(code) is called", old.element.label, new.element.label)
    say("value \(word)", "\(code) shows", old.element.value, new.element.value)
    if old.element.isEnabled != new.element.isEnabled {
      let text = new.element.isEnabled ? "can be used now" : "is disabled now"
      found.append(("use \(word)", "\(code) \(text)"))
    }
    let notes = [old.element, new.element].map { $0.notes.subtracting(.disabled) }
    if notes[0] != notes[1], old.element.value == new.element.value {
      let texts = [old, new].map { $0.element.notes.text(hiddenOptions: 0) ?? "nothing" }
      replace("notes \(word)", "\(code) is marked", texts[0], texts[1])
    }
    if old.options != new.options {
      replace("options \(word)", "\(code) offers", old.options, new.options)
    }
  }

  /// Compares the texts that cannot be used.
  private mutating func compareTexts(_ old: [String], _ new: [String]) {
    let changes = changedOffsets(from: old, to: new)
    let added = changes.inserted.sorted().map { (index: $0, text: new[$0]) }
    let gone = changes.removed.sorted().map { (index: $0, text: old[$0]) }
    for (new, old) in zip(added, gone) { replace("text \(new.index)", "says", old.text, new.text) }
    found += added.dropFirst(gone.count).map { ("text \($0.index)", "new text \($0.text)") }
    found += gone.dropFirst(added.count).map {
      ("gone text \($0.index)", "gone: the text \($0.text)")
    }
  }
}

/// `line` as a sentence shows it.
func inCode(_ line: String) -> String { "`\(Escaping.line(line))`" }

/// An element that can be used, with the word that reaches it and the texts of its options.
private struct NamedElement {
  let word: String
  let element: Element
  let options: String

  /// The word and the label, as the screen prints them.
  var text: String {
    let hasLabel = !element.label.isEmpty && element.label != word
    return inCode(word) + (hasLabel ? "  \(Escaping.line(element.label))" : "")
  }
}

extension ElementWords {
  fileprivate var named: [NamedElement] {
    elements.indices.compactMap { index in
      guard elements[index].role != .option, let word = word(at: index) else { return nil }
      let options = elements.options(ofPickerAt: index).map {
        Escaping.line(elements[$0].wholeText())
      }
      return NamedElement(
        word: Escaping.line(word), element: elements[index],
        options: elements[index].role == .picker ? options.joined(separator: ", ") : "")
    }
  }

  /// The texts that cannot be used, in quotes.
  fileprivate var plainTexts: [String] {
    elements.filter { !$0.canAct && !$0.label.isEmpty || $0.role == .progress }
      .map { Quoting.quoted($0.wholeText()) }
  }
}
