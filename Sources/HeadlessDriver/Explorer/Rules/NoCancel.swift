import HeadlessUI

extension Rule {
  static let noCancel: Rule = Rule(
    name: "no-cancel", sentence: "the only button of an alert is destructive",
    remedy: "add a button with the cancel role", leadsOn: true,
    ofPlace: { place, _ in
      guard let alert = place.screen.alert, alert.onlyDestroys else { return [] }
      let title = Quoting.quoted(alert.title)
      let message = "the only button of \(title) is destructive, so nobody can say no"
      return [Finding(.noCancel, about: alert.title, message, place.path)]
    })
}
