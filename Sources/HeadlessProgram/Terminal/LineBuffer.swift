/// The line that a person edits: the characters before and after the cursor.
package struct LineBuffer: Equatable {
  private(set) var before: [Character] = []
  /// The characters after the cursor, in reverse order.
  private(set) var after: [Character] = []
  /// The text that was deleted last, for Ctrl-Y.
  private var deleted: [Character] = []

  package init() {}

  package var text: String { String(before) + String(after.reversed()) }
  package var textBeforeCursor: String { String(before) }
  package var isEmpty: Bool { before.isEmpty && after.isEmpty }
  var isAtEnd: Bool { after.isEmpty }

  /// Puts `text` in place of the whole line. Leaves out control characters, which stand for keys.
  package mutating func replace(with text: String) {
    (before, after) = ([], [])
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
    // A scalar that joins the character before it becomes a part of that character, up to 32 scalars: nobody can read more.
    if isMark, let last = before.last, last.unicodeScalars.prefix(32).count < 32 {
      let joined = "\(last)\(scalar)"
      if joined.count == 1 {
        before[before.count - 1] = Character(joined)
        return
      }
    }
    before.append(Character(scalar))
  }

  /// Moves the cursor, deletes, or types, as `key` says. Returns false for any other key.
  @discardableResult
  package mutating func apply(_ key: Key) -> Bool {
    switch key {
    case .character(let scalar): insert(scalar)
    case .left: moveLeft(1)
    case .right: moveRight(1)
    case .home: moveLeft(before.count)
    case .end: moveRight(after.count)
    case .wordLeft: moveLeft(wordBefore)
    case .wordRight: moveRight(wordAfter)
    case .backspace: _ = before.popLast()
    case .delete, .deleteOrEnd: _ = after.popLast()
    case .deleteWord: deleted = take(wordBefore)
    case .deleteNextWord:
      let count = wordAfter
      moveRight(count)
      deleted = take(count)
    case .deleteToEnd:
      deleted = after.reversed()
      after = []
    case .deleteLine:
      moveRight(after.count)
      deleted = take(before.count)
    case .yank: before += deleted
    case .transpose: transpose()
    default: return false
    }
    return true
  }

  private mutating func moveLeft(_ count: Int) {
    for _ in 0..<count { if let character = before.popLast() { after.append(character) } }
  }

  private mutating func moveRight(_ count: Int) {
    for _ in 0..<count { if let character = after.popLast() { before.append(character) } }
  }

  /// Removes the last `count` characters before the cursor, and returns them.
  private mutating func take(_ count: Int) -> [Character] {
    defer { before.removeLast(count) }
    return Array(before.suffix(count))
  }

  /// Swaps the two characters around the cursor, or the last two characters if the cursor is at the end of the line.
  private mutating func transpose() {
    if isAtEnd { moveLeft(1) }
    guard let last = before.popLast(), let next = after.popLast() else {
      return moveRight(after.count)
    }
    before += [next, last]
  }

  /// The number of characters between the beginning of the previous word and the cursor.
  private var wordBefore: Int { Self.word(before.reversed()) }

  /// The number of characters between the cursor and the end of the next word.
  private var wordAfter: Int { Self.word(after.reversed()) }

  /// The number of characters from the start of `characters` to the end of the first word.
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
