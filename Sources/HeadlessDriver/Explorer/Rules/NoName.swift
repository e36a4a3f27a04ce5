import HeadlessUI

extension Rule {
  static let noName: Rule = Rule(
    name: "no-name", sentence: "an element that can be used has an empty label",
    remedy: "give it a text or an accessibilityLabel", leadsOn: true,
    ofPlace: { place, _ in
      place.screen.usable.filter { $0.label.isEmpty && $0.needsLabel }.map { element in
        let name = element.identifier.map { " called \(Quoting.quoted($0))" } ?? ""
        let role = element.role.rawValue
        return Finding(
          .noName, about: element.identifier ?? role, "a \(role)\(name) has no label", place.path)
      }
    })
}

extension Element {
  /// Whether only a label can name the element. A bar and a sheet have words of their own, as has a field or a picker without an
  /// identifier.
  fileprivate var needsLabel: Bool {
    switch role {
    case .navigationBar, .sheet, .more: false
    case .field, .secureField, .picker: identifier != nil
    default: true
    }
  }
}

extension Screen {
  /// The elements that can be used, except options and the buttons of a swipe, which have the same names on each row.
  var usable: [Element] {
    reachable.filter { $0.canAct && $0.role != .option && !$0.isRowAction }
  }
}
