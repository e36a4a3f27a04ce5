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
      let names = twins.compactMap {
        elements.texts(ofRowAt: $0, among: twins).first(where: \.isTelling)
      }
      let rest = Set(explored.to.screen.elements.flatMap(\.rowTexts))
      let gone = names.filter { !rest.contains($0) }
      let own = elements.texts(ofRowAt: index, among: twins)
      guard Set(names).count == twins.count, gone.count == 1,
        let name = own.first(where: \.isTelling),
        name != gone[0], rest.contains(name), own.count > elements[index].rowTexts.count
      else { return [] }
      return [
        Finding(
          .otherRow, about: elements[index].label,
          "\(sent.recorded) in the row \(Quoting.quoted(name)) takes the row \(Quoting.quoted(gone[0])) away",
          explored.to.path, isWarning: true)
      ]
    })
}
