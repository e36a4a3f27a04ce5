/// The line that a person edits: the characters before the cursor and behind it.
package struct LineBuffer: Equatable {
  private(set) var before: [Character] = []
  /// The characters behind the cursor, the last one first.
  private(set) var behind: [Character] = []
  /// The text that was deleted last, for Ctrl-Y.
  private var deleted: [Character] = []

  package init() {}

  package var text: String { String(before) + String(behind.reversed()) }
  package var textBeforeCursor: String { String(before) }
  package var isEmpty: Bool { before.isEmpty && behind.isEmpty }
  var isAtEnd: Bool { behind.isEmpty }

  /// Puts `text` in place of the whole line. Leaves out control characters, which stand for keys.
  package mutating func replace(with text: String) {
    (before, behind) = ([], [])
    replaceBeforeCursor(with: text)
  }

  /// Puts `text` in place of the characters before the cursor.
  package mutating func replaceBeforeCursor(with text: String) {
    before = []
    for scalar in text.unicodeScalars where scalar.properties.generalCategory != .control {
      insert(scalar)
    }
  }

  /// Types `scalar` at the cursor.
  package mutating func insert(_ scalar: Unicode.Scalar) {
    let isMark = scalar.value >= 0x300
    // A scalar that joins the character before becomes a part of it. Nobody reads more than 32 joined scalars.
    if isMark, let last = before.last, last.unicodeScalars.prefix(32).count < 32 {
      let joined = "\(last)\(scalar)"
      if joined.count == 1 {
        before[before.count - 1] = Character(joined)
        return
      }
    }
    before.append(Character(scalar))
  }

  /// Moves the cursor, deletes, or types, as `key` says. Returns false for a key that does none of this.
  @discardableResult
  package mutating func apply(_ key: Key) -> Bool {
    switch key {
    case .character(let scalar): insert(scalar)
    case .left: moveLeft(1)
    case .right: moveRight(1)
    case .home: moveLeft(before.count)
    case .end: moveRight(behind.count)
    case .wordLeft: moveLeft(wordBefore)
    case .wordRight: moveRight(wordBehind)
    case .backspace: _ = before.popLast()
    case .delete, .deleteOrEnd: _ = behind.popLast()
    case .deleteWord: deleted = take(wordBefore)
    case .deleteNextWord:
      let count = wordBehind
      moveRight(count)
      deleted = take(count)
    case .deleteToEnd:
      deleted = behind.reversed()
      behind = []
    case .deleteLine:
      moveRight(behind.count)
      deleted = take(before.count)
    case .yank: before += deleted
    case .transpose: transpose()
    default: return false
    }
    return true
  }

  private mutating func moveLeft(_ count: Int) {
    for _ in 0..<count { if let character = before.popLast() { behind.append(character) } }
  }

  private mutating func moveRight(_ count: Int) {
    for _ in 0..<count { if let character = behind.popLast() { before.append(character) } }
  }

  /// Removes the last `count` characters before the cursor, and returns them.
  private mutating func take(_ count: Int) -> [Character] {
    defer { before.removeLast(count) }
    return Array(before.suffix(count))
  }

  /// Exchanges the characters around the cursor, at the end of the line the last two.
  private mutating func transpose() {
    if isAtEnd { moveLeft(1) }
    guard let last = before.popLast(), let next = behind.popLast() else {
      return moveRight(behind.count)
    }
    before += [next, last]
  }

  /// The number of characters from the beginning of the word before the cursor.
  private var wordBefore: Int { Self.word(before.reversed()) }

  /// The number of characters to the end of the word behind the cursor.
  private var wordBehind: Int { Self.word(behind.reversed()) }

  /// The number of characters at the beginning of `characters` up to the end of the first word.
  private static func word(_ characters: some Sequence<Character>) -> Int {
    var (count, isInWord) = (0, false)
    for character in characters {
      let isPart = character.isLetter || character.isNumber
      if isInWord, !isPart { break }
      isInWord = isPart
      count += 1
    }
    return count
  }
}
