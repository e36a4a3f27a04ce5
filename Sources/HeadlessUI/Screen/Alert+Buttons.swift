extension Screen.Alert {
  /// What it can be answered by.
  public var buttons: [Element] { elements.filter { Self.isButton($0.role) } }

  /// What `confirm` presses: the only button without the cancel role; nil if there are none or several.
  public var confirmButton: Element? { confirmIndex.map { elements[$0] } }

  /// What `cancel` presses: the only button with the cancel role, else the only button; nil if that is none or several.
  public var cancelButton: Element? { cancelIndex.map { elements[$0] } }

  /// Where the button is that `confirm` presses.
  public var confirmIndex: Int? {
    onlyIndex { $0 != .cancel }
  }

  /// Where the button is that `cancel` presses.
  public var cancelIndex: Int? {
    let hasCancel = elements.indices.contains {
      Self.isButton(elements[$0].role) && elements[$0].buttonRole == .cancel
    }
    return onlyIndex { !hasCancel || $0 == .cancel }
  }

  private static func isButton(_ role: Role) -> Bool { role == .button || role == .link }

  /// Where the only button is whose role `isMeant`.
  private func onlyIndex(where isMeant: (Element.ButtonRole?) -> Bool) -> Int? {
    var only: Int?
    // By index: an element need not be copied to be asked.
    for index in elements.indices where Self.isButton(elements[index].role) {
      guard isMeant(elements[index].buttonRole) else { continue }
      if only != nil { return nil }
      only = index
    }
    return only
  }
}
