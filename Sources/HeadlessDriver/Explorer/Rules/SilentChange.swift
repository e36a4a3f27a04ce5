import HeadlessUI

extension Rule {
  /// What VoiceOver reads after a tap is the element that has its focus, so a new text elsewhere on the page goes unheard.
  static let silentChange: Rule = Rule(
    name: "silent-change",
    sentence:
      "a tap adds a text that VoiceOver does not read: the tapped button stays as it is, and nothing is announced; a warning",
    remedy: "post AccessibilityNotification.Announcement, or move the accessibility focus there",
    leadsOn: true,
    ofLine: { explored, _ in
      let (response, to) = (explored.response, explored.to.screen)
      guard let from = explored.from?.screen, response.error == nil, !explored.announces,
        case .use(let name, .tap)? = explored.to.steps.last,
        explored.from?.ribs == explored.to.ribs,
        from.alert == nil, to.alert == nil, from.title == to.title,
        from.covered.count == to.covered.count, from.elements.count < to.elements.count,
        let tapped = from.elements(named: name.text).first, tapped.role == .button,
        to.elements(named: name.text).contains(where: { $0 == tapped }),
        !to.elements.contains(where: \.isFocused)
      else { return [] }
      let known = Set(from.elements.map(\.label))
      let new = to.elements.filter { !known.contains($0.label) }
      guard let first = new.first, new.allSatisfy({ $0.role == .text }) else { return [] }
      return [
        Finding(
          .silentChange, about: name.text,
          "VoiceOver does not read \(Quoting.quoted(first.label)), which appears after \(Quoting.quoted(name.text))",
          explored.to.path, isWarning: true)
      ]
    })
}
