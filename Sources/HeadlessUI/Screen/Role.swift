/// What an element of a screen is.
public enum Role: String, Sendable, Hashable, Codable, CaseIterable {
  /// Text to read.
  case text
  /// Text that heads what follows.
  case heading
  /// Something to tap.
  case button
  /// Something to type into.
  case field
  /// Something to type into that shows none of it.
  case secureField = "secure field"
  /// Something that is on or off.
  case toggle
  /// Something to choose one option of; its options follow, one deeper.
  case picker
  /// One choice of a picker.
  case option
  /// Something to increase and decrease.
  case stepper
  /// Rows; they follow, one deeper.
  case list
  /// A line of a list.
  case row
  /// A part of a screen with a heading; its content follows, one deeper.
  case section
  /// How far something is.
  case progress
  /// Something that leads elsewhere.
  case link
  /// A picture, by its name.
  case image
  /// A question or a message that has to be answered first.
  case alert
  /// A choice of what to do, that has to be answered first.
  case dialog
  /// A screen on top of another; its content follows.
  case sheet
  /// What stands above the content: the way back and the tools.
  case navigationBar = "navigation bar"
  /// One of several screens to change between.
  case tab
  /// The rows of a list that are not shown; its value is their number.
  case more

  /// Whether what has it does something when it is used.
  var canAct: Bool {
    switch self {
    case .button, .field, .secureField, .toggle, .picker, .option, .stepper, .link, .tab: true
    default: false
    }
  }
}
