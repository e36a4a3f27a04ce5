import HeadlessUI

extension Rule {
  static let rowAndQuestion: Rule = Rule(
    name: "row-and-question",
    sentence: "a row of a list raises a question that names another row",
    remedy: "keep the thing that the row shows until the answer, and not its position",
    leadsOn: true, ofLine: { explored, _ in [finding(in: explored)].compactMap(\.self) })

  private static func finding(in explored: ExploredLine) -> Finding? {
    guard let from = explored.from, let sent = explored.sent, let move = sent.move,
      from.screen.alert == nil, let alert = explored.to.screen.alert, alert.isQuestion,
      let index = from.screen.index(usedBy: move)
    else { return nil }
    let elements = from.screen.elements
    let twins = elements.twins(of: index)
    let question = "\(alert.title) \(alert.message ?? "")".words
    let own = elements.texts(ofRowAt: index, among: twins)
    for twin in twins where twin != index {
      let others = elements.texts(ofRowAt: twin, among: twins)
      // The first text of a row is its name.
      guard let other = others.first(where: \.isTelling), question.has(other.words),
        !own.contains(where: { $0.words.has(other.words) })
      else { continue }
      let known = Set(others.flatMap(\.words))
      let telling = own.flatMap(\.words).filter { !known.contains($0) }
      if telling.contains(where: { String($0).isTelling && question.has([$0]) }) { return nil }
      let name = own.first(where: \.isTelling) ?? sent.recorded
      return Finding(
        .rowAndQuestion, about: elements[index].label,
        "\(sent.recorded) in the row \(Quoting.quoted(name)) asks about another row: \(Quoting.quoted(alert.title))",
        explored.to.path)
    }
    return nil
  }
}

extension [Element] {
  /// The indices of the elements that do the same in each row as the one at `index`, which is among them. They have one label,
  /// or else identifiers with one beginning, or none.
  func twins(of index: Int) -> [Int] {
    let element = self[index]
    let alike = indices.filter {
      self[$0].role == element.role && self[$0].depth == element.depth
        && self[$0].isRowAction == element.isRowAction
    }
    let namesakes = alike.filter { self[$0].label == element.label }
    if namesakes.count > 1 { return namesakes }
    let beginning = element.identifier?.prefix(while: \.isLetter)
    return alike.filter { self[$0].identifier?.prefix(while: \.isLetter) == beginning }
  }

  /// The texts of the row of the element at `index`, in their order.
  func texts(ofRowAt index: Int, among twins: [Int]) -> [String] {
    var (start, end) = (index, index)
    while start > 0, self[start].isBeside || self[start].isRowAction { start -= 1 }
    while end + 1 < count, self[end + 1].isBeside { end += 1 }
    if self[index].isRowAction || start == end, self[twins[0]].label == self[index].label,
      twins.count > 1, let place = twins.firstIndex(of: index)
    {
      // The texts of the row stand before the element, as far as its twin in the row before.
      let length = place > 0 ? index - twins[place - 1] : twins[1] - index
      start = Swift.min(start, Swift.max(0, index - length + 1))
    }
    let row = (start...end).filter { $0 == index || !self[$0].canAct }.map { self[$0] }
    return row.flatMap(\.rowTexts)
  }
}

extension Element {
  /// The texts of the element, as a row of them shows one.
  var rowTexts: [String] {
    [label, value ?? "", identifier ?? ""].flatMap { $0.split(separator: ", ").map(String.init) }
  }
}

extension String {
  fileprivate var words: [Substring] { split { !$0.isLetter && !$0.isNumber } }

  /// Whether the text can name one thing among others: it has a letter, or at least four digits.
  var isTelling: Bool { count > 1 && (contains(where: \.isLetter) || count(where: \.isNumber) > 3) }
}

extension [Substring] {
  /// Whether the words of `phrase` occur here one after another. A Korean particle may follow them.
  fileprivate func has(_ phrase: [Substring]) -> Bool {
    !phrase.isEmpty
      && indices.contains { start in
        self[start...].starts(with: phrase) { word, part in
          word == part || !part.unicodeScalars.allSatisfy(\.isASCII) && word.hasPrefix(part)
        }
      }
  }
}
