/// Something that a person does to an element of a screen.
public enum ScreenInput: Sendable, Hashable, Codable {
  /// Taps the element.
  case tap
  /// Replaces the text of a field.
  case type(String)
  /// Submits a field.
  case submit
  /// Turns a toggle on or off.
  case toggle
  /// Moves a stepper to its next or previous value.
  case increase, decrease
}

/// The reason why an input has failed.
public enum ScreenInputError: Error, Equatable {
  /// The screen has no such element.
  case noElement
  /// The element cannot be used now.
  case disabled
  /// The element does not accept this kind of input.
  case notPossible
  /// The field does not accept the text; the sentence says why, and what to write.
  case refused(String)
}
