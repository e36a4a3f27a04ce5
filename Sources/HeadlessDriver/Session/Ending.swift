import HeadlessUI

/// The rules by which a run of lines ends. Scripts, pipes, terminals, recordings and replays all go by these:
///
/// - A line that fails makes the run a failure and ends it. With `keep-going` it does not end it. A person at a terminal is
///   forgiven: there, errors neither end a run nor count.
/// - `:quit` ends the run.
/// - The end of the input ends the run and confirms nothing: if an alert is up, that is the error `alert-pending`, and the
///   run is a failure.
struct Ending {
  /// The effect of a line that fails.
  enum Strictness {
    case stopsAtErrors, keepsGoing, forgivesErrors
  }

  private let strictness: Strictness
  /// The status to end with so far.
  private(set) var status = ExitStatus.success
  /// Whether no further line is read.
  private(set) var isOver = false
  /// Whether `:quit` ended the run.
  private(set) var hasQuit = false

  init(_ strictness: Strictness) {
    self.strictness = strictness
  }

  init(keepsGoing: Bool) {
    self.init(keepsGoing ? .keepsGoing : .stopsAtErrors)
  }

  /// Counts the answer to a line.
  @MainActor
  mutating func count(_ response: Response) {
    if response.error != nil, strictness != .forgivesErrors {
      status = .failure
      if strictness == .stopsAtErrors { isOver = true }
    }
    if response.isLast {
      hasQuit = true
      isOver = true
    }
  }

  /// The input has ended where `screen` is shown; the error if an alert was not answered. Nil too if the run was over before.
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
