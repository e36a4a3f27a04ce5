extension Screen {
  /// What `name` reaches: the elements with that address; if there is none, those with that label in any case.
  public func elements(named name: String) -> [Element] {
    let actionable = actionable
    let addressed = actionable.filter { $0.address == name }
    if !addressed.isEmpty { return addressed }
    let lowercased = name.lowercased()
    return actionable.filter { $0.label.lowercased() == lowercased }
  }
}
