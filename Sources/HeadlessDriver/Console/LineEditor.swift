#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads the lines that a person types at a terminal: edited, completed and recalled where libedit is installed, else as they
/// come.
///
/// A program has one, for its standard input and output. Text that is printed while the prompt stands goes above it.
@MainActor
package final class LineEditor {
  /// An event at the terminal.
  package enum Event: Equatable, Sendable {
    /// A line was typed.
    case line(InputLine)
    /// Ctrl-D, or the terminal is gone.
    case endOfInput
    /// Ctrl-C; the text in the line is dropped.
    case interrupt
    /// The program was told to end by this signal: clean up, then `Signals.end(by:)`.
    case termination(Int32)
    /// Nothing happened in the given time.
    case timeout
  }

  private let prompt: String
  private let output: Output
  private let history: History?
  private let library: LibEdit?
  private let input = LineInput(descriptor: 0)
  private let signals: Int32
  /// Started by the first wait.
  private var thread: PollingThread?
  private var count = 0
  private var isPrompting = false

  /// An editor that writes to `output`, which is the standard output; `complete` lists the whole lines that may follow from
  /// a typed text.
  package init(
    prompt: String, output: Output, history: History? = nil, usesLibrary: Bool = true,
    complete: @escaping (String) -> [String] = { _ in [] }
  ) throws(SystemError) {
    self.prompt = prompt
    self.output = output
    self.history = history
    signals = try Signals.catchInPipe()
    Terminal.useUTF8()
    // At the end of an input that is no terminal, libedit would read again and again.
    library = usesLibrary && Terminal.isTerminal(0) && !Terminal.isEnormous(0) ? LibEdit() : nil
    LibEditCallbacks.complete = complete
    for line in history?.lines ?? [] { library?.addToHistory(line) }
  }

  deinit {
    thread?.stop()
  }

  /// Whether lines can be edited, completed and recalled.
  package var isEditing: Bool { library != nil }

  /// The next event at the terminal; the main actor is free while nothing happens. A cancelled task gets `timeout`.
  package func next() async throws(SystemError) -> Event {
    while true {
      let event = try step(timeout: .zero)
      guard event == .timeout, !Task.isCancelled else { return event }
      try await wait(for: [0, signals])
    }
  }

  /// The next signal, without a prompt: it ends a wait. A cancelled task gets `timeout`. Keys that are typed meanwhile are
  /// for the next prompt.
  package func nextSignal() async throws(SystemError) -> Event {
    while true {
      if let event = try signal() { return event }
      if Task.isCancelled { return .timeout }
      // libedit shows the keys behind the next prompt. Shown before, they would run into the text that is printed next.
      let shown = library == nil ? nil : Terminal.hideKeys(of: 0)
      defer { Terminal.restore(shown, of: 0) }
      try await wait(for: [signals])
    }
  }

  /// The next event at the terminal, within `timeout`; holds the main actor meanwhile.
  package func step(timeout: Duration?) throws(SystemError) -> Event {
    if library != nil, !isPrompting, try Terminal.takeEnd(of: 0) { return .endOfInput }
    try showPrompt()
    let deadline = timeout.map { ContinuousClock.now + $0 }
    while true {
      // Lines may have come together.
      if let event = try take(.nothing) { return event }
      let rest = deadline.map { max(.zero, ContinuousClock.now.duration(to: $0)) }
      let ready = try poll([0, signals], timeout: rest)
      if let event = try signal() { return event }
      if let event = try take(ready[0]) { return event }
      if ready == [.nothing, .nothing], rest == .zero { return .timeout }
    }
  }

  /// Recalls `line` from now on. The caller decides which lines: none with a secret in it.
  package func remember(_ line: String) {
    guard !line.isEmpty else { return }
    if line != history?.lines.last { library?.addToHistory(line) }
    history?.add(line)
  }

  /// Prints whole lines above the prompt, which stands again below them with the typed text.
  package func print(_ text: String) throws(SystemError) {
    if isPrompting { output.write(library.map(erasure) ?? "\n") }
    output.write(text)
    if isPrompting, library == nil { output.write(prompt) }
    try output.flush()
    if isPrompting { library?.display() }
  }

  /// Gives the terminal back; to be called before the program ends.
  package func finish() {
    if isPrompting { library?.finish() }
    isPrompting = false
  }

  /// Waits on another thread until one of `descriptors` has something to read or the task is cancelled.
  private func wait(for descriptors: [Int32]) async throws(SystemError) {
    if thread == nil { thread = try PollingThread() }
    try await thread?.wait(for: descriptors)
  }

  private func showPrompt() throws(SystemError) {
    guard !isPrompting else { return }
    isPrompting = true
    if library == nil { output.write(prompt) }
    try output.flush()
    library?.begin(prompt: prompt)
  }

  /// The characters that lead to the beginning of the prompt and clear everything from there.
  private func erasure(_ library: LibEdit) -> String {
    let rows = library.rows(
      above: prompt + library.beforeCursor.text, columns: max(Terminal.width(of: 1) ?? 80, 1))
    return "\(rows > 0 ? "\u{1B}[\(rows)A" : "")\r\u{1B}[J"
  }

  /// The next signal that is for the caller; others are handled here.
  private func signal() throws(SystemError) -> Event? {
    switch Signals.next(in: signals) {
    case SIGINT:
      try leavePrompt("^C\n")
      return .interrupt
    case SIGTSTP:
      let wasPrompting = isPrompting
      if wasPrompting { try leavePrompt("\n") }
      Signals.suspend()
      if wasPrompting { try showPrompt() }
    case SIGWINCH:
      if let library, isPrompting, !Terminal.isEnormous(0) {
        library.resize()
        try print("")
      }
    case let number?:
      finish()
      return .termination(number)
    case nil: break
    }
    return nil
  }

  /// Gives the terminal back, with the cursor below the typed text. Without libedit the terminal itself shows `^C`.
  private func leavePrompt(_ text: String) throws(SystemError) {
    finish()
    output.write(library == nil ? "\n" : text)
    try output.flush()
  }

  private func take(_ readiness: Readiness) throws(SystemError) -> Event? {
    if readiness == .hangUp {
      // There is no terminal to give back any more.
      isPrompting = false
      return .endOfInput
    }
    return try library == nil ? takeLine(readiness) : takeKey(readiness)
  }

  private func takeKey(_ readiness: Readiness) throws(SystemError) -> Event? {
    guard readiness == .input else { return nil }
    library?.readCharacter()
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
