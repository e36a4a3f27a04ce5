extension Screen {
  /// What can be used now: the alert's elements where there is one, else the screen's.
  public var reachable: [Element] { alert?.elements ?? elements }

  /// The elements that are named by `identifier`.
  public func elements(identifiedBy identifier: String) -> [Element] {
    reachable.filter { $0.identifier == identifier }
  }

  /// The elements that say `label`.
  public func elements(labelled label: String) -> [Element] {
    reachable.filter { $0.label == label }
  }

  /// The elements that can act, in order: what is numbered 1, 2, 3 … on a terminal.
  public var actionable: [Element] { reachable.filter { $0.canAct && $0.role != .option } }

  /// The element with `number` beside it on a terminal.
  public func element(numbered number: Int) -> Element? {
    let actionable = actionable
    return actionable.indices.contains(number - 1) ? actionable[number - 1] : nil
  }
}
