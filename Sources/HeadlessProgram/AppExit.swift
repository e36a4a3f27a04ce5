import StateBinding
import StateBindingC
import StateBindingFiles

func endProcess(_ status: Int32) -> Never {
  exit(status)
}

/// If the app of a script calls `exit`, prints a complaint and ends the program with status 1.
enum AppExit {
  /// The line of a script that is under way; nil elsewhere.
  static let line = Locked<(source: String, number: Int)?>(nil)

  /// From now on, `exit` blames the line `number` of `source`; line 0 is the launch.
  static func blame(_ source: String, _ number: Int) {
    let isFirst = line.withLock { line in
      defer { line = (source, number) }
      return line == nil
    }
    if isFirst { atexit(end) }
  }

  /// From now on, `exit` ends the program as usual.
  static func forgive() { line.withLock { $0 = nil } }

  private static let end: @convention(c) () -> Void = {
    guard let (source, number) = line.withLock({ $0 }) else { return }
    let subject = number == 0 ? "the launch of the app" : "this line"
    let text =
      "\(source):\(max(number, 1)): error[ended]: \(subject) ended the process by exit; let the app show its end instead\n"
    try? writeBytes(2, Array(text.utf8))
    _exit(1)
  }
}
