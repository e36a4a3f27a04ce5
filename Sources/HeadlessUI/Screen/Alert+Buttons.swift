extension Screen.Alert {
  /// What it can be answered by.
  public var buttons: [Element] { elements.filter(Self.isButton) }

  /// What `confirm` presses: the only button without the cancel role; nil if there are none or several.
  public var confirmButton: Element? { confirmIndex.map { elements[$0] } }

  /// What `cancel` presses: the only button with the cancel role, else the only button; nil if that is none or several.
  public var cancelButton: Element? { cancelIndex.map { elements[$0] } }

  /// Where the button is that `confirm` presses.
  public var confirmIndex: Int? {
    onlyIndex { Self.isButton($0) && $0.buttonRole != .cancel }
  }

  /// Where the button is that `cancel` presses.
  public var cancelIndex: Int? {
    let hasCancel = elements.contains { Self.isButton($0) && $0.buttonRole == .cancel }
    return onlyIndex { Self.isButton($0) && (!hasCancel || $0.buttonRole == .cancel) }
  }

  private static func isButton(_ element: Element) -> Bool {
    element.role == .button || element.role == .link
  }

  private func onlyIndex(where isMeant: (Element) -> Bool) -> Int? {
    guard let index = elements.firstIndex(where: isMeant),
      !elements[(index + 1)...].contains(where: isMeant)
    else { return nil }
    return index
  }
}
