/// Which word reaches each element of a screen or of an alert.
struct Words {
  private let elements: [Element]
  private let ordinals: Ordinals
  private let confirmIndex: Int?
  private let cancelIndex: Int?
  let hasWayBack: Bool
  private let isAlert: Bool

  init(_ elements: [Element]) {
    self.elements = elements
    ordinals = Ordinals(elements)
    confirmIndex = nil
    cancelIndex = nil
    isAlert = false
    hasWayBack = elements.contains { $0.role == .navigationBar && $0.value != nil }
  }

  init(_ alert: Screen.Alert) {
    elements = alert.elements
    ordinals = Ordinals(alert.elements)
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
      return whole(element, at: index)
    case .field, .secureField: return .verb(.type, element.identifier ?? element.label)
    case .toggle: return named(.toggle, element, at: index)
    case .picker: return .verb(.pick, element.identifier ?? element.label)
    case .stepper: return .verb(.increase, element.identifier ?? element.label)
    case .option: return .option(element.identifier ?? element.label)
    case .more: return .alone(.more)
    case .navigationBar: return element.value == nil ? nil : .alone(.back)
    case .sheet: return hasWayBack ? nil : .alone(.back)
    case .text, .heading, .list, .row, .section, .progress, .image, .alert, .dialog: return nil
    }
  }

  private func whole(_ element: Element, at index: Int) -> Word {
    let name = element.identifier ?? element.label
    let ordinal = ordinals[index]
    return ordinal == 0 && !isAlert && Typing.isWholeLine(name)
      ? .bare(name) : .tap(name, ordinal: ordinal)
  }

  private func named(_ verb: Verb, _ element: Element, at index: Int) -> Word {
    let name = element.identifier ?? element.label
    let ordinal = ordinals[index]
    return ordinal == 0 ? .verb(verb, name) : .tap(name, ordinal: ordinal)
  }
}
