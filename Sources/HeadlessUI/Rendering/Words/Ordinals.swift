/// The number of each of several elements that have one address; of the others, 0.
struct Ordinals: ~Copyable {
  /// Empty where no two elements have one address.
  private var numbers: [Int] = []

  init(_ elements: UnsafeBufferPointer<Element>) {
    guard Self.hasNamesakes(elements) else { return }
    var counts: [String: Int] = [:]
    for element in elements where element.role != .option {
      if let address = element.address { counts[address, default: 0] += 1 }
    }
    var seen: [String: Int] = [:]
    numbers = elements.map { element in
      guard element.role != .option, let address = element.address, counts[address, default: 0] > 1
      else { return 0 }
      seen[address, default: 0] += 1
      return seen[address, default: 0]
    }
  }

  subscript(index: Int) -> Int { numbers.isEmpty ? 0 : numbers[index] }

  /// A few addresses are compared with each other: no memory is needed for that.
  private static func hasNamesakes(_ elements: UnsafeBufferPointer<Element>) -> Bool {
    guard elements.count <= 12 else { return true }
    for index in elements.indices where elements[index].isReached {
      for other in 0..<index where elements[other].isReached {
        if elements[other].name == elements[index].name { return true }
      }
    }
    return false
  }
}

extension Element {
  /// Whether its address reaches it by itself: an option is reached through its picker.
  @inline(__always)
  var isReached: Bool { role.canAct && role != .option }

  /// Its identifier, else its label.
  @inline(__always)
  var name: String { identifier ?? label }
}
