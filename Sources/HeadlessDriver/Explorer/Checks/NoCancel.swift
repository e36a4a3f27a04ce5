import HeadlessUI

extension Check {
  /// An alert with a destructive button can be left without pressing that button.
  static func noCancel(_ place: Place) -> Problem? {
    guard let alert = place.screen.alert, alert.onlyDestroys else { return nil }
    return Problem(
      .noCancel, about: alert.title,
      "the only button of \(Quoting.quoted(alert.title)) is destructive, so nobody can say no; add a button with the cancel role",
      place.path)
  }
}
