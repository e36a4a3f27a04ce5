import HeadlessUI

extension Rule {
  static let otherRow: Rule = Rule(
    name: "other-row", sentence: "a button in a row takes another row away",
    remedy: "keep the thing that the row shows, and not its position in a list that is filtered",
    leadsOn: true,
    ofLine: { explored, _ in
      // The line before a question has chosen the row.
      let isAnswer = explored.from?.screen.alert != nil
      guard let from = isAnswer ? explored.previous : explored.from, from.screen.alert == nil,
        let sent = explored.to.path.dropLast(isAnswer ? 1 : 0).last, let move = sent.move,
        let index = from.screen.index(usedBy: move)
      else { return [] }
      let elements = from.screen.elements
      let twins = elements.twins(of: index)
      let rows = twins.map { elements.texts(ofRowAt: $0, among: twins) }
      let names = rows.compactMap { $0.first(where: \.isTelling) }
      let rest = Set(explored.to.screen.elements.flatMap(\.rowTexts))
      let gone = names.filter { !rest.contains($0) }
      guard Set(names).count == twins.count, gone.count == 1, let own = twins.firstIndex(of: index),
        names[own] != gone[0], rows[own].count > elements[index].rowTexts.count
      else { return [] }
      let (name, other) = (Quoting.quoted(names[own]), Quoting.quoted(gone[0]))
      let message = "\(sent.recorded) in the row \(name) takes the row \(other) away"
      let label = elements[index].label
      return [Finding(.otherRow, about: label, message, explored.to.path, isWarning: true)]
    })
}
