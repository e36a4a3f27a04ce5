/// A part of a screen that is made from what it reads: a body, or the nodes of a page. Each evaluation of it is a *making*, with a
/// number.
///
/// A source, such as a view model, notes its readers, and tells them once of a change. A reader is stale from then on, until
/// it is made anew. A stale body makes the nodes of its page stale too, but not the body around it.
@MainActor
package final class Reader {
  /// What is being made now. Nil where a read is not noted.
  package static var current: Reader? { didSet { currentMaking = current?.making ?? 0 } }
  /// The making of the current reader; 0 if there is none.
  fileprivate static var currentMaking = 0
  private static var makings = 0

  package private(set) var isStale = true
  /// Whether the reader is a body that runs. What it writes itself does not make it stale, or it would run for ever.
  package var isRunning = false
  private let outer: Reader?
  /// The number of the last making, which no other making has. Zero for a reader that is gone.
  fileprivate private(set) var making = 0

  package init(in outer: Reader?) { self.outer = outer }

  /// Notes that the reader is made anew from now on. It is the current one.
  package func begin() {
    Self.makings += 1
    making = Self.makings
    isStale = false
    Self.current = self
  }

  /// Notes that the reader is gone. A source may hold it until the source changes.
  package func end() { making = 0 }

  package func becomeStale() {
    if isStale { return }
    isStale = true
    outer?.becomeStale()
  }
}

/// The readers of one source, each with the making that has read it. A reader
/// ignores a change of a source that only an earlier making has read.
@MainActor
package struct Readers {
  private var noted: [(reader: Reader, making: Int)] = []
  private var lastMaking = -1
  private var sweepAt = 8

  package nonisolated init() {}

  package var isEmpty: Bool { noted.isEmpty }

  /// Notes the current reader. Returns whether there is one.
  @discardableResult
  package mutating func noteCurrent() -> Bool {
    // Most reads follow one of the same making.
    if lastMaking == Reader.currentMaking { return true }
    guard let reader = Reader.current else { return false }
    note(reader)
    return true
  }

  private mutating func note(_ reader: Reader) {
    lastMaking = reader.making
    if noted.count == sweepAt {
      noted.removeAll { $0.reader.making != $0.making }
      sweepAt = max(8, noted.count * 2)
    }
    noted.append((reader, lastMaking))
  }

  /// Tells the readers of a change, once.
  package mutating func tell() {
    for (reader, making) in noted where reader.making == making && !reader.isRunning {
      reader.becomeStale()
    }
    noted.removeAll { !$0.reader.isRunning }
    lastMaking = noted.last?.making ?? -1
  }
}
