extension Screen {
  /// What `name` reaches: the elements with that address; if there is none, those with that label in any case.
  public func elements(named name: String) -> [Element] {
    reachable(named: name).map { reachable[$0] }
  }

  /// Where the elements are, of those that are meant, that `name` reaches.
  package func reachable(
    named name: String, where isMeant: (Element) -> Bool = { $0.canAct && $0.role != .option }
  ) -> [Int] {
    let elements = reachable
    let addressed = elements.indices.filter {
      elements[$0].address == name && isMeant(elements[$0])
    }
    if !addressed.isEmpty { return addressed }
    let lowercased = name.lowercased()
    return elements.indices.filter {
      isMeant(elements[$0]) && elements[$0].label.lowercased() == lowercased
    }
  }
}
