/// Which word reaches each element of a screen or of an alert. It reads the elements in place, which spares counting
/// references to their texts, and must not outlive them.
struct Words: ~Copyable {
  private let elements: ElementsInPlace
  private let ordinals: Ordinals
  private let confirmIndex: Int?
  private let cancelIndex: Int?
  let hasWayBack: Bool
  private let isAlert: Bool

  init(_ elements: ElementsInPlace) {
    self.elements = elements
    ordinals = Ordinals(elements)
    confirmIndex = nil
    cancelIndex = nil
    isAlert = false
    hasWayBack = elements.indices.contains {
      elements[$0].role == .navigationBar && elements[$0].value != nil
    }
  }

  init(_ elements: ElementsInPlace, of alert: Screen.Alert) {
    self.elements = elements
    ordinals = Ordinals(elements)
    confirmIndex = alert.confirmIndex
    cancelIndex = alert.cancelIndex
    hasWayBack = false
    isAlert = true
  }

  /// What is typed to reach the element at `index`; nil where nothing does.
  func word(at index: Int) -> Word? {
    let element = elements[index]
    switch element.role {
    case .button, .link, .tab:
      if index == confirmIndex { return .alone(.confirm) }
      if index == cancelIndex { return .alone(.cancel) }
      return whole(element.name, ordinals[index])
    case .field, .secureField: return .verb(.type, element.name, ordinal: ordinals[index])
    case .toggle: return Self.named(.toggle, element.name, ordinals[index])
    case .picker: return .verb(.pick, element.name, ordinal: ordinals[index])
    case .stepper: return .verb(.increase, element.name, ordinal: ordinals[index])
    case .option: return .option(element.name)
    case .more: return alone(.more)
    case .navigationBar: return element.value == nil ? nil : alone(.back)
    case .sheet: return hasWayBack || !element.isEnabled ? nil : alone(.back)
    case .text, .heading, .list, .row, .section, .progress, .image, .alert, .dialog: return nil
    }
  }

  /// `verb` with an empty name where something else is called like it.
  private func alone(_ verb: VerbWord) -> Word {
    let isName = elements.indices.contains { elements[$0].isReached && elements[$0].isCalled(verb) }
    return isName ? .verb(verb, "") : .alone(verb)
  }

  private func whole(_ name: String, _ ordinal: Int) -> Word {
    ordinal == 0 && !isAlert && Typing.isWholeLine(name)
      ? .bare(name) : .tap(name, ordinal: ordinal)
  }

  private static func named(_ verb: VerbWord, _ name: String, _ ordinal: Int) -> Word {
    ordinal == 0 ? .verb(verb, name) : .tap(name, ordinal: ordinal)
  }
}
