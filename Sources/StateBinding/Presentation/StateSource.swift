/// Something that holds state which views read: the base of ``ViewModel``.
///
/// Not generic, so that an evaluation of views can keep a list of what it has read.
@MainActor
open class StateSource {
  /// How often the state has changed.
  @usableFromInline final var version = 0
  /// The last list of reads that this was noted in.
  fileprivate final var lastReads = 0

  /// Nothing has changed yet.
  @inlinable
  public init() {}

  /// Notes a read in the current evaluation of views; false where there is none.
  public final func noteRead() -> Bool {
    guard let reads = StateReads.current else { return false }
    reads.note(self)
    return true
  }

  /// Has every evaluation that read this see that it is out of date.
  public final func noteChange() {
    version &+= 1
  }
}

/// What one evaluation of views has read: they need evaluating again only when some of it has changed.
@MainActor
public final class StateReads {
  /// The reads of the evaluation that is under way.
  fileprivate static var current: StateReads?
  private static var made = 0

  private var number = 0
  private var read: [(source: StateSource, version: Int)] = []
  /// How many of them the evaluation that is under way has read: mostly it reads the same in the same order.
  private var count = 0

  /// Nothing has been read yet.
  public init() {}

  /// Whether anything that was read has changed since.
  public var haveChanged: Bool {
    for (source, version) in read where source.version != version { return true }
    return false
  }

  /// Notes everything that `body` reads, and forgets what was read before.
  public func note(during body: () -> Void) {
    Self.made += 1
    number = Self.made
    count = 0
    let outer = replace(&Self.current, with: self)
    body()
    Self.current = outer
    if count < read.count { read.removeSubrange(count...) }
  }

  fileprivate func note(_ source: StateSource) {
    guard source.lastReads != number else { return }
    source.lastReads = number
    if count < read.count {
      if read[count].source === source {
        read[count].version = source.version
        count += 1
        return
      }
      read.removeSubrange(count...)
    }
    read.append((source, source.version))
    count += 1
  }
}
