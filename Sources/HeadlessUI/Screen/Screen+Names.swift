extension Screen {
  /// What `name` reaches: the elements with that address; if there is none, those with that label in any case.
  public func elements(named name: String) -> [Element] {
    reachable(named: name).map { reachable[$0] }
  }

  /// Where the elements are, of those that are meant, that `name` reaches.
  package func reachable(
    named name: String, where isMeant: (Element) -> Bool = { $0.canAct && $0.role != .option }
  ) -> [Int] {
    let meant = reachable.indices.filter { isMeant(reachable[$0]) }
    let addressed = meant.filter { reachable[$0].address == name }
    if !addressed.isEmpty { return addressed }
    let lowercased = name.lowercased()
    return meant.filter { reachable[$0].label.lowercased() == lowercased }
  }
}
