import CLibrary

/// Ends the process because of a programmer's mistake. Release builds print the message too.
///
/// On Linux the runtime prints a backtrace of up to 60 lines. Pass `isBacktraced: false` if the message alone says where the
/// mistake is.
package func programError(
  _ message: String, isBacktraced: Bool = true, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  #if os(Linux)
    if !isBacktraced {
      writeToStandardError("\(file):\(line): Fatal error: \(message)\n")
      signal(SIGABRT, SIG_DFL)
      abort()
    }
  #endif
  fatalError(message, file: file, line: line)
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
