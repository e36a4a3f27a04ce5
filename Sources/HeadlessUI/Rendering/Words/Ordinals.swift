/// The number of each of several elements that have one address; of the others, 0.
struct Ordinals: ~Copyable {
  /// Empty where no two elements have one address.
  private var numbers: [Int] = []

  init(_ elements: ElementsInPlace) {
    guard Self.hasNamesakes(elements) else { return }
    var counts: [String: Int] = [:]
    for index in elements.indices where elements[index].isReached {
      counts[elements[index].name, default: 0] += 1
    }
    var seen: [String: Int] = [:]
    numbers = elements.indices.map { index in
      guard elements[index].isReached else { return 0 }
      let name = elements[index].name
      guard counts[name, default: 0] > 1 else { return 0 }
      seen[name, default: 0] += 1
      return seen[name, default: 0]
    }
  }

  subscript(index: Int) -> Int { numbers.isEmpty ? 0 : numbers[index] }

  /// A few addresses are compared with each other: no memory is needed for that.
  private static func hasNamesakes(_ elements: ElementsInPlace) -> Bool {
    guard elements.count <= 12 else { return true }
    for index in elements.indices where elements[index].isReached {
      for other in 0..<index where elements[other].isReached {
        if elements[other].name == elements[index].name { return true }
      }
    }
    return false
  }
}
