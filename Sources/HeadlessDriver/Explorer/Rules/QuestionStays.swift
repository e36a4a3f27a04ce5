import HeadlessUI

extension Rule {
  static let questionStays: Rule = Rule(
    name: "question-stays", sentence: "a question comes back after every answer",
    remedy:
      "set its `isPresented` to false, and clear what caused the question once it is answered",
    leadsOn: true, canShrink: false,
    ofMap: { map in
      map.nodes.filter { node in
        let answers = node.edges.filter { $0.move.comesFromInside && $0.move.typedText == nil }
        return node.place.screen.alert?.isQuestion == true && node.untaken.isEmpty
          && answers.count > 1
          && answers.allSatisfy { map.nodes[$0.target].place.title == node.place.title }
      }.map { node in
        let message = "no answer closes \(Quoting.quoted(node.place.title))"
        return Finding(
          .questionStays, about: node.place.title, message, node.place.path, isWarning: true)
      }
    })
}
