import StateBinding

/// An element read where it is: a computed property of `Element` copies the element first, which counts a reference to
/// every text in it; that was a third of the time that a screen took. The array must outlive it.
struct ElementInPlace {
  fileprivate let element: UnsafePointer<Element>

  var role: Role { element.pointee.traits.role }
  var label: String { element.pointee.label }
  var value: String? { element.pointee.value }
  var identifier: String? { element.pointee.identifier }
  var isEnabled: Bool { element.pointee.traits.isEnabled }
  var isSelected: Bool { element.pointee.traits.isSelected }
  var buttonRole: Element.ButtonRole? { element.pointee.traits.buttonRole }
  var depth: Int { element.pointee.traits.depth }

  /// Whether its address reaches it by itself: an option is reached through its picker.
  var isReached: Bool { role.canAct && role != .option }

  /// Its identifier, else its label.
  var name: String { identifier ?? label }

  /// Whether `verb` as a name reaches it: its identifier, or its label in any case.
  func isCalled(_ verb: VerbWord) -> Bool {
    if identifier == verb.rawValue { return true }
    // Few labels begin alike: only those are read.
    return label.utf8.first.map { $0 | 0x20 } == verb.rawValue.utf8.first
      && label.lowercased() == verb.rawValue
  }
}

/// Elements read where they are.
struct ElementsInPlace {
  private let elements: UnsafeBufferPointer<Element>

  fileprivate init(_ elements: UnsafeBufferPointer<Element>) {
    self.elements = elements
  }

  var count: Int { elements.count }
  var indices: Range<Int> { 0..<count }

  subscript(index: Int) -> ElementInPlace {
    guard let first = elements.baseAddress, index >= 0, index < count else {
      programError("there is no element \(index) of \(count)")
    }
    return ElementInPlace(element: first + index)
  }
}

extension [Element] {
  /// What `body` makes of the elements, read where they are.
  func inPlace<Result>(_ body: (ElementsInPlace) -> Result) -> Result {
    withUnsafeBufferPointer { body(ElementsInPlace($0)) }
  }
}
