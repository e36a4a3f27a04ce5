extension Element: Codable {
  private enum CodingKeys: String, CodingKey {
    case role, buttonRole, label, value, identifier
    case isEnabled = "enabled"
    case isSelected = "selected"
    case depth
  }

  /// Reads what JSON rendering writes.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      role: try values.decode(Role.self, forKey: .role),
      label: try values.decode(String.self, forKey: .label),
      value: try values.decodeIfPresent(String.self, forKey: .value),
      identifier: try values.decodeIfPresent(String.self, forKey: .identifier),
      isEnabled: try values.decode(Bool.self, forKey: .isEnabled),
      isSelected: try values.decode(Bool.self, forKey: .isSelected),
      buttonRole: try values.decodeIfPresent(ButtonRole.self, forKey: .buttonRole),
      depth: try values.decode(Int.self, forKey: .depth))
  }

  /// Writes what JSON rendering writes, without what it has not.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(role, forKey: .role)
    try values.encode(label, forKey: .label)
    try values.encodeIfPresent(value, forKey: .value)
    try values.encodeIfPresent(identifier, forKey: .identifier)
    try values.encode(isEnabled, forKey: .isEnabled)
    try values.encode(isSelected, forKey: .isSelected)
    try values.encodeIfPresent(buttonRole, forKey: .buttonRole)
    try values.encode(depth, forKey: .depth)
  }
}
