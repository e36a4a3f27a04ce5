import CLibrary
import HeadlessDriver
import TestSupport
import Testing

/// A person at a pseudo-terminal, which becomes the standard input and output of this process: for exit tests only.
final class Typist {
  private let pseudoTerminal: PseudoTerminal
  private let output = Output(descriptor: 1)

  init(columns: UInt16 = 80, rows: UInt16 = 24) throws {
    pseudoTerminal = try PseudoTerminal(columns: columns, rows: rows)
    let terminal = pseudoTerminal.terminal
    // Ends this process if the editor waits for a key for ever.
    alarm(60)
    // The signals of the terminal come to this process.
    #expect(setsid() >= 0)
    #expect(ioctl(terminal, numericCast(TIOCSCTTY), 0) == 0)
    #expect(dup2(terminal, 0) == 0 && dup2(terminal, 1) == 1)
    setenv("TERM", "xterm", 1)
    setenv("LC_ALL", "C", 1)
    setenv("HOME", "/nonexistent", 1)
  }

  /// An editor at this terminal that shows its prompt. A dumb terminal has `edits` set to false.
  func editor(
    edits: Bool, history: History? = nil, lines: [String] = [],
    hidingBehind start: String? = nil
  ) throws -> LineEditor {
    let editor = try LineEditor(
      prompt: "> ", output: output, history: history, edits: edits,
      hides: { $0 == start }
    ) { _ in lines }
    #expect(try editor.step(timeout: .zero) == .timeout)
    return editor
  }

  func type(_ keys: String) { type(Array(keys.utf8)) }

  func type(_ bytes: [UInt8]) { pseudoTerminal.type(bytes) }

  /// Waits until the typed text has reached the terminal: a whole line, or its end.
  func waitUntilReadable() {
    var entry = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    #expect(poll(&entry, 1, 20_000) == 1)
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
    var entry = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
    while poll(&entry, 1, 0) == 1, entry.revents & Int16(POLLIN) != 0,
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
