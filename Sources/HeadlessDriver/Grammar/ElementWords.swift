public import HeadlessUI

/// The elements of a page or of an alert, and the words that reach them.
struct ElementWords {
  let elements: [Element]
  /// Whether a navigation bar leads back.
  let hasWayBack: Bool
  private let ordinals: Ordinals
  private let isAlert: Bool
  private let confirmIndex: Int?
  private let cancelIndex: Int?

  init(_ elements: [Element]) {
    self.elements = elements
    ordinals = Ordinals(elements)
    isAlert = false
    confirmIndex = nil
    cancelIndex = nil
    // Loops over the indices, because a loop over the elements would copy each element with its texts.
    hasWayBack = elements.indices.contains {
      elements[$0].role == .navigationBar && elements[$0].value != nil
    }
  }

  init(of alert: Screen.Alert) {
    elements = alert.elements
    ordinals = Ordinals(alert.elements)
    isAlert = true
    confirmIndex = alert.confirmIndex
    cancelIndex = alert.cancelIndex
    hasWayBack = false
  }

  /// The indices of the elements that `isMeant` accepts and whose address is `name`. If there are none, the elements whose label
  /// is `name`, ignoring case.
  func indices(
    named name: String, where isMeant: (Element) -> Bool = \.isReached
  ) -> [Int] {
    // A long text with many marks on one letter takes long to compare. Equal texts are never so different in length.
    func isShort(_ text: String?) -> Bool { name.utf8.count > 8 * (text ?? "").utf8.count + 64 }
    let addressed = elements.indices.filter {
      !isShort(elements[$0].address) && elements[$0].address == name && isMeant(elements[$0])
    }
    if !addressed.isEmpty { return addressed }
    let lowercased = name.lowercased()
    return elements.indices.filter {
      isMeant(elements[$0]) && !isShort(elements[$0].label)
        && elements[$0].label.lowercased() == lowercased
    }
  }

  /// The indices of the elements that have numbers at a terminal, beginning with the number 1.
  var numbered: [Int] { elements.indices.filter { elements[$0].isReached } }

  /// The name of the element at `index`, with its position if a line needs that.
  func name(at index: Int) -> Name {
    Name(elements[index].name, ordinals[index] == 0 ? nil : ordinals[index])
  }

  /// The name with which a tap reaches the element at `index`.
  func tapName(at index: Int) -> Name {
    let name = elements[index].name
    let namesakes = indices(named: name)
    guard namesakes.count > 1, let place = namesakes.firstIndex(of: index) else {
      return Name(name)
    }
    return Name(name, place + 1)
  }

  /// The first choice that the element at `index` offers; nil if no line reaches the element.
  func choice(at index: Int) -> Choice? {
    let element = elements[index]
    switch element.role {
    case .button, .link, .tab:
      if index == confirmIndex { return .move(.answer(.confirm)) }
      if index == cancelIndex { return .move(.answer(.cancel)) }
      return .move(.use(name(at: index), .tap))
    case .toggle where ordinals[index] > 0: return .move(.use(name(at: index), .tap))
    case .toggle: return .move(.use(name(at: index), .toggle))
    case .field, .secureField: return .text(for: name(at: index))
    case .picker: return .move(.pick(name(at: index), option: nil))
    case .stepper: return .move(.use(name(at: index), .increase))
    case .option:
      guard let picker = elements[..<index].lastIndex(where: { $0.role == .picker }) else {
        return nil
      }
      return .move(.pick(name(at: picker), option: element.name))
    case .more: return .move(.go(.more))
    case .navigationBar: return element.value == nil ? nil : .move(.go(.back))
    case .sheet: return hasWayBack || !element.isEnabled ? nil : .move(.go(.back))
    case .text, .heading, .list, .row, .section, .progress, .image, .alert, .dialog: return nil
    }
  }

  /// The words as they are printed; nil for each element that no line reaches.
  var all: [String?] { elements.indices.map { word(at: $0) } }

  /// The word that a person types for the element at `index`, as it is printed next to the element; nil if no line reaches the
  /// element.
  func word(at index: Int) -> String? {
    if elements[index].role == .option { return Typing.written(elements[index].name) }
    return choice(at: index).map { word(of: $0) }
  }

  /// Whether the word of the element at `index` is a verb alone, which does not name the element.
  func isVerbAlone(at index: Int) -> Bool {
    switch elements[index].role {
    case .button, .link: index == confirmIndex || index == cancelIndex
    case .more, .navigationBar, .sheet: true
    default: false
    }
  }

  /// The word of `choice`, as it is printed. Most words are lines, which `Move.line(on:)` writes.
  func word(of choice: Choice) -> String {
    switch choice {
    case .move(.use(let name, .tap)) where isAlert: "tap \(name.quoted)"
    case .move(.go(let way)): isName(way.rawValue) ? "\(way.rawValue) \"\"" : way.rawValue
    default: choice.lineBeforeText()
    }
  }

  /// Whether an element that can be used is called `word`, so that the verb `word` alone is ambiguous.
  func isName(_ word: String) -> Bool {
    elements.contains {
      $0.isReached && ($0.identifier == word || $0.label.lowercased() == word)
    }
  }
}

/// The position of each element among those with the same address; 0 if no line needs the position.
///
/// An element with a verb of its own needs a position only if the verb reaches several elements of that name.
private struct Ordinals {
  /// Empty if no two elements share an address.
  private var numbers: [Int] = []

  init(_ elements: [Element]) {
    guard Self.hasNamesakes(elements) else { return }
    var counts: [String: Int] = [:]
    for element in elements where element.isReached { counts[element.name, default: 0] += 1 }
    var seen: [String: Int] = [:]
    var alike: [Alike: Int] = [:]
    numbers = elements.map { element in
      guard element.isReached, counts[element.name, default: 0] > 1 else { return 0 }
      seen[element.name, default: 0] += 1
      if let kind = Alike(element) { alike[kind, default: 0] += 1 }
      return seen[element.name, default: 0]
    }
    for index in elements.indices where numbers[index] > 0 {
      if let kind = Alike(elements[index]), alike[kind] == 1 { numbers[index] = 0 }
    }
  }

  subscript(index: Int) -> Int { numbers.isEmpty ? 0 : numbers[index] }

  /// Whether two elements share a name. Also true for many elements, which are not compared.
  private static func hasNamesakes(_ elements: [Element]) -> Bool {
    guard elements.count <= 12 else { return true }
    for index in elements.indices where elements[index].role.isReached {
      let name = elements[index].name
      for other in 0..<index where elements[other].role.isReached {
        if name == elements[other].name { return true }
      }
    }
    return false
  }

  /// Equal for elements that the same verb, other than `tap`, reaches by the same name.
  private struct Alike: Hashable {
    let name: String
    let kind: Role

    init?(_ element: Element) {
      switch element.role {
      case .field, .secureField: kind = .field
      case .picker, .stepper: kind = element.role
      default: return nil
      }
      name = element.name
    }
  }
}

extension Screen {
  var allElements: [Element] { elements + (alert?.elements ?? []) }

  /// The words that reach the elements, as they are printed; nil for each element that no line reaches.
  public var words: [String?] { ElementWords(elements).all }

  /// The elements with the address `name`; if there are none, those with that label, ignoring case.
  public func elements(named name: String) -> [Element] {
    let words = alert.map { ElementWords(of: $0) } ?? ElementWords(elements)
    return words.indices(named: name).map { words.elements[$0] }
  }
}

extension Screen.Alert {
  /// The words that reach the elements, as they are printed; nil for each element that no line reaches.
  public var words: [String?] { ElementWords(of: self).all }
}
