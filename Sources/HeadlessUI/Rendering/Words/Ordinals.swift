/// The number of each of several elements that have one address, where a line needs it; of the others, 0.
///
/// It counts all of that address. Of what a verb of its own reaches, only where the verb reaches several.
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
    var alike: [Alike: Int] = [:]
    numbers = elements.indices.map { index in
      let element = elements[index]
      guard element.isReached, counts[element.name, default: 0] > 1 else { return 0 }
      seen[element.name, default: 0] += 1
      if let alikes = Alike(element) { alike[alikes, default: 0] += 1 }
      return seen[element.name, default: 0]
    }
    guard !alike.isEmpty else { return }
    for index in elements.indices where numbers[index] > 0 {
      if let alikes = Alike(elements[index]), alike[alikes] == 1 { numbers[index] = 0 }
    }
  }

  /// What one verb and one name reach, where `tap` does not.
  private struct Alike: Hashable {
    let name: String
    let kind: Role

    init?(_ element: ElementInPlace) {
      switch element.role {
      case .field, .secureField: kind = .field
      case .picker, .stepper: kind = element.role
      default: return nil
      }
      name = element.name
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
