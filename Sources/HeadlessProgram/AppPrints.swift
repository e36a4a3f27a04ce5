import HeadlessDriver
import StateBinding
import StateBindingC
import StateBindingFiles

#if canImport(Glibc)
  import StateBindingStandardOutput
#endif

/// Keeps the text that the app prints out of screens, recordings and JSON.
///
/// Each line is written with `print: ` in front, at once, so that a trap loses none: to standard error, or to the output at a
/// terminal. Lines are held back while a prompt is shown, and in a session that a tool drives.
enum AppPrints {
  private struct State {
    var held: [String] = []
    var holds = false
    var descriptor: Int32 = 2
  }

  private static let state = Locked(State())

  /// Keeps standard output for the program, under the descriptor that it returns. From now on, `print`, `puts` and the like print
  /// here, and everything else that writes to descriptor 1 writes to standard error.
  static func separate() -> Int32 {
    let output = standardDescriptor(1)
    #if canImport(Glibc)
      takeStandardOutput { _, bytes, count in
        AppPrints.take(UnsafeRawBufferPointer(start: bytes, count: count))
        return count
      }
    #endif
    guard output >= 0, standardDescriptor(2) >= 0 else { return output }
    let copy = fcntl(output, F_DUPFD_CLOEXEC, ParentProcess.descriptor + 1)
    guard copy >= 0 else { return output }
    dup2(2, 1)
    return copy
  }

  private static func take(_ bytes: UnsafeRawBufferPointer) {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    let text = lines.map { "print: \(Escaping.line(String(decoding: $0, as: UTF8.self)))" }
    state.withLock { state in
      state.held += text
      if !state.holds { write(&state) }
    }
  }

  private static func write(_ state: inout State) {
    if state.held.isEmpty { return }
    try? writeBytes(state.descriptor, Array(state.held.map { "\($0)\n" }.joined().utf8))
    state.held = []
  }

  /// From now on, lines are held back until `takeHeld()`.
  static func hold() { state.withLock { $0.holds = true } }

  /// Writes the lines that are held back to `descriptor`, and from now on each line at once.
  static func show(on descriptor: Int32) {
    state.withLock { state in
      (state.holds, state.descriptor) = (false, descriptor)
      write(&state)
    }
  }

  /// The lines that are held back.
  static func takeHeld() -> [String] {
    state.withLock { state in
      defer { state.held = [] }
      return state.held
    }
  }
}
