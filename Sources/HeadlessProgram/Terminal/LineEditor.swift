package import HeadlessDriver
package import StateBindingFiles

/// Reads the lines that a person types at a terminal. The lines can be edited, completed and recalled, and a text for a secure
/// field is not shown. A dumb terminal edits each line itself, and shows every text.
///
/// A program has one editor, for its standard input and output. ``print(_:inPlaceOf:)`` prints text above the prompt while the
/// prompt is shown.
@MainActor
package final class LineEditor {
  package enum Event: Equatable, Sendable {
    case line(InputLine)
    /// Ctrl-D was typed, or the terminal was closed.
    case endOfInput
    /// Ctrl-C was typed; the text in the line is dropped.
    case interrupt
    /// The program goes on after Ctrl-Z; the prompt and its text are shown again.
    case resumed
    /// Nothing happened in the given time.
    case timeout
  }

  private let prompt: String
  private let output: Output
  private let history: History?
  private var editing: LineEditing
  /// Whether lines can be edited, completed and recalled.
  package let isEditing: Bool
  private var drawing = LineDrawing()
  /// The state of the terminal before the prompt; nil while no line is edited.
  private var terminal: Terminal.State?
  /// The bytes that were typed ahead, after the end of the last line.
  private var pending: ArraySlice<UInt8> = []
  /// The number of unread bytes that were typed before the terminal delivered each key.
  private var typedAhead = 0
  private let input = LineInput(descriptor: 0)
  private var decoder = KeyDecoder()
  private let signals: Int32
  /// The thread that waits for input. The first wait starts it.
  private var thread: PollingThread?
  private var count = 0
  private var isPrompting = false
  /// Whether text other than that of the last `print` may stand above the prompt, such as a list of completions.
  private(set) var isDisturbed = false

  /// Makes an editor that writes to `output`, which is the standard output. `complete` returns whole lines, and the editor
  /// offers those that complete the typed text. `hides` says whether a text after the given beginning of a line must not be
  /// shown.
  package init(
    prompt: String, output: Output, history: History? = nil, edits: Bool = true,
    hides: @escaping (String) -> Bool = { _ in false },
    complete: @escaping (String) -> [String] = { _ in [] }
  ) throws(SystemError) {
    self.prompt = prompt
    self.output = output
    self.history = history
    editing = LineEditing(lines: history?.lines ?? [], hides: hides, complete: complete)
    signals = try Signals.catchInPipe()
    isEditing = edits && Terminal.isTerminal(0)
  }

  deinit {
    thread?.stop()
  }

  /// Waits for the next event without blocking the main actor. Returns `timeout` if the task is cancelled.
  package func next() async throws(SystemError) -> Event {
    while true {
      let event = try step(timeout: .zero)
      guard event == .timeout, !Task.isCancelled else { return event }
      try await wait(for: [0, signals])
    }
  }

  /// Waits for the next signal without showing a prompt. Returns `timeout` at the `deadline`, and if the task is cancelled. Keys
  /// that are typed meanwhile go to the next prompt. With a deadline, the terminal shows them now.
  package func nextSignal(
    before deadline: ContinuousClock.Instant? = nil
  ) async throws(SystemError) -> Event {
    while true {
      if let event = try signal() { return event }
      if Task.isCancelled || deadline.map({ $0 <= .now }) == true { return .timeout }
      // These keys are shown after the next prompt. The terminal must not show them now: they would run into the text that is
      // printed next.
      var shown: Terminal.State?
      let hidesKeys = isEditing && deadline == nil
      if hidesKeys { SuddenEnd.takeTerminal { shown = Terminal.hideKeys(of: 0) } }
      defer { if hidesKeys { SuddenEnd.giveBackTerminal { Terminal.restore(shown, of: 0) } } }
      try await wait(for: [signals], before: deadline)
    }
  }

  /// Waits for the next event for at most `timeout`, and blocks the main actor meanwhile. Nil waits without a limit.
  package func step(timeout: Duration?) throws(SystemError) -> Event {
    if isEditing, !isPrompting {
      if pending.first == Self.end { return .endOfInput }
      if pending.isEmpty, try Terminal.takeEnd(of: 0) { return .endOfInput }
    }
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
    editing.remember(line)
    history?.add(line)
  }

  /// Prints whole lines above the prompt, then shows the prompt and the typed text again. The lines take the place of `old`,
  /// which was printed last and can be replaced.
  package func print(_ text: String, inPlaceOf old: String = "") throws(SystemError) {
    if isPrompting {
      output.write(isEditing ? drawing.erasure(ofRowsAbove: rows(of: old), columns: columns) : "\n")
    }
    output.write(text)
    drawing.forget()
    if isPrompting { showLine() }
    try output.flush()
    isDisturbed = false
  }

  /// Whether `text`, which was printed last, can be replaced: it must not reach beyond the top of the terminal.
  func canReplace(_ text: String) -> Bool {
    guard isPrompting, isEditing, let height = Terminal.height(of: output.descriptor) else {
      return false
    }
    return rows(of: text) + drawing.rowsAboveCursor < height
  }

  /// Gives the terminal back. Call it before the program ends.
  package func finish() {
    isPrompting = false
    guard let terminal else { return }
    output.write(Terminal.unmarkedPastes)
    try? output.flush()
    SuddenEnd.giveBackTerminal { Terminal.restore(terminal, of: 0) }
    self.terminal = nil
  }

  /// Waits on another thread until one of `descriptors` can be read, the time is `deadline`, or the task is cancelled.
  private func wait(
    for descriptors: [Int32], before deadline: ContinuousClock.Instant? = nil
  ) async throws(SystemError) {
    if thread == nil { thread = try PollingThread() }
    try await thread?.wait(for: descriptors, before: deadline)
  }

  private func showPrompt(keepsLine: Bool = false) throws(SystemError) {
    guard !isPrompting else { return }
    isPrompting = true
    decoder.reset()
    isDisturbed = false
    editing.begin(keepsLine: keepsLine)
    drawing.forget()
    if isEditing {
      try output.flush()
      SuddenEnd.takeTerminal { terminal = Terminal.readKeys(of: 0) }
      typedAhead = Terminal.readableCount(of: 0)
      output.write(Terminal.markedPastes)
    }
    showLine()
    try output.flush()
  }

  /// The rows that the lines of `text` take on the terminal.
  private func rows(of text: String) -> Int {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return lines.reduce(0) { $0 + max(1, (Self.columns(of: $1) + columns - 1) / columns) }
  }

  /// The columns of `line`, in which sequences for colours take no room.
  private static func columns(of line: Substring) -> Int {
    var plain = String.UnicodeScalarView()
    var isColor = false
    for scalar in line.unicodeScalars {
      if scalar == "\u{1B}" { isColor = true }
      if !isColor { plain.append(scalar) }
      if scalar == "m" { isColor = false }
    }
    return Columns.count(String(plain))
  }

  private var columns: Int { max(Terminal.width(of: output.descriptor) ?? 80, 1) }

  /// Shows the prompt and the typed text, or the search.
  private func showLine() {
    guard isEditing else { return output.write(prompt) }
    guard let search = editing.search else {
      return output.write(
        drawing.draw(
          prompt, editing.buffer, columns: columns,
          rows: Terminal.height(of: output.descriptor) ?? 24))
    }
    var shown = ""
    // A line that fills the last column would wrap at some terminals.
    for character in search {
      guard Columns.count(shown + String(character)) < columns else { break }
      shown.append(character)
    }
    output.write(drawing.erasure(columns: columns))
    drawing.forget()
    output.write(drawing.draw(shown, LineBuffer(), columns: columns, rows: 1))
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
      if wasPrompting { try showPrompt(keepsLine: true) }
      isDisturbed = true
      return .resumed
    case .resize:
      if isEditing, isPrompting { try print("") }
    case nil: break
    }
    return nil
  }

  /// Restores the terminal and writes `text` after the typed text. On a dumb terminal, writes only a line end, because the
  /// terminal itself shows `^C`.
  private func leavePrompt(_ text: String = "\n") throws(SystemError) {
    output.write(isEditing ? drawing.leaving() + text : "\n")
    finish()
    try output.flush()
  }

  private func take(_ readiness: Readiness) throws(SystemError) -> Event? {
    if readiness == .hangUp {
      // The terminal is closed, so it cannot be given back.
      isPrompting = false
      return .endOfInput
    }
    return try isEditing ? takeKeys(readiness) : takeLine(readiness)
  }

  /// Handles the keys that were typed up to the end of a line, and shows the line once.
  private func takeKeys(_ readiness: Readiness) throws(SystemError) -> Event? {
    if pending.isEmpty {
      guard readiness == .input else { return nil }
      pending = try read()[...]
      if pending.isEmpty {
        try leavePrompt()
        return .endOfInput
      }
    }
    while let byte = pending.popFirst() {
      guard let key = decoder.add(byte) else { continue }
      if let event = try handle(key) { return event }
    }
    // Pasted text arrives in many parts.
    if try poll([0], timeout: .zero) == [.input] { return nil }
    showLine()
    try output.flush()
    return nil
  }

  /// Reads the bytes that were typed; empty at the end of the input.
  private func read() throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = bytes.withUnsafeMutableBytes { bytes in
      Result { () throws(SystemError) in try readBytes(0, bytes) }
    }
    bytes.removeSubrange((try count.get())...)
    // A Ctrl-D that was typed ahead is read as a NUL.
    for index in bytes.indices.prefix(typedAhead) where bytes[index] == 0 {
      bytes[index] = Self.end
    }
    typedAhead = max(0, typedAhead - bytes.count)
    return bytes
  }

  /// The byte of Ctrl-D.
  private static let end: UInt8 = 4

  /// Handles `key`. Returns an event if the key ends the line.
  private func handle(_ key: Key) throws(SystemError) -> Event? {
    let isSearching = editing.search != nil
    let effect = editing.take(key)
    if isSearching, editing.search == nil {
      output.write(drawing.erasure(columns: columns))
      drawing.forget()
    }
    switch effect {
    case .line(let text):
      // Shows the final state of the line first.
      showLine()
      try leavePrompt()
      count += 1
      return .line(InputLine(number: count, text: text))
    case .endOfInput:
      try leavePrompt()
      return .endOfInput
    case .clearScreen:
      output.write("\u{1B}[H\u{1B}[2J")
      drawing.forget()
      isDisturbed = true
    case .list(let lines): list(lines)
    case nil: break
    }
    return nil
  }

  /// Lists the lines that the typed text can become.
  private func list(_ lines: [String]) {
    showLine()
    output.write("\(drawing.leaving())\n")
    let shown = lines.prefix(Self.mostCompletions).map(Escaping.line)
    let width = (shown.map(Columns.count).max() ?? 0) + 2
    let perRow = max(1, columns / width)
    for (index, line) in shown.enumerated() {
      let isLast = index % perRow == perRow - 1 || index == shown.count - 1
      let gap = isLast ? "\n" : String(repeating: " ", count: width - Columns.count(line))
      output.write(line + gap)
    }
    if lines.count > shown.count { output.write("and \(lines.count - shown.count) more\n") }
    drawing.forget()
    isDisturbed = true
  }

  /// The highest number of lines that a second Tab lists.
  private static let mostCompletions = 99

  private func takeLine(_ readiness: Readiness) throws(SystemError) -> Event? {
    var line = input.nextRead()
    if line == nil, readiness == .input {
      try input.read()
      line = input.nextRead()
    }
    if let line {
      isPrompting = false
      return .line(line)
    }
    guard readiness == .input, input.isReady else { return nil }
    try leavePrompt()
    return .endOfInput
  }
}
