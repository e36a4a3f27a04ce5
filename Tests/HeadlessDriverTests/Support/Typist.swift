import StateBindingC
import HeadlessDriver
import HeadlessProgram
import StateBindingTestSupport
import Testing

/// Runs `body` in a process of its own, whose standard input and output are a terminal. `body` captures nothing.
///
/// A dumb terminal has `edits` set to false.
func atTerminal(
  edits: Bool = true, columns: UInt16 = 80, rows: UInt16 = 24,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: @escaping @MainActor @Sendable (Typist) async throws -> Void
) async {
  await #expect(processExitsWith: .success, sourceLocation: sourceLocation) {
    [
      body = CodePlace(TypistBody(run: body)) as CodePlace<TypistBody>, edits = edits as Bool,
      columns = columns as UInt16, rows = rows as UInt16
    ] in
    let typist = try await Typist(edits: edits, columns: columns, rows: rows)
    try await body.code.run(typist)
  }
}

private nonisolated struct TypistBody {
  let run: @MainActor @Sendable (Typist) async throws -> Void
}

/// A person at a pseudo-terminal, which becomes the standard input and output of this process.
final class Typist {
  let edits: Bool
  private let pseudoTerminal: PseudoTerminal
  private let output = Output(descriptor: 1)

  fileprivate init(edits: Bool, columns: UInt16, rows: UInt16) throws {
    self.edits = edits
    pseudoTerminal = try PseudoTerminal(columns: columns, rows: rows)
    let terminal = pseudoTerminal.terminal
    // Ends this process if the editor waits for a key for ever.
    alarm(60)
    // The signals of the terminal come to this process.
    #expect(setsid() >= 0)
    #expect(ioctl(terminal, numericCast(TIOCSCTTY), 0) == 0)
    #expect(dup2(terminal, 0) == 0 && dup2(terminal, 1) == 1)
    setenv("TERM", edits ? "xterm" : "dumb", 1)
    setenv("LC_ALL", "C", 1)
    setenv("HOME", "/nonexistent", 1)
  }

  /// An editor at this terminal that shows its prompt.
  func editor(lines: [String] = [], hidingAfter start: String? = nil) throws -> LineEditor {
    let editor = try LineEditor(
      prompt: "> ", output: output, edits: edits, hides: { $0 == start }
    ) { _ in lines }
    #expect(try editor.step(timeout: .zero) == .timeout)
    return editor
  }

  /// An editor at this terminal, to which the `keys` have come before its prompt.
  func editor(after keys: String) throws -> LineEditor {
    type(keys)
    // Until then the terminal has not taken the input.
    waitUntilReadable()
    return try LineEditor(prompt: "> ", output: output, edits: edits)
  }

  func type(_ keys: String) { type(Array(keys.utf8)) }

  func type(_ bytes: [UInt8]) { pseudoTerminal.type(bytes) }

  /// Waits until the typed text has reached the terminal: a whole line, or its end.
  func waitUntilReadable() {
    var sent = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    #expect(poll(&sent, 1, 20_000) == 1)
  }

  /// The modes of the terminal for typed text and its echo.
  var flags: [tcflag_t] {
    var state = termios()
    #expect(tcgetattr(0, &state) == 0)
    return [state.c_iflag, state.c_oflag, state.c_lflag]
  }

  func hangUp() {
    close(pseudoTerminal.keyboard)
  }

  /// The text sent to the terminal since the last call.
  func seen() -> String {
    var bytes: [UInt8] = []
    let keyboard = pseudoTerminal.keyboard
    var sent = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
    while poll(&sent, 1, 0) == 1, sent.revents & Int16(POLLIN) != 0,
      let piece = readableBytes(of: keyboard), !piece.isEmpty
    { bytes += piece }
    return String(decoding: PseudoTerminal.visible(bytes), as: UTF8.self)
  }
}

extension LineEditor {
  /// The text of the next typed line; nil if something else happens.
  func line() throws -> String? {
    guard case .line(let line) = try step(timeout: .seconds(20)) else { return nil }
    return try line.text.get()
  }

  /// The line that `typist` types with `keys`; nil if something else happens.
  func line(_ typist: Typist, _ keys: String) throws -> String? {
    typist.type(keys)
    return try line()
  }
}
