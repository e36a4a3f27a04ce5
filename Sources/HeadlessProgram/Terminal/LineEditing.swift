import HeadlessDriver

/// The line that a person types, and the effect of each key on it. A value, which the editor draws.
package struct LineEditing {
  /// What a key asks the editor to do, apart from drawing the line.
  package enum Effect: Equatable {
    /// The line was ended with this text.
    case line(String)
    case endOfInput
    case clearScreen
    /// A second Tab lists the lines that the typed text can become.
    case list([String])
  }

  private enum Mode {
    case editing
    /// As in `editing`; the arrows up and down walk through the earlier lines that begin with the typed text.
    case recalling(Recall)
    /// The keys change the pattern of a search through the earlier lines.
    case searching(Search)
    /// The typed text goes into `hidden`, and is not shown.
    case hiding
  }

  private struct Recall {
    let typed: LineBuffer
    /// The index of the recalled line; after the last line if the typed line is shown.
    var index: Int
  }

  private struct Search {
    var pattern = ""
    /// The index of the found line; nil if no line has the pattern.
    var index: Int?
  }

  package private(set) var buffer = LineBuffer()
  /// The text that the bullets stand for.
  private var hidden = LineBuffer()
  private var mode = Mode.editing
  /// The lines of the history and of this session, oldest first.
  private var lines: [String]
  /// Whether the last key was Tab, so that a second one lists the possible lines.
  private var isCompleting = false
  private let complete: (String) -> [String]
  private let hides: (String) -> Bool

  /// The text in place of a hidden text, whatever the length of the hidden text.
  private static let bullets = "••••"
  /// The highest number of characters that are looked at for each key.
  private static let longest = 1000

  /// Makes an empty line. `hides` and `complete` are those of the editor.
  package init(
    lines: [String] = [], hides: @escaping (String) -> Bool = { _ in false },
    complete: @escaping (String) -> [String] = { _ in [] }
  ) {
    (self.lines, self.hides, self.complete) = (lines, hides, complete)
  }

  /// Begins a new line, or goes on with the same one.
  mutating func begin(keepsLine: Bool = false) {
    isCompleting = false
    if keepsLine { return }
    mode = .editing
    buffer.replace(with: "")
    hidden.replace(with: "")
  }

  package mutating func remember(_ line: String) {
    if line != lines.last { lines.append(line) }
  }

  /// The search, as it stands in place of the line; nil if there is none.
  package var search: String? {
    guard case .searching(let search) = mode else { return nil }
    let found =
      search.index.map { Escaping.line(lines[$0]) } ?? (search.pattern.isEmpty ? "" : "(not found)")
    return "search \(Quoting.quoted(search.pattern))> \(found)"
  }

  /// Changes the line as `key` says.
  package mutating func take(_ key: Key) -> Effect? {
    defer { isCompleting = key == .tab }
    switch mode {
    case .searching(let search): return change(search, by: key)
    case .hiding: return hide(key)
    case .editing, .recalling: return edit(key)
    }
  }

  private mutating func edit(_ key: Key) -> Effect? {
    if key == .up || key == .down {
      recall(isUp: key == .up)
      return nil
    }
    mode = .editing
    switch key {
    case .search: mode = .searching(Search())
    case .character(let scalar):
      if hidesNextText {
        mode = .hiding
        hidden.replace(with: String(scalar))
        for bullet in Self.bullets.unicodeScalars { buffer.insert(bullet) }
      } else {
        buffer.insert(scalar)
      }
    case .enter: return .line(buffer.text)
    case .deleteOrEnd where buffer.isEmpty: return .endOfInput
    case .tab: return completeLine()
    case .clearScreen: return .clearScreen
    default: buffer.apply(key)
    }
    return nil
  }

  /// Whether the next character begins a text that must not be shown. Such a text follows a verb and the name of a field, so a
  /// long line is not examined.
  private var hidesNextText: Bool {
    buffer.isAtEnd && buffer.before.last == " " && !isLong && hides(buffer.text)
  }

  /// Whether the line before the cursor is too long for a verb with a name. A paste would be slow if the whole line was read again
  /// for each of its characters.
  private var isLong: Bool { buffer.before.count >= Self.longest }

  /// Completes the text before the cursor. If the text cannot grow because several lines begin with it, a second Tab lists these
  /// lines.
  private mutating func completeLine() -> Effect? {
    if isLong { return nil }
    let typed = buffer.textBeforeCursor
    let completion = Completion(of: typed, among: complete(typed))
    if completion.lines.isEmpty { return nil }
    if completion.start != typed {
      buffer.replaceBeforeCursor(with: completion.start)
      return nil
    }
    return isCompleting && completion.lines.count > 1 ? .list(completion.lines) : nil
  }

  /// Shows the next older or newer line that begins with the typed text, and after the newest the typed line itself.
  private mutating func recall(isUp: Bool) {
    var recall = Recall(typed: buffer, index: lines.count)
    if case .recalling(let current) = mode { recall = current }
    let (shown, start) = (buffer.text, recall.typed.textBeforeCursor)
    let isMeant = { [lines] (index: Int) in lines[index].hasPrefix(start) && lines[index] != shown }
    if isUp {
      guard let index = lines[..<recall.index].indices.last(where: isMeant) else { return }
      recall.index = index
    } else {
      recall.index = lines.indices.dropFirst(recall.index + 1).first(where: isMeant) ?? lines.count
    }
    mode = .recalling(recall)
    buffer.replace(with: recall.index < lines.count ? lines[recall.index] : recall.typed.text)
  }

  /// Changes the pattern of `search`, finds an older line, or ends the search with the found line.
  private mutating func change(_ search: Search, by key: Key) -> Effect? {
    var search = search
    switch key {
    case .search:
      search.index = find(search.pattern, before: search.index ?? lines.count) ?? search.index
    case .character(let scalar):
      if search.pattern.unicodeScalars.count >= Self.longest { return nil }
      search.pattern.unicodeScalars.append(scalar)
      search.index = find(search.pattern, before: search.index.map { $0 + 1 } ?? lines.count)
    case .backspace:
      search.pattern = String(search.pattern.dropLast())
      search.index = find(search.pattern, before: lines.count)
    case .unknown: break
    default:
      mode = .editing
      if key == .leave { return nil }
      if let index = search.index { buffer.replace(with: lines[index]) }
      return edit(key)
    }
    mode = .searching(search)
    return nil
  }

  /// The index of the newest line before `end` that has `pattern`, in any case; nil if there is none, or no pattern.
  private func find(_ pattern: String, before end: Int) -> Int? {
    if pattern.isEmpty { return nil }
    let pattern = pattern.lowercased()
    return lines[..<end].lastIndex { offset(of: pattern, in: $0.lowercased()) != nil }
  }

  /// Changes the hidden text. Only Enter and the keys that type or delete do something.
  private mutating func hide(_ key: Key) -> Effect? {
    switch key {
    case .character: hidden.apply(key)
    case .backspace where hidden.before.count > 1: hidden.apply(key)
    case .enter: return .line(buffer.text.dropLast(Self.bullets.count) + hidden.text)
    case .backspace, .deleteLine, .deleteWord:
      mode = .editing
      hidden.replace(with: "")
      for _ in Self.bullets { buffer.apply(.backspace) }
      if key == .deleteLine { buffer.apply(key) }
    default: break
    }
    return nil
  }
}
