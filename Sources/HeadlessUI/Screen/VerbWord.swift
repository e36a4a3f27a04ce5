/// The words that stand first on a line that acts. A line that begins with one is never printed as an address.
package enum VerbWord: String, Sendable, Hashable, CaseIterable {
  /// Uses what is named in quotes.
  case tap
  /// Types into a field.
  case type
  /// Turns something on or off.
  case toggle
  /// Chooses an option of a picker.
  case pick
  /// Makes a stepper one step more.
  case increase
  /// Makes a stepper one step less.
  case decrease
  /// Says that what is in a field is complete.
  case submit
  /// Loads what is shown again.
  case refresh
  /// Goes back, or closes a sheet.
  case back
  /// Shows more rows of a long list.
  case more
  /// Agrees to what an alert asks.
  case confirm
  /// Leaves an alert with nothing done.
  case cancel
}
