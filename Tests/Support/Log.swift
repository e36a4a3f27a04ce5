/// A list of lines in the order in which they were logged.
@MainActor
package final class Log {
  package private(set) var lines: [String] = []

  package nonisolated init() {}

  package func callAsFunction(_ line: String) {
    lines.append(line)
  }

  /// The lines since the last call.
  package func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
