import HeadlessUI

/// Decides when a run of lines ends, and with which status. Scripts, pipes, terminals, recordings and replays follow the
/// same rules:
///
/// - A line that fails ends the run with a failure. With `keep-going` the run goes on, but is still a failure. At a terminal,
///   errors neither end the run nor make it a failure.
/// - `:quit` ends the run.
/// - The end of the input ends the run and confirms nothing. If an alert is up, the error is `alert-pending`, and the run is
///   a failure.
package struct Ending {
  /// The effect of a line that fails.
  package enum Strictness {
    case stopsAtErrors, keepsGoing, forgivesErrors
  }

  private let strictness: Strictness
  private(set) var status = ExitStatus.success
  /// Whether the run has ended, so that no further line is read.
  private(set) var isOver = false
  /// Whether `:quit` ended the run.
  private(set) var hasQuit = false

  package init(_ strictness: Strictness) {
    self.strictness = strictness
  }

  package init(keepsGoing: Bool) {
    self.init(keepsGoing ? .keepsGoing : .stopsAtErrors)
  }

  /// Counts the answer to a line.
  @MainActor
  mutating func count(_ response: Response) {
    if response.error != nil, strictness != .forgivesErrors {
      status = .failure
      if strictness == .stopsAtErrors { isOver = true }
    }
    if response.outcome == .quit {
      hasQuit = true
      isOver = true
    }
  }

  /// Ends the run at the end of the input, where `screen` is shown. Returns an error if an alert was not answered; nil also if
  /// the run was over before.
  mutating func endOfInput(at screen: Screen) -> LineError? {
    if isOver { return nil }
    isOver = true
    guard let alert = screen.alert else { return nil }
    status = .failure
    return LineError(
      .alertPending,
      "the input ended while \(Quoting.quoted(alert.title)) was not answered; nothing was done")
  }
}
