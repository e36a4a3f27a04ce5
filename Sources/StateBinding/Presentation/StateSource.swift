/// Something that holds state which views read: the base of ``ViewModel``.
///
/// Not generic, so that an evaluation of views can keep a list of what it has read.
@MainActor
open class StateSource {
  // Unchecked, as all that happens to them is here.

  /// How often any state has changed: where it is the same as before, nothing has.
  public static var changes: Int { allChanges }
  @exclusivity(unchecked) @usableFromInline static var allChanges = 0
  /// How often the state has changed.
  @exclusivity(unchecked) @usableFromInline final var version = 0
  /// The last list of reads that this was noted in.
  @exclusivity(unchecked) @usableFromInline final var lastReads = 0

  /// Nothing has changed yet.
  @inlinable
  public init() {}

  /// Notes a read in the current evaluation of views; false where there is none.
  @inlinable
  public final func noteRead() -> Bool {
    let reads = StateReads.currentNumber
    if reads == 0 { return false }
    if lastReads != reads { StateReads.note(self) }
    return true
  }

  /// Has every evaluation that read this see that it is out of date.
  @inlinable
  public final func noteChange() {
    version &+= 1
    Self.allChanges &+= 1
  }
}

/// What one evaluation of views has read: they need evaluating again only when some of it has changed.
@MainActor
public final class StateReads {
  // Unchecked: nothing that is evaluated or released runs during an access, and the checks were a twentieth of the row
  // "dispatch, and the screen that shows it" of the benchmarks.

  /// The reads of the evaluation that is under way.
  @exclusivity(unchecked) private static var current: StateReads?
  /// Its number; 0 if there is none.
  @exclusivity(unchecked) @usableFromInline static var currentNumber = 0
  @exclusivity(unchecked) private static var made = 0

  @exclusivity(unchecked) private var number = 0
  @exclusivity(unchecked) private var read: [(source: StateSource, version: Int)] = []
  /// How many of them the evaluation that is under way has read: mostly it reads the same in the same order.
  @exclusivity(unchecked) private var count = 0

  /// Nothing has been read yet.
  public init() {}

  /// Whether anything that was read has changed since.
  public var haveChanged: Bool {
    for index in read.indices where read[index].source.version != read[index].version {
      return true
    }
    return false
  }

  /// Notes everything that is read from now on, and forgets what was read before; what noted reads until now.
  public func begin() -> StateReads? {
    Self.made += 1
    number = Self.made
    count = 0
    Self.currentNumber = number
    return replace(&Self.current, with: self)
  }

  /// Notes nothing any more; `outer` does again.
  public func end(returningTo outer: StateReads?) {
    Self.current = outer
    Self.currentNumber = outer?.number ?? 0
    forgetRest()
  }

  @usableFromInline
  static func note(_ source: StateSource) {
    current?.note(source)
  }

  private func note(_ source: StateSource) {
    source.lastReads = number
    if count < read.count {
      if read[count].source === source {
        read[count].version = source.version
        count += 1
        return
      }
      forgetRest()
    }
    read.append((source, source.version))
    count += 1
  }

  /// Forgets what was read before and is not any more; what goes with it may read in turn, so it goes afterwards.
  private func forgetRest() {
    if count == read.count { return }
    let rest = Array(read[count...])
    read.removeSubrange(count...)
    withExtendedLifetime(rest) {}
  }
}
