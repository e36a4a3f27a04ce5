/// What happened, a line each, in order.
final class Log {
  private(set) var lines: [String] = []

  func callAsFunction(_ line: String) {
    lines.append(line)
  }

  /// The lines since the last time they were taken.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
