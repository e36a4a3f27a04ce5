public import Observation

/// Tells Observation of reads and changes of one state, on behalf of a generic view model.
///
/// Not generic itself, as key paths in a generic class cost microseconds. A change is told only if there was a read
/// since the last one that was told. What has been read is forgotten only in a later turn: within one, a tracking
/// closure may still be running that has read and is not registered yet.
@MainActor
@usableFromInline
final class ObservationTracker: Observation.Observable {
  private let registrar = ObservationRegistrar()
  /// The turn of the last read that no change has been told for; 0 if there is none.
  private var readIn: UInt32 = 0
  private var isTelling = false

  private var state: Void { () }

  func read() {
    readIn = Turn.number
    registrar.access(self, keyPath: \.state)
  }

  @usableFromInline
  func willChange() {
    guard readIn != 0 else { return }
    isTelling = true
    registrar.willSet(self, keyPath: \.state)
  }

  @usableFromInline
  func didChange() {
    guard isTelling else { return }
    isTelling = false
    if readIn != Turn.number { readIn = 0 }
    registrar.didSet(self, keyPath: \.state)
  }
}
