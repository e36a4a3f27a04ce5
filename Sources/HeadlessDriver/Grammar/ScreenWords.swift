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

/// A screen with the words that reach its elements. Made once for each look, for all code that
/// prints or reads words.
package struct ScreenWords {
  package let screen: Screen
  /// The words of the page below the alert.
  let page: ElementWords
  /// The words of the alert; nil if there is none.
  let alert: ElementWords?

  /// Finds the words of `screen`. If `last` has the same page, takes over the words of that page.
  package init(_ screen: Screen, after last: ScreenWords? = nil) {
    self.screen = screen
    if let last, last.page.elements.isSame(as: screen.elements) {
      page = last.page
    } else {
      page = ElementWords(screen.elements)
    }
    alert = screen.alert.map { ElementWords(of: $0) }
  }

  /// The words of the elements that can be used now.
  var front: ElementWords { alert ?? page }
}

extension [Element] {
  /// Whether the two arrays share their storage.
  fileprivate func isSame(as other: [Element]) -> Bool { span.isIdentical(to: other.span) }
}

/// The words that reach the elements of a page or of an alert: the word for each element, and the elements for a word.
struct ElementWords {
  let elements: [Element]
  /// Whether a bar leads back.
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

  /// The words as they are printed; nil for each element that nothing reaches.
  var texts: [String?] { elements.indices.map { text(at: $0) } }

  /// The word for the element at `index`, as it is printed; nil if nothing reaches the element.
  func text(at index: Int) -> String? { word(for: elements[index], at: index)?.text }

  /// The number behind the name of the element at `index`; nil if none is needed.
  func position(at index: Int) -> Int? { ordinals[index] == 0 ? nil : ordinals[index] }

  /// The indices of the elements that `isMeant` accepts and whose address is `name`. If there are
  /// none, the label counts, in any case.
  func indices(
    named name: String, where isMeant: (Element) -> Bool = \.isReached
  ) -> [Int] {
    let addressed = elements.indices.filter {
      elements[$0].address == name && isMeant(elements[$0])
    }
    if !addressed.isEmpty { return addressed }
    let lowercased = name.lowercased()
    return elements.indices.filter {
      isMeant(elements[$0]) && elements[$0].label.lowercased() == lowercased
    }
  }

  /// The indices of the elements that have numbers at a terminal, beginning with the number 1.
  var numbered: [Int] { elements.indices.filter { elements[$0].isReached } }

  /// The word that refreshes the page.
  var refresh: Word { alone(.refresh) }

  /// The line that activates the element at `index` by its name.
  func activation(at index: Int) -> String {
    let name = elements[index].name
    let namesakes = indices(named: name)
    guard namesakes.count > 1, let place = namesakes.firstIndex(of: index) else {
      return Line.activating(name)
    }
    return Verb(.tap, name, position: place + 1).description
  }

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
  public var words: [String?] { ElementWords(elements).texts }

  /// The elements with the address `name`; if there are none, those with that label in any case.
  public func elements(named name: String) -> [Element] {
    let words = ScreenWords(self).front
    return words.indices(named: name).map { words.elements[$0] }
  }
}

extension Screen.Alert {
  /// The words that reach its elements, as they are printed; nil for each that nothing reaches.
  public var words: [String?] { ElementWords(of: self).texts }
}
