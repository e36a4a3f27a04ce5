package import SystemFiles

/// Reads the lines that a person types at a terminal. If libedit is installed, the lines can be edited, completed and recalled.
///
/// A program has one editor, for its standard input and output. ``print(_:)`` prints text above the prompt while the prompt is
/// shown.
@MainActor
package final class LineEditor {
  /// An event at the terminal.
  package enum Event: Equatable, Sendable {
    /// A line was typed.
    case line(InputLine)
    /// Ctrl-D was typed, or the terminal was closed.
    case endOfInput
    /// Ctrl-C was typed; the text in the line is dropped.
    case interrupt
    /// Nothing happened in the given time.
    case timeout
  }

  private let prompt: String
  private let output: Output
  private let history: History?
  private let library: LibEdit?
  private let input = LineInput(descriptor: 0)
  private var decoder = KeyDecoder()
  private let signals: Int32
  /// The thread that waits for input. The first wait starts it.
  private var thread: PollingThread?
  private var count = 0
  private var isPrompting = false

  /// Makes an editor that writes to `output`, which is the standard output. `complete` returns the whole lines to which a typed
  /// text can be completed.
  package init(
    prompt: String, output: Output, history: History? = nil, usesLibrary: Bool = true,
    complete: @escaping (String) -> [String] = { _ in [] }
  ) throws(SystemError) {
    self.prompt = prompt
    self.output = output
    self.history = history
    signals = try Signals.catchInPipe()
    Terminal.useUTF8()
    // At the end of an input that is not a terminal, libedit would read in an endless loop.
    library = usesLibrary && Terminal.isTerminal(0) && !Terminal.isEnormous(0) ? LibEdit() : nil
    LibEditCallbacks.complete = complete
    for line in history?.lines ?? [] { library?.addToHistory(line) }
  }

  deinit {
    thread?.stop()
  }

  /// Whether lines can be edited, completed and recalled.
  package var isEditing: Bool { library != nil }

  /// Waits for the next event without blocking the main actor. Returns `timeout` if the task is cancelled.
  package func next() async throws(SystemError) -> Event {
    while true {
      let event = try step(timeout: .zero)
      guard event == .timeout, !Task.isCancelled else { return event }
      try await wait(for: [0, signals])
    }
  }

  /// Waits for the next signal without showing a prompt. Returns `timeout` if the task is cancelled. Keys that are typed
  /// meanwhile go to the next prompt.
  package func nextSignal() async throws(SystemError) -> Event {
    while true {
      if let event = try signal() { return event }
      if Task.isCancelled { return .timeout }
      // libedit shows these keys after the next prompt. The terminal must not show them now: they would run into the text that
      // is printed next.
      var shown: Terminal.State?
      if library != nil { SuddenEnd.takeTerminal { shown = Terminal.hideKeys(of: 0) } }
      defer { SuddenEnd.giveBackTerminal { Terminal.restore(shown, of: 0) } }
      try await wait(for: [signals])
    }
  }

  /// Waits for the next event for at most `timeout`, and blocks the main actor meanwhile. Nil waits without a limit.
  package func step(timeout: Duration?) throws(SystemError) -> Event {
    if library != nil, !isPrompting, try Terminal.takeEnd(of: 0) { return .endOfInput }
    try showPrompt()
    let deadline = timeout.map { ContinuousClock.now + $0 }
    while true {
      // One read may have brought several lines.
      if let event = try take(.nothing) { return event }
      let rest = deadline.map { max(.zero, ContinuousClock.now.duration(to: $0)) }
      let ready = try poll([0, signals], timeout: rest)
      if let event = try signal() { return event }
      if let event = try take(ready[0]) { return event }
      if ready == [.nothing, .nothing], rest == .zero { return .timeout }
    }
  }

  /// Adds `line` to the history. The caller must leave out lines with a secret.
  package func remember(_ line: String) {
    guard !line.isEmpty else { return }
    if line != history?.lines.last { library?.addToHistory(line) }
    history?.add(line)
  }

  /// Prints whole lines above the prompt, then shows the prompt and the typed text again.
  package func print(_ text: String) throws(SystemError) {
    if isPrompting { output.write(library.map(erasure) ?? "\n") }
    output.write(text)
    if isPrompting, library == nil { output.write(prompt) }
    try output.flush()
    if isPrompting { library?.display() }
  }

  /// Gives the terminal back. Call it before the program ends.
  package func finish() {
    if isPrompting, let library { SuddenEnd.giveBackTerminal(library.finish) }
    isPrompting = false
  }

  /// Waits on another thread until one of `descriptors` can be read or the task is cancelled.
  private func wait(for descriptors: [Int32]) async throws(SystemError) {
    if thread == nil { thread = try PollingThread() }
    try await thread?.wait(for: descriptors)
  }

  private func showPrompt() throws(SystemError) {
    guard !isPrompting else { return }
    isPrompting = true
    if library == nil { output.write(prompt) }
    try output.flush()
    decoder.reset()
    if let library { SuddenEnd.takeTerminal { library.begin(prompt: prompt) } }
  }

  /// The escape sequence that moves the cursor to the beginning of the prompt and clears everything after it.
  private func erasure(_ library: LibEdit) -> String {
    let rows = library.rows(
      above: prompt + library.beforeCursor.text, columns: max(Terminal.width(of: 1) ?? 80, 1))
    return "\(rows > 0 ? "\u{1B}[\(rows)A" : "")\r\u{1B}[J"
  }

  /// The next signal that the caller has to handle. Suspending and resizing are handled here.
  private func signal() throws(SystemError) -> Event? {
    switch Signals.next(in: signals) {
    case .interrupt:
      try leavePrompt("^C\n")
      return .interrupt
    case .suspend:
      let wasPrompting = isPrompting
      if wasPrompting { try leavePrompt("\n") }
      Signals.suspend()
      if wasPrompting { try showPrompt() }
    case .resize:
      if let library, isPrompting, !Terminal.isEnormous(0) {
        library.resize()
        try print("")
      }
    case nil: break
    }
    return nil
  }

  /// Gives the terminal back and writes `text` behind the typed text. Without libedit only a line end is written, as the
  /// terminal itself shows `^C`.
  private func leavePrompt(_ text: String) throws(SystemError) {
    finish()
    output.write(library == nil ? "\n" : text)
    try output.flush()
  }

  private func take(_ readiness: Readiness) throws(SystemError) -> Event? {
    if readiness == .hangUp {
      // The terminal is closed, so it cannot be given back.
      isPrompting = false
      return .endOfInput
    }
    return try library == nil ? takeLine(readiness) : takeKey(readiness)
  }

  private func takeKey(_ readiness: Readiness) throws(SystemError) -> Event? {
    guard readiness == .input, let library else { return nil }
    // Reads one byte at a time, so that text typed ahead stays in the terminal.
    var byte: UInt8 = 0
    let read = try withUnsafeMutableBytes(of: &byte) { byte throws(SystemError) in
      try readBytes(0, byte)
    }
    if read == 0 {
      try leavePrompt("\n")
      return .endOfInput
    }
    guard let key = decoder.add(byte) else { return nil }
    library.handle(key)
    guard let line = LibEditCallbacks.line else { return nil }
    guard let line else {
      try leavePrompt("\n")
      return .endOfInput
    }
    finish()
    count += 1
    return .line(InputLine(number: count, text: line))
  }

  private func takeLine(_ readiness: Readiness) throws(SystemError) -> Event? {
    if let line = input.nextRead() {
      isPrompting = false
      return .line(line)
    }
    guard readiness == .input else { return nil }
    try input.read()
    if let line = input.nextRead() {
      isPrompting = false
      return .line(line)
    }
    guard input.isReady else { return nil }
    try leavePrompt("\n")
    return .endOfInput
  }
}
