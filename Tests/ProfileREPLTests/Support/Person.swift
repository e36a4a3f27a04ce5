import StateBindingC
import StateBindingTestSupport
import Testing

/// A person at a pseudo-terminal in which a built program runs: `profile-repl`, if not another one.
final class Person {
  /// The home of the person.
  let folder: TemporaryFolder
  private let process: StartedProcess
  private let pseudoTerminal: PseudoTerminal
  private var terminal: Int32 { pseudoTerminal.keyboard }
  /// The output not yet looked at, and the whole output.
  private var unseen: [UInt8] = []
  private var output: [UInt8] = []
  var shown: String { String(decoding: output, as: UTF8.self) }
  /// Whether the terminal echoed at the end, as it does without an editor.
  private(set) var wasGivenBack = false

  /// Starts the program at a terminal, which is a dumb one unless it `edits`. With `fileBlocks`, its files are limited to so
  /// many blocks.
  init(
    _ arguments: [String] = [], in folder: TemporaryFolder? = nil, home: String? = nil,
    edits: Bool = true, environment: [String: String] = [:], columns: UInt16 = 80,
    fileBlocks: Int? = nil, program: String = "profile-repl"
  ) throws {
    self.folder = try folder ?? TemporaryFolder()
    pseudoTerminal = try PseudoTerminal(columns: columns)
    let other = pseudoTerminal.terminal
    defer { close(other) }
    // Not `ttyname`, because its callers share the result, and other tests call it.
    var name = [CChar](repeating: 0, count: 256)
    #expect(ttyname_r(other, &name, name.count) == 0)
    let path = String(
      decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    var spawning = Spawning(ownsTerminal: true)
    for number: Int32 in 0...2 { spawning.open(path, as: number) }
    let variables = [
      "TERM": edits ? "xterm" : "dumb", "NO_COLOR": "1", "HOME": home ?? self.folder.path,
    ].merging(environment) { $1 }
    if let fileBlocks {
      let limited = ["-c", #"ulimit -f "$0"; exec "$@""#, "\(fileBlocks)"]
      let path = [Spawning.productsFolder + program]
      process = try spawning.start(
        "/bin/sh", limited + path + arguments, environment: variables)
    } else {
      process = try spawning.start(program, arguments, environment: variables)
    }
  }

  /// Makes the terminal `columns` wide.
  func resize(columns: UInt16) {
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    #expect(ioctl(terminal, numericCast(TIOCSWINSZ), &size) == 0)
  }

  /// The current number of threads of the program.
  func threads() throws -> Int { try process.threads() }

  /// Presses keys.
  func type(_ keys: String) { type(Array(keys.utf8)) }

  /// Sends the bytes of keys.
  func type(_ bytes: [UInt8]) { pseudoTerminal.type(bytes) }

  /// Presses keys, and waits for each of `texts`.
  func type(_ keys: String, until texts: String...) throws {
    type(Array(keys.utf8))
    for text in texts { try see(text) }
  }

  /// Waits for each of `texts`. Returns the output up to the end of the last that was not looked at
  /// before.
  @discardableResult
  func see(_ texts: String...) throws -> String {
    var seen = ""
    for text in texts {
      let wanted = Array(text.utf8)
      try read(until: { $0.unseen.contains(wanted) }, for: text)
      let end = unseen.firstRange(of: wanted)?.upperBound ?? unseen.endIndex
      seen = String(decoding: unseen[..<end], as: UTF8.self)
      unseen.removeSubrange(..<end)
    }
    return seen
  }

  /// Presses keys that end the program.
  func quit(_ keys: String = ":quit\r", status: Int32 = 0) throws {
    type(keys)
    #expect(try end() == status)
  }

  /// Presses Ctrl-C, again after each second, until `text` is shown.
  func interrupt(until text: String) throws {
    let wanted = Array(text.utf8)
    let start = ContinuousClock.now
    var presses = 0
    try read(
      until: { person in
        if ContinuousClock.now - start >= .seconds(presses) {
          presses += 1
          person.type("\u{3}")
        }
        return person.unseen.contains(wanted)
      }, for: text)
    try see(text)
  }

  /// Waits for the end of the program. Returns its exit status.
  func end() throws -> Int32 {
    try read(until: { _ in false }, for: nil)
    var state = termios()
    #expect(tcgetattr(terminal, &state) == 0)
    wasGivenBack = state.c_lflag & tcflag_t(ECHO | ICANON) == tcflag_t(ECHO | ICANON)
    close(terminal)
    return process.end()
  }

  /// Sends the program the signal `number`.
  func signal(_ number: Int32) {
    #expect(kill(process.id, number) == 0)
  }

  /// Closes the terminal. Returns the exit status of the program.
  func hangUp() throws -> Int32 {
    close(terminal)
    return process.end()
  }

  /// Reads until `isDone`, or to the end of the program if `text` is nil.
  private func read(until isDone: (Person) -> Bool, for text: String?) throws {
    let deadline = ContinuousClock.now + .seconds(60)
    while !isDone(self) {
      var entry = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      poll(&entry, 1, 1_000)
      // After the last process has left, Linux reports EIO, other systems the end of the file.
      let piece = entry.revents == 0 ? [] : readableBytes(of: terminal)
      let isOver = entry.revents != 0 && piece?.isEmpty != false
      if isOver, text == nil { return }
      guard !isOver, ContinuousClock.now < deadline else {
        kill(process.id, SIGKILL)
        let status = process.end()
        throw TooLate(
          description: "waited in vain for \((text ?? "the end").debugDescription); "
            + "the program ended with \(status), the terminal showed \(shown.debugDescription)")
      }
      // A mark may come in two pieces.
      unseen = PseudoTerminal.visible(unseen + (piece ?? []))
      output = PseudoTerminal.visible(output + (piece ?? []))
    }
  }
}
