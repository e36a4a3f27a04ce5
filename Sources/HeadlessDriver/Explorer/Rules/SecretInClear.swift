import HeadlessUI
import StateBinding

extension Rule {
  static let secretInClear: Rule = Rule(
    name: "secret-in-clear",
    sentence:
      "the text that was typed into a secure field is on the screen, in a state or in the trace; texts of fewer than four bytes are not looked for",
    remedy: "show it nowhere, and forget it when it is no longer needed", leadsOn: true,
    ofLine: { explored, _ in
      // A secret on the screen or in a state is reported at the place.
      if explored.tracedSecrets.isEmpty || explored.to.shownSecret != nil { return [] }
      return explored.tracedSecrets.map { field, event in
        finding(field, "in the trace, in \(Quoting.quoted(event))", explored.to)
      }
    },
    ofPlace: { place, _ in
      place.shownSecret.map { [finding($0.field, $0.place, place)] } ?? []
    })

  private static func finding(_ field: String, _ spot: String, _ place: Place) -> Finding {
    Finding(
      .secretInClear, about: field,
      "the text typed into the secure field \(Quoting.quoted(field)) is in clear \(spot)",
      place.path)
  }
}

extension Place {
  /// The secure field whose text is shown in clear here, and the spot where it is shown; nil if there is none. A state may keep
  /// exactly the typed text until the app sends it, but no longer text that contains it, and no number made from it.
  fileprivate var shownSecret: (field: String, place: String)? {
    for (text, field) in path.compactMap(\.secret) {
      if screen.texts.contains(where: { offset(of: text, in: $0) != nil }) {
        return (field, "on the screen")
      }
      if let state = states.first(where: { $0.tree.text().hasPart(text) }) {
        return (field, "in the state of \(state.name)")
      }
    }
    return nil
  }
}

extension Screen {
  /// The texts that a person reads.
  var texts: [String] {
    [title, alert?.title ?? "", alert?.message ?? ""]
      + allElements.flatMap { [$0.label, $0.value ?? ""] }
  }
}

extension String {
  /// Whether `part` occurs in this text other than as a whole text in quotes.
  func hasPart(_ part: String) -> Bool {
    var rest = self
    while let start = offset(of: part, in: rest) {
      let bytes = Array(rest.utf8)
      let end = start + part.utf8.count
      let quote = UInt8(ascii: "\"")
      let isQuoted =
        start > 0 && bytes[start - 1] == quote && end < bytes.count && bytes[end] == quote
      if !isQuoted { return true }
      rest = String(decoding: bytes[end...], as: UTF8.self)
    }
    return false
  }
}
