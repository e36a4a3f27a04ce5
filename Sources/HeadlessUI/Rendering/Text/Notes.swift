/// What is said about an element in parentheses.
struct Notes: OptionSet {
  let rawValue: UInt8

  static let on = Notes(rawValue: 1)
  static let off = Notes(rawValue: 2)
  static let empty = Notes(rawValue: 4)
  static let selected = Notes(rawValue: 8)
  static let destructive = Notes(rawValue: 16)
  static let disabled = Notes(rawValue: 32)

  /// They as they are printed; nil where there are none.
  var text: String? {
    switch self {
    case []: return nil
    case .destructive: return "(destructive)"
    case .disabled: return "(disabled)"
    case .on: return "(on)"
    case .off: return "(off)"
    default:
      let names = Self.names.filter { contains($0.note) }.map(\.name)
      return "(" + names.joined(separator: ", ") + ")"
    }
  }

  private static let names: [(note: Notes, name: String)] = [
    (.on, "on"), (.off, "off"), (.empty, "empty"), (.selected, "selected"),
    (.destructive, "destructive"), (.disabled, "disabled"),
  ]
}

extension ElementInPlace {
  /// What is said about it in parentheses.
  var notes: Notes {
    var notes: Notes = []
    switch role {
    case .toggle:
      switch value {
      case "on": notes = .on
      case "off": notes = .off
      case nil: notes = isSelected ? .on : .off
      default: break
      }
    case .field, .secureField:
      if !hasShownValue { notes = .empty }
      if isSelected { notes.insert(.selected) }
    default:
      if isSelected { notes = .selected }
    }
    if buttonRole == .destructive { notes.insert(.destructive) }
    if !isEnabled, role.canAct { notes.insert(.disabled) }
    return notes
  }
}
