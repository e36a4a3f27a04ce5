extension JSONWriter {
  /// Writes `tree` as a value of JSON: a struct, a dictionary and an enum case with a payload as an object, a collection and a
  /// tuple without labels as an array.
  package mutating func write(_ tree: StateTree) {
    switch tree {
    case .leaf(let text): write(leaf: text)
    case .record(let type, let fields):
      let isArray = type.isEmpty && fields.allSatisfy { $0.label == nil }
      if isArray { write(fields.map(\.value)) } else { writeObject(fields) }
    case .choice(let name, payload: nil): value(name)
    case .choice(let name, let payload?):
      writeObject([StateTree.Field(label: name, value: payload)])
    case .list(let elements, let count, _):
      let rest = count - elements.count
      write(elements + (rest > 0 ? [.more(rest)] : []))
    case .dictionary(let entries): writeObject(entries)
    case .unread: value("…")
    }
  }

  private mutating func write(_ elements: [StateTree]) {
    beginArray()
    for element in elements { write(element) }
    endArray()
  }

  private mutating func writeObject(_ fields: [StateTree.Field]) {
    beginObject()
    for (index, field) in fields.enumerated() {
      key(named: field.label.map { unquoted($0) ?? $0 } ?? "\(index)")
      write(field.value)
    }
    endObject()
  }

  /// Writes the text of a value without parts. A value that is neither a number, a text, true, false nor nil is a text.
  private mutating func write(leaf text: String) {
    switch text {
    case "nil": null()
    case "true": value(true)
    case "false": value(false)
    case _ where text.isNumberInJSON: value(digits: text)
    default: value(unquoted(text) ?? text)
    }
  }

  /// The text between the quotes of `text`; nil if `text` is not quoted as a whole.
  private func unquoted(_ text: String) -> String? {
    let words = WordReader(text)
    return words.onlyQuotedName
  }
}
