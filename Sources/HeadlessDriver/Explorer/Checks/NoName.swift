import HeadlessUI

extension Check {
  /// Each element that can be used has a name.
  static func noName(_ place: Place, _ moves: [Move]) -> [Problem] {
    place.screen.usable.filter { $0.address?.isEmpty ?? true }.map { element in
      Problem(
        .noName, about: element.role.rawValue,
        "a \(element.role.rawValue) has no name; give it a label or an accessibilityIdentifier",
        place.path)
    }
  }
}

extension Screen {
  /// The elements that can be used, except options and the buttons of a swipe, which have the same names on each row.
  var usable: [Element] {
    reachable.filter { $0.canAct && $0.role != .option && !$0.isRowAction }
  }
}
