/// One thing on a screen.
public struct Element: Sendable, Hashable {
  /// What a button is for, where it says so.
  public enum ButtonRole: String, Sendable, Hashable, Codable {
    /// It destroys something.
    case destructive
    /// It leaves everything as it is.
    case cancel
  }

  /// What it is.
  public var role: Role
  /// What it says.
  public var label: String
  /// What it holds, where it holds something.
  public var value: String?
  /// Its name in every language, where it has one.
  public var identifier: String?
  /// Whether it can be used now.
  public var isEnabled: Bool
  /// Whether it is the one that is chosen, or is on.
  public var isSelected: Bool
  /// What it is for, of a button that says so.
  public var buttonRole: ButtonRole?
  /// How many elements it is inside of.
  public var depth: Int

  /// An element that is enabled and not selected unless it says otherwise.
  public init(
    role: Role, label: String = "", value: String? = nil, identifier: String? = nil,
    isEnabled: Bool = true, isSelected: Bool = false, buttonRole: ButtonRole? = nil, depth: Int = 0
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.identifier = identifier
    self.isEnabled = isEnabled
    self.isSelected = isSelected
    self.buttonRole = buttonRole
    self.depth = depth
  }

  /// Whether it does something when it is used.
  public var canAct: Bool { role.canAct }

  /// What reaches it: its identifier, else its label; nil for what cannot act.
  public var address: String? { canAct ? identifier ?? label : nil }
}

extension Element: Codable {
  private enum CodingKeys: String, CodingKey {
    case role, buttonRole, label, value, identifier
    case isEnabled = "enabled"
    case isSelected = "selected"
    case depth
  }
}
