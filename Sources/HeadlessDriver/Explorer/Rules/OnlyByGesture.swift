import HeadlessUI

extension Rule {
  static let onlyByGesture: Rule = Rule(
    name: "only-by-gesture",
    sentence:
      "only swipeActions or a long press have an action, on this page and on every other; a warning",
    remedy: "add a button, a menu or an accessibilityAction with it",
    leadsOn: true, canShrink: false,
    ofPlaces: { (search) async throws(UsageError) in
      let open = Set(
        search.walk.map.nodes.flatMap(\.place.screen.usable).map(\.label))
      let hidden = search.gestures.filter { !open.contains($0.action) }
      // The other rows have similar actions.
      guard let (action, path) = hidden.first else { return }
      let others = hidden.count == 1 ? "" : " and \(hidden.count - 1) more"
      try await search.report(
        Finding(
          .onlyByGesture, about: action, "only a gesture has \(Quoting.quoted(action))\(others)",
          path, isWarning: true))
    })
}
