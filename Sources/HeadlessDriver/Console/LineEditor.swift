package import SystemFiles

/// Reads the lines that a person types at a terminal. If libedit is installed, the lines can be edited, completed and recalled,
/// and a text for a secure field is not shown.
///
/// A program has one editor, for its standard input and output. ``print(_:inPlaceOf:)`` prints text above the prompt while the
/// prompt is shown.
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

  /// The effect of the keys.
  private enum Mode {
    /// The keys edit the line.
    case editing
    /// As in `editing`; the arrows up and down walk through the earlier lines that begin with the typed text.
    case recalling(Recall)
    /// The keys change the pattern of a search through the earlier lines.
    case searching(Search)
    /// The keys type this text, which is not shown.
    case hiding(String)
  }

  private struct Recall {
    /// The typed line, and the part of it before the cursor.
    let typed: (whole: String, beforeCursor: String)
    /// The index of the recalled line; behind the last line if the typed line is shown.
    var index: Int
  }

  private struct Search {
    /// The line that was typed before the search.
    let typed: String
    var pattern = ""
    /// The index of the found line; nil if no line has the pattern.
    var index: Int?
  }

  private let prompt: String
  private let output: Output
  private let history: History?
  /// The lines of the history and of this session, oldest first.
  private var lines: [String]
  private let library: LibEdit?
  private let hides: (String) -> Bool
  private let input = LineInput(descriptor: 0)
  private var decoder = KeyDecoder()
  private var mode = Mode.editing
  private let signals: Int32
  /// The thread that waits for input. The first wait starts it.
  private var thread: PollingThread?
  private var count = 0
  private var isPrompting = false
  /// Whether text other than that of the last `print` may stand above the prompt, such as a list of completions.
  private(set) var isDisturbed = false

  /// Makes an editor that writes to `output`, which is the standard output. `complete` returns whole lines, and the editor
  /// offers those that complete the typed text. `hides` says whether a text behind the given beginning of a line must not be
  /// shown.
  package init(
    prompt: String, output: Output, history: History? = nil, usesLibrary: Bool = true,
    hides: @escaping (String) -> Bool = { _ in false },
    complete: @escaping (String) -> [String] = { _ in [] }
  ) throws(SystemError) {
    self.prompt = prompt
    self.output = output
    self.history = history
    self.hides = hides
    lines = history?.lines ?? []
    signals = try Signals.catchInPipe()
    Terminal.useUTF8()
    // At the end of an input that is not a terminal, libedit would read in an endless loop.
    library = usesLibrary && Terminal.isTerminal(0) && !Terminal.isEnormous(0) ? LibEdit() : nil
    LibEditCallbacks.complete = { typed in
      let completion = Completion(of: typed, among: complete(typed))
      return (completion.lines, completion.start)
    }
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
    if line != lines.last { lines.append(line) }
    history?.add(line)
  }

  /// Prints whole lines above the prompt, then shows the prompt and the typed text again. The lines take the place of `old`,
  /// which was printed last and can be replaced.
  package func print(_ text: String, inPlaceOf old: String = "") throws(SystemError) {
    if isPrompting { output.write(library.map { erasure($0, rows(of: old)) } ?? "\n") }
    output.write(text)
    if isPrompting, library == nil { output.write(prompt) }
    try output.flush()
    if isPrompting { showLine() }
    isDisturbed = false
  }

  /// Whether `text`, which was printed last, can be replaced: it must not reach beyond the top of the terminal.
  func canReplace(_ text: String) -> Bool {
    guard isPrompting, let library, let height = Terminal.height(of: 1) else { return false }
    return rows(of: text) + rowsAboveCursor(library) < height
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
    mode = .editing
    isDisturbed = false
    if let library { SuddenEnd.takeTerminal { library.begin(prompt: prompt) } }
  }

  /// The escape sequence that moves the cursor to the beginning of the prompt, or of the text that takes `rows` rows above the
  /// prompt, and clears everything from there on.
  private func erasure(_ library: LibEdit, _ rows: Int = 0) -> String {
    let rows = rows + rowsAboveCursor(library)
    return "\(rows > 0 ? "\u{1B}[\(rows)A" : "")\r\u{1B}[J"
  }

  /// The rows that the prompt and the typed text take above the cursor.
  private func rowsAboveCursor(_ library: LibEdit) -> Int {
    if case .searching = mode { return 0 }
    return library.rows(above: prompt + library.text.beforeCursor, columns: columns)
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

  private var columns: Int { max(Terminal.width(of: 1) ?? 80, 1) }

  /// Shows the prompt and the typed text, or the search, from the cursor on.
  private func showLine() {
    guard case .searching(let search) = mode else {
      library?.display()
      return
    }
    let found =
      search.index.map { Escaping.line(lines[$0]) } ?? (search.pattern.isEmpty ? "" : "(not found)")
    let line = "search \(Quoting.quoted(search.pattern))> \(found)"
    var shown = ""
    // A line that fills the last column would wrap at some terminals.
    for character in line {
      guard Columns.count(shown + String(character)) < columns else { break }
      shown.append(character)
    }
    output.write("\r\u{1B}[J\(shown)")
    try? output.flush()
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
      isDisturbed = true
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
    handle(key, library)
    guard let line = LibEditCallbacks.line else { return nil }
    guard var line else {
      try leavePrompt("\n")
      return .endOfInput
    }
    if case .hiding(let text) = mode { line = line.dropLast(Self.bullets.count) + text }
    finish()
    count += 1
    return .line(InputLine(number: count, text: line))
  }

  /// The text in place of a hidden text, whatever the length of the hidden text.
  private static let bullets = "••••"

  private func handle(_ key: Key, _ library: LibEdit) {
    switch mode {
    case .searching(let search): change(search, by: key, library)
    case .hiding(let text): hide(text, changedBy: key, library)
    case .editing, .recalling: edit(key, library)
    }
  }

  private func edit(_ key: Key, _ library: LibEdit) {
    if key.isUp || key.isDown { return recall(isUp: key.isUp, library) }
    mode = .editing
    switch key {
    case .search:
      output.write(erasure(library))
      mode = .searching(Search(typed: library.text.whole))
      showLine()
    case .leave: break
    case .character(let scalar):
      let text = library.text
      if text.whole == text.beforeCursor, hides(text.whole) {
        mode = .hiding(String(scalar))
        library.handle(Self.bullets.unicodeScalars.map { Int32($0.value) })
      } else {
        library.handle(key.characters)
      }
    default:
      if key == .tab || key == .clearScreen { isDisturbed = true }
      library.handle(key.characters)
    }
  }

  /// Shows the next older or newer line that begins with the typed text, and behind the newest the typed line itself.
  private func recall(isUp: Bool, _ library: LibEdit) {
    var recall = Recall(typed: library.text, index: lines.count)
    if case .recalling(let current) = mode { recall = current }
    let shown = library.text.whole
    let isMeant = { (index: Int) in
      self.lines[index].hasPrefix(recall.typed.beforeCursor) && self.lines[index] != shown
    }
    if isUp {
      guard let index = lines[..<recall.index].indices.last(where: isMeant) else { return }
      recall.index = index
    } else {
      recall.index = lines.indices.dropFirst(recall.index + 1).first(where: isMeant) ?? lines.count
    }
    mode = .recalling(recall)
    library.replaceLine(
      with: recall.index < lines.count ? lines[recall.index] : recall.typed.whole)
  }

  /// Changes the pattern of `search`, finds an older line, or ends the search with the found line.
  private func change(_ search: Search, by key: Key, _ library: LibEdit) {
    var search = search
    switch key {
    case .search:
      search.index = find(search.pattern, before: search.index ?? lines.count) ?? search.index
    case .character(let scalar):
      search.pattern.unicodeScalars.append(scalar)
      search.index = find(search.pattern, before: search.index.map { $0 + 1 } ?? lines.count)
    case _ where key.isBackspace:
      search.pattern = String(search.pattern.dropLast())
      search.index = find(search.pattern, before: lines.count)
    default:
      output.write("\r\u{1B}[J")
      try? output.flush()
      mode = .editing
      library.display()
      if key == .leave { return }
      if let index = search.index { library.replaceLine(with: lines[index]) }
      return handle(key, library)
    }
    mode = .searching(search)
    showLine()
  }

  /// The index of the newest line before `end` that has `pattern`, in any case; nil if there is none, or no pattern.
  private func find(_ pattern: String, before end: Int) -> Int? {
    if pattern.isEmpty { return nil }
    let pattern = pattern.lowercased()
    return lines[..<end].lastIndex { offset(of: pattern, in: $0.lowercased()) != nil }
  }

  /// Changes the hidden `text`, of which only bullets are shown. Only Enter and the keys that type or delete do something.
  private func hide(_ text: String, changedBy key: Key, _ library: LibEdit) {
    switch key {
    case .character(let scalar):
      mode = .hiding(String(String.UnicodeScalarView(Array(text.unicodeScalars) + [scalar])))
    case _ where key.isEnter: library.handle(key.characters)
    case _ where key.isBackspace && text.count > 1: mode = .hiding(String(text.dropLast()))
    case _ where key.isBackspace, .deleteLine, .deleteWord:
      mode = .editing
      for _ in Self.bullets { library.handle(Key.backspace.characters) }
      if key == .deleteLine { library.handle(key.characters) }
    default: break
    }
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
