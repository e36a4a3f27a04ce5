import HeadlessUI

extension Check {
  /// At each place, an element can be used or work is pending.
  static func deadEnd(_ place: Place, _ moves: [Move]) -> Problem? {
    if moves.contains(where: \.comesFromInside) { return nil }
    return Problem(
      .deadEnd, about: place.title,
      "nothing here can be used and nothing is pending; add a button or a way back", place.path)
  }
}
