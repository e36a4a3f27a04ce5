extension Screen {
  /// What is typed to reach each of its elements, as it is printed; nil for what nothing reaches.
  public var words: [String?] {
    elements.inPlace { elements in
      let words = Words(elements)
      return elements.indices.map { words.word(at: $0)?.text }
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
