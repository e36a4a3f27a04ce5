import HeadlessUI
/// The kind of line that an element prints.
enum LineKind {
  case none
  case text
  /// A label and a value.
  case pair
  /// Text with its content indented below.
  case heading
  /// A word to type, and the element that it reaches.
  case acting
  /// A choice of the picker above.
  case option
  /// The continuation of a list.
  case more

  var acts: Bool { self == .acting || self == .option }
}

/// The remarks about an element in parentheses.
struct Notes: OptionSet {
  let rawValue: UInt8

  static let on = Notes(rawValue: 1)
  static let off = Notes(rawValue: 2)
  static let empty = Notes(rawValue: 4)
  static let selected = Notes(rawValue: 8)
  static let destructive = Notes(rawValue: 16)
  static let disabled = Notes(rawValue: 32)
  static let focused = Notes(rawValue: 64)
  static let mixed = Notes(rawValue: 128)

  /// The notes in parentheses in the words of `marks`, with the number of hidden options if it is not 0; nil if there are no notes
  /// and no number.
  func text(hiddenOptions: Int, in marks: Marks = .english) -> String? {
    if isEmpty, hiddenOptions == 0 { return nil }
    var text = ""
    for (note, name) in Self.names where contains(note) {
      text += text.isEmpty ? "(" : ", "
      text += marks.text(name)
    }
    if hiddenOptions > 0 {
      text += (text.isEmpty ? "(" : ", ") + "\(hiddenOptions)"
      text += marks.text(" options")
    }
    return text + ")"
  }

  private static let names: [(note: Notes, name: String)] = [
    (.on, "on"), (.off, "off"), (.mixed, "mixed"), (.empty, "empty"), (.focused, "focused"),
    (.selected, "selected"),
    (.destructive, "destructive"), (.disabled, "disabled"),
  ]
}

/// The parts of the line that an element prints.
extension Element {
  /// The kind of line; `hasWayBack` says whether a bar leads back, which a sheet then need not.
  func lineKind(hasWayBack: Bool) -> LineKind {
    switch role {
    case .button, .link, .tab, .field, .secureField, .toggle, .picker, .stepper: .acting
    case .option: .option
    case .more: .more
    case .navigationBar: value == nil ? .none : .acting
    case .sheet: hasWayBack || !isEnabled ? .none : .acting
    case .list, .section: label.isEmpty ? .none : .heading
    case .image: hasShownValue ? .pair : .text
    case .progress: label.isEmpty || trail == nil ? .text : .pair
    case .text, .heading, .row, .alert, .dialog:
      if label.isEmpty { hasShownValue ? .text : .none } else { hasShownValue ? .pair : .text }
    }
  }

  /// The beginning of a line of text with the words of `marks`.
  func lead(in marks: Marks) -> String {
    switch role {
    case .image: label.isEmpty ? "[image]" : "[\(label)]"
    case .progress where label.isEmpty:
      shownValue ?? marks.text(Element.goingOn)
    default: label.isEmpty ? value ?? "" : label
    }
  }

  /// The text in the column next to the lead; nil if there is none, or if the value is the lead.
  var trail: String? {
    if label.isEmpty, role != .image { return nil }
    if let shownValue { return shownValue }
    return role == .progress && !label.hasSuffix("…") && !label.hasSuffix("...") ? "…" : nil
  }

  /// The lead and the trail with the words of `marks`.
  func wholeText(in marks: Marks = .english) -> String {
    let lead = lead(in: marks)
    return trail.map { "\(lead) \($0)" } ?? lead
  }

  /// The value, if it is shown as it is.
  var shownValue: String? {
    guard let value, !value.isEmpty else { return nil }
    switch role {
    case .toggle: return ["on", "off", "mixed"].contains(value) ? nil : value
    case .navigationBar, .sheet, .more: return nil
    default: return value
    }
  }

  /// The name after the word, with the words of `marks`; nil if the word already says the name. A verb alone does not say it.
  func shownLabel(afterVerbAlone isVerbAlone: Bool, in marks: Marks) -> String? {
    switch role {
    case .navigationBar: return value?.isEmpty == false ? "< \(value ?? "")" : nil
    case .sheet: return value ?? marks.text(Element.close)
    case .more: return shownCount(in: marks)
    default:
      if isVerbAlone { return label.isEmpty ? nil : label }
      return label.isEmpty || identifier == nil || identifier == label ? nil : label
    }
  }

  /// The remarks in parentheses.
  var notes: Notes {
    var notes: Notes = []
    switch role {
    case .toggle:
      switch value {
      case "on": notes = .on
      case "off": notes = .off
      case "mixed": notes = .mixed
      case nil: notes = isSelected ? .on : .off
      default: break
      }
    case .field, .secureField:
      if !hasShownValue { notes = .empty }
      if isFocused { notes.insert(.focused) }
      if isSelected { notes.insert(.selected) }
    default:
      if isSelected { notes = .selected }
    }
    if buttonRole == .destructive { notes.insert(.destructive) }
    if !isEnabled, canAct { notes.insert(.disabled) }
    return notes
  }

  private var hasShownValue: Bool { value?.isEmpty == false }

  /// The number of hidden rows, in groups of three digits.
  private func shownCount(in marks: Marks) -> String {
    guard let value, !value.isEmpty else { return "…" }
    return "… \(wholeNumber(value).map(grouped) ?? value)\(marks.text(" more"))"
  }
}

/// `number` with a comma before each three digits: `9,995`.
func grouped(_ number: Int) -> String {
  var text = "\(number)"
  var place = text.count - 3
  while place > 0 {
    text.insert(",", at: text.index(text.startIndex, offsetBy: place))
    place -= 3
  }
  return text
}
