/// The kind of an element.
public enum Role: String, Sendable, Hashable, Codable, CaseIterable {
  /// Text to read.
  case text
  /// Text above the content that it names.
  case heading
  /// Something to tap.
  case button
  /// Something to type into.
  case field
  /// A field that hides what is typed.
  case secureField = "secure field"
  /// Something that is on or off.
  case toggle
  /// A choice of one option; the options follow, one level deeper.
  case picker
  /// One choice of a picker.
  case option
  /// Something to increase and decrease.
  case stepper
  /// A container of rows, which follow one level deeper.
  case list
  /// A line of a list.
  case row
  /// A part of a screen with a heading; its content follows one level deeper.
  case section
  /// Work under way.
  case progress
  /// Something that leads elsewhere.
  case link
  /// A picture, by its name.
  case image
  /// A question or a message that has to be answered first.
  case alert
  /// A choice of what to do, which has to be answered first.
  case dialog
  /// A screen on top of another; its content follows.
  case sheet
  /// The bar above the content, with the way back.
  case navigationBar = "navigation bar"
  /// One of several screens to change between.
  case tab
  /// The hidden rows of a list; its value is their number.
  case more

  /// Whether elements of this kind do something when they are used.
  package var canAct: Bool {
    switch self {
    case .button, .field, .secureField, .toggle, .picker, .option, .stepper, .link, .tab: true
    default: false
    }
  }

  /// Whether addresses reach elements of this kind: an option is reached through its picker.
  package var isReached: Bool { canAct && self != .option }
}

/// One thing on a screen.
public struct Element: Sendable, Hashable {
  /// The purpose of a button.
  public enum ButtonRole: String, Sendable, Hashable, Codable {
    /// It destroys something.
    case destructive
    /// It leaves everything as it is.
    case cancel
  }

  /// The kind of element.
  public var role: Role
  /// The text that it shows.
  public var label: String
  /// The text that it holds, or nil.
  public var value: String?
  /// The name that is the same in every language, or nil.
  public var identifier: String?
  /// Whether it can be used now.
  public var isEnabled: Bool
  /// Whether it is chosen or on.
  public var isSelected: Bool
  /// Whether it is the field that has the focus.
  public var isFocused = false
  /// Whether the element is in the same row as the element before it. A row has one control, and texts and pictures.
  public var isBeside = false
  /// Whether the text of a field can be submitted.
  public var canSubmit = false
  /// The purpose of a button, or nil.
  public var buttonRole: ButtonRole?
  /// The number of elements around it.
  public var depth: Int
  /// Whether a person has to swipe its row, or edit the list, before the element can be used.
  package var isRowAction = false
}

// In an extension, so that the initializer passes the values on: an element that it set part by part would be copied into its node.
extension Element {
  /// An element that is enabled and not selected unless told otherwise.
  public init(
    role: Role, label: String = "", value: String? = nil, identifier: String? = nil,
    isEnabled: Bool = true, isSelected: Bool = false, buttonRole: ButtonRole? = nil, depth: Int = 0
  ) {
    self.init(
      role: role, label: label, value: value, identifier: identifier, isEnabled: isEnabled,
      isSelected: isSelected, isFocused: false, buttonRole: buttonRole, depth: depth)
  }

  /// Whether it does something when it is used.
  public var canAct: Bool { role.canAct }

  /// The name that a line uses for the element: its identifier, else its label, else `field`, `secure field` or
  /// `picker`; nil if the element cannot act.
  public var address: String? { canAct ? name : nil }

  /// The identifier, else the label, else the role of a field or of a picker.
  package var name: String {
    if let identifier { return identifier }
    switch role {
    case .field, .secureField, .picker: return label.isEmpty ? role.rawValue : label
    default: return label
    }
  }

  /// Whether its address reaches it.
  package var isReached: Bool { role.isReached }

  /// The word that closes a sheet, in English.
  package static var close: String { "Close" }

  /// The text of progress that has neither a label nor a value.
  package static var goingOn: String { "Loading…" }

  /// The text in place of `secret`: four bullets, whatever its length.
  package static func concealed(_ secret: String) -> String { secret.isEmpty ? "" : "••••" }
}

extension [Element] {
  /// Whether all elements are those of `other`, to the byte; `==` also accepts other bytes for the same characters.
  package func isIdentical(to other: [Element]) -> Bool {
    if hasSameStorage(as: other) { return true }
    guard count == other.count else { return false }
    for index in indices where !isIdentical(to: other, at: index) { return false }
    return true
  }

  /// Whether the two arrays share their storage, as copies of an array do. `span`, which could say so, is newer than iOS 18.
  package func hasSameStorage(as other: [Element]) -> Bool {
    withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer {
        own.baseAddress == $0.baseAddress && own.count == $0.count
      }
    }
  }

  // By index: an element that is passed on is copied, with its texts.
  private func isIdentical(to other: [Element], at index: Int) -> Bool {
    self[index].role == other[index].role && self[index].isEnabled == other[index].isEnabled
      && self[index].isSelected == other[index].isSelected
      && self[index].isFocused == other[index].isFocused
      && self[index].isBeside == other[index].isBeside
      && self[index].canSubmit == other[index].canSubmit
      && self[index].buttonRole == other[index].buttonRole
      && self[index].depth == other[index].depth
      && self[index].label.hasSameBytes(as: other[index].label)
      && self[index].value.hasSameBytes(as: other[index].value)
      && self[index].identifier.hasSameBytes(as: other[index].identifier)
  }
}

extension Element: Codable {
  private enum CodingKeys: String, CodingKey {
    case role, buttonRole, label, value, identifier
    case isEnabled = "enabled"
    case isSelected = "selected"
    case depth
    case isFocused = "focused"
    case isBeside = "beside"
    case canSubmit
  }

  /// Reads what `Screen.json()` writes.
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
    isFocused = try values.decodeIfPresent(Bool.self, forKey: .isFocused) ?? false
    isBeside = try values.decodeIfPresent(Bool.self, forKey: .isBeside) ?? false
    canSubmit = try values.decodeIfPresent(Bool.self, forKey: .canSubmit) ?? false
  }
}
