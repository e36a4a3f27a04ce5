/// What kind of line an element prints.
enum LineKind {
  /// None.
  case none
  /// Text.
  case text
  /// A label and a value.
  case pair
  /// What its content is below.
  case heading
  /// A word to type, and what it reaches.
  case acting
  /// What can be chosen of what stands above it.
  case option
  /// What goes on with the lines above it.
  case more

  /// Whether it is among what can act.
  var acts: Bool { self == .acting || self == .option }
}

extension ElementInPlace {
  /// The kind of line it prints, where `hasWayBack` says whether a bar leads back.
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

  /// Whether what is inside of it is indented below it.
  var indentsContent: Bool {
    switch role {
    case .navigationBar, .sheet: false
    default: lineKind(hasWayBack: false) != .none
    }
  }

  /// Whether it holds anything to show.
  var hasShownValue: Bool { value?.isEmpty == false }
}
