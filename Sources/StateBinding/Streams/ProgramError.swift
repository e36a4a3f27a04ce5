import StateBindingC

/// Ends the process because of a programmer's mistake: prints `message` and the last line that a session ran. Release builds print
/// them too. On Linux a backtrace follows only if `SWIFT_BACKTRACE` asks for one.
package func programError(
  _ message: String, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  let lastLine = AppRun.current.underWay.line.withLock { $0 }.map { "\nThe last line: \($0)" } ?? ""
  #if os(Linux)
    if !wantsBacktraces {
      writeToStandardError("\(file):\(line): Fatal error: \(message)\(lastLine)\n")
      AppRun.beforeProgramError.withLock { $0 }?()
      signal(SIGABRT, SIG_DFL)
      abort()
    }
  #endif
  fatalError(message + lastLine, file: file, line: line)
}

/// Whether `SWIFT_BACKTRACE` asks for a backtrace.
package var wantsBacktraces: Bool {
  getenv("SWIFT_BACKTRACE").map { !String(cString: $0).contains("enable=no") } ?? false
}

package func writeToStandardError(_ text: String) {
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    let written = rest.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    if written < 0, errno == EINTR { continue }
    if written <= 0 { return }
    rest = rest.dropFirst(written)
  }
}
