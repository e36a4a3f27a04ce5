/// One thing on a screen.
public struct Element: Sendable, Hashable {
  /// What a button is for, where it says so.
  public enum ButtonRole: String, Sendable, Hashable, Codable {
    /// It destroys something.
    case destructive
    /// It leaves everything as it is.
    case cancel
  }

  /// What it says.
  public var label: String
  // Spelled out, as a variable of the short form begins as nil before `init` sets it, and that nil is released.

  /// What it holds, where it holds something.
  public var value: Optional<String>
  /// Its name in every language, where it has one.
  public var identifier: Optional<String>
  var traits: ElementTraits

  /// An element that is enabled and not selected unless it says otherwise.
  public init(
    role: Role, label: String = "", value: String? = nil, identifier: String? = nil,
    isEnabled: Bool = true, isSelected: Bool = false, buttonRole: ButtonRole? = nil, depth: Int = 0
  ) {
    self.label = label
    self.value = value
    self.identifier = identifier
    traits = ElementTraits(
      role: role, buttonRole: buttonRole, isEnabled: isEnabled, isSelected: isSelected, depth: depth
    )
  }

  /// What it is.
  public var role: Role {
    get { traits.role }
    set { traits.role = newValue }
  }
  /// Whether it can be used now.
  public var isEnabled: Bool {
    get { traits.isEnabled }
    set { traits.isEnabled = newValue }
  }
  /// Whether it is the one that is chosen, or is on.
  public var isSelected: Bool {
    get { traits.isSelected }
    set { traits.isSelected = newValue }
  }
  /// What it is for, of a button that says so.
  public var buttonRole: ButtonRole? {
    get { traits.buttonRole }
    set { traits.buttonRole = newValue }
  }
  /// How many elements it is inside of; what does not fit into 32 bits is as much as does.
  public var depth: Int {
    get { traits.depth }
    set { traits.depth = newValue }
  }

  /// Whether it does something when it is used.
  public var canAct: Bool { role.canAct }

  /// What reaches it: its identifier, else its label; nil for what cannot act.
  public var address: String? { canAct ? identifier ?? label : nil }

  /// What is said of progress that has neither a label nor a value.
  static var goingOn: String { "Loading…" }

  /// What is said of a `secret`: the same four bullets whatever it is.
  static func concealed(_ secret: String) -> String { secret.isEmpty ? "" : "••••" }

  /// Whether `other` is the same for sure.
  func isIdentical(to other: Element) -> Bool {
    traits == other.traits && label.isIdentical(to: other.label)
      && value.isIdentical(to: other.value) && identifier.isIdentical(to: other.identifier)
  }
}

extension String? {
  /// Whether `other` is the same for sure.
  fileprivate func isIdentical(to other: String?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let one?, let other?): one.isIdentical(to: other)
    default: false
    }
  }
}
