extension StateTree {
  /// The tree in one line. An enum case begins with a dot if it `isNested` in another value. Arrays print their first `head`
  /// elements.
  package func text(isNested: Bool = false, head: Int = .max) -> String {
    var text = ""
    append(to: &text, isNested: isNested, head: head)
    return text
  }

  private func append(to text: inout String, isNested: Bool, head: Int) {
    switch self {
    case .leaf(let leaf): text += leaf
    case .record(let type, let fields):
      text += type
      Self.append(fields, to: &text, in: ("(", ")"), head: head)
    case .choice(let name, let payload):
      text += isNested ? ".\(name)" : name
      switch payload {
      case nil: break
      case .record("", let fields)?: Self.append(fields, to: &text, in: ("(", ")"), head: head)
      case let payload?:
        text += "("
        payload.append(to: &text, isNested: true, head: head)
        text += ")"
      }
    case .list(let elements, let count, _):
      let shown = elements.prefix(head).map { Field(label: nil, value: $0) }
      let rest = count - shown.count
      let more = rest > 0 ? [Field(label: nil, value: .more(rest))] : []
      Self.append(shown + more, to: &text, in: ("[", "]"), head: head)
    case .dictionary(let entries):
      if entries.isEmpty { return text += "[:]" }
      let rest = entries.count - min(head, entries.count)
      let more = rest > 0 ? [Field(label: nil, value: .more(rest))] : []
      Self.append(entries.prefix(head) + more, to: &text, in: ("[", "]"), head: head)
    case .unread: text += "…"
    }
  }

  private static func append(
    _ fields: [Field], to text: inout String, in brackets: (String, String), head: Int
  ) {
    text += brackets.0
    for (index, field) in fields.enumerated() {
      if index > 0 { text += ", " }
      if let label = field.label { text += "\(label): " }
      field.value.append(to: &text, isNested: true, head: head)
    }
    text += brackets.1
  }

  /// Stands for `count` further elements.
  static func more(_ count: Int) -> StateTree { .leaf("… \(grouped(count)) more") }

  /// The tree as lines below `label`, one field per line.
  package func lines(below label: String, _ layout: StateLayout) -> [String] {
    var writer = StateLines(layout: layout)
    writer.write(label, self, indent: 0)
    return writer.lines
  }
}

/// How a tree is laid out in lines.
package struct StateLayout: Sendable {
  /// The columns of a line. A Hangul or Chinese character takes two.
  package var width = 80
  /// The number of elements to show of a long collection; nil to show everything and to cut no line.
  package var head: Int? = 5

  package init(width: Int = 80, head: Int? = 5) {
    self.width = width
    self.head = head
  }

  /// Cuts `line` to the width, unless everything is to be shown.
  package func cut(_ line: String) -> String {
    if head == nil || fits(line) { return line }
    var columns = 1
    let kept = line.unicodeScalars.prefix { scalar in
      columns += Self.columns(scalar)
      return columns <= width
    }
    return "\(String(kept))…"
  }

  func fits(_ line: String) -> Bool {
    line.utf8.count <= width || line.unicodeScalars.reduce(0) { $0 + Self.columns($1) } <= width
  }

  /// A guess: all characters from U+2E80 on count as wide. The layout aligns no columns, so it needs no table of widths.
  private static func columns(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x1100..<0x1160, 0x2E80...: 2
    default: 1
    }
  }
}

private struct StateLines {
  let layout: StateLayout
  var lines: [String] = []

  mutating func write(_ label: String, _ tree: StateTree, indent: Int) {
    let space = String(repeating: "  ", count: indent)
    switch tree {
    case .record(_, let fields) where !fields.isEmpty:
      lines.append(space + label)
      write(tree.parts, indent: indent + 1)
    case .choice(let name, let payload?) where !fits("\(space)\(label): ", tree):
      lines.append("\(space)\(label): .\(name)")
      if case .record = payload {
        write(payload.parts, indent: indent + 1)
      } else {
        write(name, payload, indent: indent + 1)
      }
    case .list(let elements, let count, _) where !fits("\(space)\(label): ", tree):
      lines.append("\(space)\(label) (\(grouped(count)))")
      for (part, element) in zip(tree.parts, elements).prefix(layout.head ?? .max) {
        if layout.head == nil, !fits("\(space)  ", element) {
          write(part.label, element, indent: indent + 1)
        } else {
          let text = element.text(isNested: true, head: layout.head ?? .max)
          lines.append(layout.cut("\(space)  \(text)"))
        }
      }
      writeMore(count - min(elements.count, layout.head ?? .max), space)
    case .dictionary(let entries) where !fits("\(space)\(label): ", tree):
      lines.append("\(space)\(label) (\(grouped(entries.count)))")
      for entry in entries.prefix(layout.head ?? .max) {
        write(entry.label ?? "", entry.value, indent: indent + 1)
      }
      writeMore(entries.count - min(entries.count, layout.head ?? .max), space)
    default:
      let text = tree.text(isNested: true, head: layout.head ?? .max)
      lines.append(layout.cut("\(space)\(label): \(text)"))
    }
  }

  mutating func write(_ parts: [(label: String, value: StateTree)], indent: Int) {
    for part in parts { write(part.label, part.value, indent: indent) }
  }

  private mutating func writeMore(_ count: Int, _ space: String) {
    if count > 0 { lines.append("\(space)  … \(grouped(count)) more") }
  }

  private func fits(_ start: String, _ tree: StateTree) -> Bool {
    // A part with many elements never fits. Checking first saves making its long text.
    switch tree {
    case .list(let elements, let count, _) where count > min(elements.count, layout.width / 2):
      return false
    case .dictionary(let entries) where entries.count > layout.width / 4: return false
    default: return layout.fits(start + tree.text(isNested: true))
    }
  }
}
