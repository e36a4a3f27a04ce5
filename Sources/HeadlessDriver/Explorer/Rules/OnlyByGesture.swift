import HeadlessUI

extension Rule {
  static let onlyByGesture: Rule = Rule(
    name: "only-by-gesture",
    sentence:
      "an action is reached by swipeActions, a long press or several taps only, and no place of the app has it as a control, in a menu or as an accessibilityAction; a warning",
    remedy: "add a button, a menu or an accessibilityAction with it",
    leadsOn: true, canShrink: false,
    ofPlaces: { (search) async throws(UsageError) in
      for (name, action, path) in search.gestures.hidden
      where !search.gestures.open.contains(action) {
        try await search.report(
          Finding(
            .onlyByGesture, about: name, "only a gesture reaches \(Quoting.quoted(name))", path,
            isWarning: true))
      }
    })
}

/// The actions of an app that gestures reach, and those that can be reached without one.
struct GestureActions {
  /// The actions of gestures, each with the lines to the first place that has it. The name has `…` for the label of its row,
  /// because each row has such an action.
  private(set) var hidden: [(name: String, action: String, path: [SentLine])] = []
  private(set) var open: Set<String> = []

  mutating func note(_ spoken: [SpokenElement], at place: Place) {
    for element in spoken {
      if element.facts.canAct { open.insert(element.label) }
      open.formUnion(element.facts.others)
      for action in element.facts.gestures {
        let label = element.label
        let name = label.isEmpty ? action : action.replacing(label, with: "…")
        if !hidden.contains(where: { $0.name == name }) {
          hidden.append((name, action, place.path))
        }
      }
    }
  }
}
