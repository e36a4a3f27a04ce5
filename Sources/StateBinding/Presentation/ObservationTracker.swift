import Observation

/// Tells Observation of reads and changes of one state, on behalf of a generic view model.
///
/// The class is not generic, because key paths in a generic class cost microseconds. It reports a change only if the
/// state was read since the last reported change. A read in the same turn as a change is kept for the next change too:
/// the tracking closure that read the state may still be running, and Observation registers the closure only at its end.
@MainActor
package final class ObservationTracker: Observation.Observable {
  private let registrar = ObservationRegistrar()
  /// The turn of the last read, if the next change must be reported for the sake of that read; 0 if not.
  private var readIn: UInt32 = 0
  private var isTelling = false

  private var state: Void { () }

  package nonisolated init() {}

  package func read() {
    readIn = Turn.number
    registrar.access(self, keyPath: \.state)
  }

  package func willChange() {
    guard readIn != 0 else { return }
    isTelling = true
    registrar.willSet(self, keyPath: \.state)
  }

  package func didChange() {
    guard isTelling else { return }
    isTelling = false
    if readIn != Turn.number { readIn = 0 }
    registrar.didSet(self, keyPath: \.state)
  }
}

/// An object that tells of its changes itself, as Combine's `ObservableObject` does.
@MainActor
@preconcurrency
public protocol ChangeTelling: AnyObject {
  /// Sends before each change.
  var changes: Observable<Void> { get }
}
