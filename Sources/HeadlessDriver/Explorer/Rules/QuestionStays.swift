import HeadlessUI

extension Rule {
  static let questionStays: Rule = Rule(
    name: "question-stays", sentence: "a question comes back whatever a person answers",
    remedy: "set what presents it to false, and keep its cause no longer than the answer",
    leadsOn: true, canShrink: false,
    ofPlaces: { (search) async throws(UsageError) in
      let nodes = search.walk.map.nodes
      for node in nodes {
        guard let alert = node.place.screen.alert, alert.isQuestion, node.untaken.isEmpty else {
          continue
        }
        let answers = node.edges.filter { $0.move.comesFromInside && $0.move.typedText == nil }
        guard answers.count > 1,
          answers.allSatisfy({ nodes[$0.target].place.screen.alert?.title == alert.title })
        else { continue }
        try await search.report(
          Finding(
            .questionStays, about: alert.title,
            "no answer closes \(Quoting.quoted(alert.title))", node.place.path, isWarning: true))
      }
    })
}
