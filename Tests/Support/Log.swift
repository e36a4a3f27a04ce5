/// A list of lines in the order in which they were logged.
@MainActor
public final class Log {
  public private(set) var lines: [String] = []

  public nonisolated init() {}

  public func callAsFunction(_ line: String) {
    lines.append(line)
  }

  /// The lines since the last call.
  public func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
