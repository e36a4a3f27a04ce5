public import HeadlessUI
/// Tells where a name can be typed without quotes.
package enum Typing {
  /// Whether `name` as the whole line reaches the element.
  package static func isWholeLine(_ name: String) -> Bool {
    guard endsLine(name), let first = name.utf8.first else { return false }
    return first != UInt8(ascii: ":") && first != UInt8(ascii: "#")
      && !VerbWord.begins(name)
  }

  /// Whether `name` can stand at the end of a line.
  package static func endsLine(_ name: String) -> Bool {
    let (first, last, isPlain) = name.withBytes { ($0.first, $0.last, $0.isPrintableASCII) }
    let space = UInt8(ascii: " ")
    guard let first, first != space, first != UInt8(ascii: "\""), last != space else {
      return false
    }
    if isPlain { return true }
    return Escaping.isClean(name, keepsLineBreaks: false)
      && name.unicodeScalars.first?.properties.isWhitespace == false
      && name.unicodeScalars.last?.properties.isWhitespace == false
  }

  /// Whether `name` can stand between spaces.
  package static func isOneWord(_ name: String) -> Bool {
    endsLine(name)
      && !name.unicodeScalars.contains {
        $0 == "\"" || $0 == "\\" || $0 == " " || (!$0.isASCII && $0.properties.isWhitespace)
      }
  }
}

/// The words that are typed to reach an element.
enum Word: Hashable {
  /// A verb alone.
  case alone(VerbWord)
  /// An address as the whole line.
  case bare(String)
  /// A verb and an address, with the position among those of that name, or 0.
  case verb(VerbWord, String, ordinal: Int = 0)
  /// `tap "NAME"`, with the position among those of that name, or 0.
  case tap(String, ordinal: Int)
  /// The name of an option, which stands behind the address of its picker.
  case option(String)

  /// The words as they are typed.
  var text: String {
    switch self {
    case .alone(let verb): verb.rawValue
    case .bare(let name): name
    case .option(let name): Typing.endsLine(name) ? name : Quoting.quoted(name)
    case .verb(let verb, let name, ordinal: 0) where Typing.isOneWord(name):
      "\(verb.rawValue) \(name)"
    case .verb(let verb, let name, let ordinal): Self.quoted(verb, name, ordinal)
    case .tap(let name, let ordinal): Self.quoted(.tap, name, ordinal)
    }
  }

  private static func quoted(_ verb: VerbWord, _ name: String, _ ordinal: Int) -> String {
    "\(verb.rawValue) \(Quoting.quoted(name))" + (ordinal > 0 ? " \(ordinal)" : "")
  }
}

/// The word for each element of a screen or of an alert.
struct ScreenWords {
  /// Whether a bar leads back.
  let hasWayBack: Bool
  private let elements: [Element]
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
    // By index: a loop over the elements would copy each one with its texts.
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

  /// The word that reaches each element; nil if nothing does.
  var all: [Word?] { elements.indices.map { word(for: elements[$0], at: $0) } }

  /// The word that reaches `element`, which is the one at `index`; nil if nothing does.
  func word(for element: Element, at index: Int) -> Word? {
    switch element.role {
    case .button, .link, .tab:
      if index == confirmIndex { return .alone(.confirm) }
      if index == cancelIndex { return .alone(.cancel) }
      let isWhole = ordinals[index] == 0 && !isAlert && Typing.isWholeLine(element.name)
      return isWhole ? .bare(element.name) : .tap(element.name, ordinal: ordinals[index])
    case .toggle where ordinals[index] > 0:
      return .tap(element.name, ordinal: ordinals[index])
    case .field, .secureField, .toggle, .picker, .stepper:
      return VerbWord.first(for: element.role).map {
        .verb($0, element.name, ordinal: ordinals[index])
      }
    case .option: return .option(element.name)
    case .more: return alone(.more)
    case .navigationBar: return element.value == nil ? nil : alone(.back)
    case .sheet: return hasWayBack || !element.isEnabled ? nil : alone(.back)
    case .text, .heading, .list, .row, .section, .progress, .image, .alert, .dialog: return nil
    }
  }

  /// `verb`, with an empty name if another element is called like it.
  private func alone(_ verb: VerbWord) -> Word {
    let isName = elements.contains {
      $0.isReached
        && ($0.identifier == verb.rawValue || $0.label.lowercased() == verb.rawValue)
    }
    return isName ? .verb(verb, "") : .alone(verb)
  }
}

/// The position of each element among those with its address, if a line needs it; else 0.
///
/// A verb of its own needs it only if the verb reaches several elements of that name.
private struct Ordinals {
  /// Empty if no two elements have one address.
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

  /// Whether two of a few elements have one name; true without a look if there are many.
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

  /// The elements that one verb other than `tap` reaches by one name.
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
  /// The words that reach its elements, as they are printed; nil for each that nothing reaches.
  public var words: [String?] {
    ScreenWords(elements).all.map { $0?.text }
  }

  /// The number behind the name of each reachable element; nil if none is needed.
  package var ordinals: [Int?] {
    let ordinals = Ordinals(reachable)
    return reachable.indices.map { ordinals[$0] == 0 ? nil : ordinals[$0] }
  }
}

extension Screen.Alert {
  /// The words that reach its elements, as they are printed; nil for each that nothing reaches.
  public var words: [String?] {
    ScreenWords(of: self).all.map { $0?.text }
  }
}
