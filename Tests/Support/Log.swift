/// What happened, a line each, in order.
@MainActor
package final class Log {
  package private(set) var lines: [String] = []

  package nonisolated init() {}

  package func callAsFunction(_ line: String) {
    lines.append(line)
  }

  /// The lines since the last time they were taken.
  package func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
