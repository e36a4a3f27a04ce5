/// A part of a screen that is made from what it reads: a body, or the nodes of a page.
///
/// A source, such as a view model, notes its readers, and tells them once of a change. A reader is stale from then on, and so are
/// the readers around it, until it is made anew.
@MainActor
package class Reader {
  package final private(set) var isStale = true
  /// Whether the reader is a body that runs. What it writes itself does not make it stale, or it would run for ever.
  package final var isRunning = false
  private final let outer: Reader?
  /// The number of times that the reader was made.
  private final var making = 0
  /// The sources that know the reader, each with the last making that read it.
  private final var sources: [(id: Int, making: Int)] = []

  package init(in outer: Reader?) { self.outer = outer }

  /// Notes that the reader is made anew from now on.
  package final func begin() {
    isStale = false
    making += 1
  }

  package final func becomeStale() {
    if isStale { return }
    isStale = true
    outer?.becomeStale()
  }

  /// Whether the source `id` was the last one that this making read.
  fileprivate final func hasJustRead(_ id: Int) -> Bool {
    guard let last = sources.last else { return false }
    return last.id == id && last.making == making
  }

  /// Notes a read of the source `id`. Returns whether the source has to know the reader.
  fileprivate final func read(_ id: Int) -> Bool {
    if let index = sources.firstIndex(where: { $0.id == id }) {
      sources[index].making = making
      return false
    }
    sources.append((id, making))
    return true
  }

  /// Hears that the source `id` has changed. A change of what only an earlier making read is nothing. Returns whether the source
  /// still has to know the reader.
  fileprivate final func hear(_ id: Int) -> Bool {
    if isRunning { return true }
    guard let index = sources.firstIndex(where: { $0.id == id }) else { return false }
    if sources.remove(at: index).making == making { becomeStale() }
    return false
  }
}

/// The readers of one source.
@MainActor
@usableFromInline
package struct Readers {
  private struct Known {
    weak var reader: Reader?
  }

  private static var count = 0

  private var id = 0
  private var known: [Known] = []
  private var sweepAt = 8

  package nonisolated init() {}

  @usableFromInline package var isEmpty: Bool { known.isEmpty }

  package mutating func note(_ reader: Reader) {
    if id == 0 {
      Self.count += 1
      id = Self.count
    }
    if reader.hasJustRead(id) { return }
    guard reader.read(id) else { return }
    if known.count >= sweepAt {
      known.removeAll { $0.reader == nil }
      sweepAt = max(8, known.count * 2)
    }
    known.append(Known(reader: reader))
  }

  /// Tells the readers of a change.
  package mutating func tell() {
    if known.isEmpty { return }
    known = known.filter { $0.reader?.hear(id) ?? false }
  }
}
