/// Limits the number of events that one relay, subject or view model may queue in one turn.
///
/// A turn is everything that one outermost event sets off. Going over the limit counts as a cycle that would never end: the
/// process ends with a message that names the sources that feed one another.
@MainActor
public final class EventLimit {
  /// The limit of the current run.
  public static var perTurn: Int {
    get { AppRun.current.eventLimit.perTurn }
    set { AppRun.current.eventLimit.perTurn = newValue }
  }

  private(set) var perTurn = 10_000_000

  /// The sources that feed one another. Recorded for one round past the limit; nil at any other time.
  private var chain: [String]? { didSet { noteRecording(isRecording) } }
  private let noteRecording: @MainActor (Bool) -> Void

  nonisolated init(_ noteRecording: @escaping @MainActor (Bool) -> Void) {
    self.noteRecording = noteRecording
  }

  var isRecording: Bool { chain != nil }

  /// Counts one event that `source` queued in this turn. Past the limit, records one more round and then ends the process.
  func count(_ events: inout Int, of source: @autoclosure () -> String) {
    events &+= 1
    if events <= perTurn { return }
    if let chain {
      programError(
        """
        \(source()) queued more than \(perTurn) events in one turn: a cycle, \
        \((chain + [source()]).joined(separator: " → ")); \
        break it, with distinctUntilChanged() for instance, or raise EventLimit.perTurn
        """)
    }
    chain = [source()]
  }

  /// Stops the recording, because the turn ended. A turn that ends was no cycle, though it went over the limit.
  func endTurn() {
    chain = nil
  }

  /// Adds `source` to the chain if a round is being recorded.
  func note(_ source: @autoclosure () -> String) {
    guard let chain, chain.count < 100 else { return }
    let name = source()
    if chain.last != name { self.chain = chain + [name] }
  }
}
