extension Screen {
  /// What has to change on one screen to make it another.
  public struct Difference: Sendable, Hashable {
    /// The new title, where it is another.
    public var title: String?
    /// The elements that go, by their place on the old screen, and those that come, by their place on the new one.
    public var elements: CollectionDifference<Element>
    /// The new alert or that there is none, where that is another.
    public var alert: Alert??
    /// The new screens beneath, where they are others.
    public var covered: [Screen]?

    /// Whether nothing changes.
    public var isEmpty: Bool {
      title == nil && elements.isEmpty && alert == nil && covered == nil
    }
  }

  /// What changes from `old` to this screen: as few elements as can be, unless that is more than 200 of them and all
  /// between the first and the last that differ is quicker told.
  public func difference(from old: Screen) -> Difference {
    Difference(
      title: title == old.title ? nil : title,
      elements: EditScript(from: old.elements, to: elements).difference,
      alert: alert == old.alert ? nil : .some(alert),
      covered: covered == old.covered ? nil : covered)
  }

  /// This screen with `difference` made to it; nil if that is a difference from another screen.
  public func applying(_ difference: Difference) -> Screen? {
    guard let elements = elements.applying(difference.elements) else { return nil }
    var screen = self
    screen.elements = elements
    if let title = difference.title { screen.title = title }
    if let alert = difference.alert { screen.alert = alert }
    if let covered = difference.covered { screen.covered = covered }
    return screen
  }
}
