extension Screen {
  /// What is typed to reach each of its elements, as it is printed; nil for what nothing reaches.
  public var words: [String?] {
    elements.inPlace { elements in
      let words = Words(elements)
      return elements.indices.map { words.word(at: $0)?.text }
    }
  }

  /// The number that stands behind the name of each element that can be reached; nil where none is needed.
  package var ordinals: [Int?] {
    reachable.inPlace { elements in
      let ordinals = Ordinals(elements)
      return elements.indices.map { ordinals[$0] == 0 ? nil : ordinals[$0] }
    }
  }
}

extension Screen.Alert {
  /// What is typed to reach each of its elements, as it is printed; nil for what nothing reaches.
  public var words: [String?] {
    elements.inPlace { elements in
      let words = Words(elements, of: self)
      return elements.indices.map { words.word(at: $0)?.text }
    }
  }
}
