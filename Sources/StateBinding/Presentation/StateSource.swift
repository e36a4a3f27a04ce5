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

  private var number: Int
  private var read: [(source: StateSource, version: Int)] = []

  /// Nothing has been read yet.
  public init() {
    Self.made += 1
    number = Self.made
  }

  /// Nothing has been read any more.
  public func forget() {
    Self.made += 1
    number = Self.made
    read.removeAll(keepingCapacity: true)
  }

  /// Whether anything that was read has changed since.
  public var haveChanged: Bool {
    for (source, version) in read where source.version != version { return true }
    return false
  }

  /// Notes everything that `body` reads.
  public func note<Result>(during body: () throws -> Result) rethrows -> Result {
    let outer = replace(&Self.current, with: self)
    defer { Self.current = outer }
    return try body()
  }

  fileprivate func note(_ source: StateSource) {
    guard source.lastReads != number else { return }
    source.lastReads = number
    read.append((source, source.version))
  }
}
