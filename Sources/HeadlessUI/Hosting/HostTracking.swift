import Observation
import StateBinding
import Synchronization

/// Knows when something has changed that an evaluation has read.
///
/// States of this package keep count of their changes themselves. Other observable objects tell Observation, where a
/// tracking stays until one of its objects changes; it is ended before the next begins by reading one object more, which
/// then changes. That costs a microsecond, so it is done only once an object has been seen to be tracked, by any host.
@MainActor
final class HostTracking {
  private static var objectsAreTracked = false

  private let reads = StateReads()
  @exclusivity(unchecked) private var change = ChangeFlag()
  @exclusivity(unchecked) private var end: TrackingEnd?

  deinit { end?.change() }

  /// How often anything has changed that an evaluation may have read: where it is the same as before, nothing has.
  static var changes: Int { StateSource.changes &+ ChangeFlag.count.load(ordering: .acquiring) }

  /// Whether something has changed since.
  var hasChanged: Bool { change.isSet || reads.haveChanged }

  /// Notes what `evaluate` reads.
  func track(_ evaluate: () -> Void) {
    end?.change()
    if Self.objectsAreTracked && end == nil { end = TrackingEnd() }
    if !isKnownUniquelyReferenced(&change) || change.isSet { change = ChangeFlag() }
    let outer = reads.begin()
    change.set(afterChangeOf: {
      end?.read()
      evaluate()
    })
    reads.end(returningTo: outer)
    // Nobody else has it if nothing is tracked.
    if end == nil && !isKnownUniquelyReferenced(&change) { Self.objectsAreTracked = true }
  }
}

/// Is set when an observed object is about to change, on whatever thread that is.
private final class ChangeFlag: Sendable {
  /// How many have been set.
  static let count = Atomic(0)
  private let flag = Atomic(false)

  var isSet: Bool { flag.load(ordering: .acquiring) }

  func set() {
    flag.store(true, ordering: .releasing)
    Self.count.add(1, ordering: .releasing)
  }

  /// Is set when something is about to change that `evaluate` reads.
  ///
  /// Not isolated: Observation would have a closure of the main actor checked each time.
  func set(afterChangeOf evaluate: () -> Void) {
    withObservationTracking {
      evaluate()
    } onChange: { [self] in
      set()
    }
  }
}

/// Ends a tracking that has read it.
private final class TrackingEnd: Observation.Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var state: Void { () }

  func read() {
    registrar.access(self, keyPath: \.state)
  }

  func change() {
    registrar.willSet(self, keyPath: \.state)
    registrar.didSet(self, keyPath: \.state)
  }
}
