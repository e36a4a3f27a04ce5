extension LineEditor {
  /// What happened at the terminal.
  package enum Event: Equatable, Sendable {
    /// A line was typed.
    case line(InputLine)
    /// Ctrl-D, or the terminal is gone.
    case endOfInput
    /// Ctrl-C; what stood in the line is dropped.
    case interrupt
    /// The program was told to end by this signal: clean up, then `Signals.end(by:)`.
    case termination(Int32)
    /// Nothing, for as long as was given.
    case timeout
  }
}
