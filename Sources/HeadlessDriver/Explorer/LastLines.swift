/// The lines of a script that is under way in a test, for the message after a trap.
@MainActor
final class LastLines {
  func note(_ lines: [String]) {}
  func forget() {}
}
