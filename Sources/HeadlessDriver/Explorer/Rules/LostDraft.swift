import HeadlessUI

extension Rule {
  /// Sends lines to copies, because the map is not enough: in it, lines that follow a typed text lead to the same places as without
  /// the text.
  static let lostDraft: Rule = Rule(
    name: "lost-draft",
    sentence:
      "typed text is gone after a person has visited another page or tab and come back",
    remedy: "keep the text where it outlives the page, such as in the interactor",
    leadsOn: true, canShrink: false,
    ofPlaces: { (search) async throws(UsageError) in
      var tried: Set<[String]> = []
      let map = search.walk.map
      for (index, node) in map.nodes.enumerated() where !search.isOver {
        guard let move = node.place.steps.last, let text = move.typedText, !text.isEmpty,
          let field = node.place.screen.field(of: move), field.role == .field,
          field.value.hasSameBytes(as: text), let parent = node.parent
        else { continue }
        for edge in node.edges where edge.move.typedText == nil && edge.move.comesFromInside {
          let page = map.nodes[edge.target]
          for back in page.edges
          where map.nodes[back.target].place.usablePage == node.place.usablePage
            && back.target != index && back.move.comesFromInside
            && tried.insert([node.place.usablePage, move.subject, edge.move.subject]).inserted
          {
            let copy = try await AppCopy(of: search.app, at: node.place, after: nil)
            search.walk.sentCount += node.place.path.count + 2
            for move in [edge.move, back.move] {
              try await search.report(try await search.app.take(move, on: copy))
            }
            // If the line is meant to send or drop the text, it leads elsewhere without the text, or something other than `back` or
            // a tab leads back.
            let way = page.place.screen.index(usedBy: back.move).map {
              page.place.screen.reachable[$0]
            }
            guard let same = map.nodes[parent].edge(of: edge.move),
              map.nodes[same.target].place.screen.isIdentical(to: page.place.screen),
              back.move == .back || way?.role == .tab,
              copy.place.screen.field(of: move)?.value.hasSameBytes(as: text) == false
            else { continue }
            let message =
              "the text typed into \(Quoting.quoted(field.name)) is gone after \(edge.recorded), \(back.recorded)"
            try await search.report(
              Finding(.lostDraft, about: field.name, message, copy.place.path, isWarning: true))
          }
        }
      }
    })
}
