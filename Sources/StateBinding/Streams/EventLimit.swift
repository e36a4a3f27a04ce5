/// How many events one relay, subject or view model may queue in one turn before that is a cycle.
///
/// A turn is what one outermost event sets off. A program that goes over the limit feeds itself for
/// ever; it is ended with the chain of what fed what.
@MainActor
public enum EventLimit {
  /// The limit, 10,000,000 unless set.
  public static var perTurn = 10_000_000

  @usableFromInline static var isRecording = false
  private static var chain: [String] = []

  /// Counts one queued event of a turn of `source`; ends the process one round past the limit.
  static func count(_ events: inout Int, of source: @autoclosure () -> String) {
    events &+= 1
    if events <= perTurn { return }
    if isRecording {
      programError(
        """
        \(source()) queued more than \(perTurn) events in one turn: a cycle, \
        \((chain + [source()]).joined(separator: " → ")); \
        break it, with distinctUntilChanged() for instance, or raise EventLimit.perTurn
        """)
    }
    isRecording = true
    chain = [source()]
  }

  /// A turn is over, and was no cycle.
  static func endTurn() {
    isRecording = false
    chain = []
  }

  /// Notes that `source` delivers, while the round after the limit is recorded.
  static func note(_ source: @autoclosure () -> String) {
    let name = source()
    if chain.last != name, chain.count < 100 { chain.append(name) }
  }
}
