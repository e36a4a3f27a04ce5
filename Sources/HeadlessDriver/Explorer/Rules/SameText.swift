import HeadlessUI

extension Rule {
  static let sameText = Rule(
    name: "same-text",
    sentence:
      "a person types the text that the field already has, and more than the focus changes",
    remedy:
      "do nothing for a text that the field already has, for example with distinctUntilChanged or removeDuplicates",
    leadsOn: true, canShrink: false)
}

extension ExploredApp {
  /// Types the text of the last line into its field again. Returns the finding if more than the focus has changed once nothing
  /// sleeps. A state may count the edits.
  func findingOfSameText(at place: Place) async throws(UsageError) -> Finding? {
    guard let move = place.steps.last, let text = move.typedText, let name = move.name,
      let field = place.screen.field(of: move),
      field.role == .secureField || field.value.hasSameBytes(as: text)
    else { return nil }
    let once = try await AppCopy(of: self, at: place, after: nil)
    let twice = try await AppCopy(of: self, at: place, after: nil)
    await twice.take(move)
    for copy in [once, twice] where copy.place.isWaiting { await copy.take(.wait()) }
    guard !once.explored.neverRests, !twice.explored.neverRests, !once.isElsewhere else {
      return nil
    }
    let (before, after) = (once.place.screen.unfocused, twice.place.screen.unfocused)
    if after.isIdentical(to: before), once.place.ribs == twice.place.ribs { return nil }
    let detail =
      ScreenDifferences(from: before, to: after).found.first?.text
      ?? "the screen or the tree differs"
    return Finding(
      .sameText, about: name.text,
      "the same text, typed again into \(Quoting.quoted(name.text)), changes something: \(detail)",
      twice.place.path)
  }
}

extension Screen {
  /// The field that `move` types into; nil if it types into none.
  func field(of move: Move) -> Element? {
    move.name.flatMap { elements(named: $0.text).first }.flatMap { $0.isField ? $0 : nil }
  }

  /// The screen without the focus.
  fileprivate var unfocused: Screen {
    var screen = self
    for index in screen.elements.indices {
      (screen.elements[index].isFocused, screen.elements[index].canSubmit) = (false, false)
    }
    return screen
  }
}
