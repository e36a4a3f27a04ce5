/// Where a name can be typed as it is, without quotes.
package enum Typing {
  /// Whether `name` reaches what it names when it is the whole line.
  package static func isWholeLine(_ name: String) -> Bool {
    name.withBytes { name in
      guard endsLine(name), name[0] != UInt8(ascii: ":"), name[0] != UInt8(ascii: "#") else {
        return false
      }
      return !beginsWithVerb(name)
    }
  }

  /// Whether `name` can stand at the end of a line.
  package static func endsLine(_ name: String) -> Bool { name.withBytes(endsLine) }

  /// Whether `name` can stand between spaces.
  package static func isOneWord(_ name: String) -> Bool {
    name.withBytes { name in
      endsLine(name) && !name.contains { $0 == 0x20 || $0 == 0x22 || $0 == 0x5C }
        && (name.isPrintableASCII || !hasWideSpace(name))
    }
  }

  private static func endsLine(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = name.first, let last = name.last else { return false }
    guard first != 0x20, last != 0x20, first != UInt8(ascii: "\"") else { return false }
    if name.isPrintableASCII { return true }
    return Escaping.isClean(name, keepsLineBreaks: false) && !isTrimmed(name)
  }

  /// Whether `name` has a space at one end that is not ASCII's.
  private static func isTrimmed(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let scalars = String(decoding: name, as: UTF8.self).unicodeScalars
    return scalars.first?.properties.isWhitespace == true
      || scalars.last?.properties.isWhitespace == true
  }

  private static func hasWideSpace(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    String(decoding: name, as: UTF8.self).unicodeScalars.contains { $0.properties.isWhitespace }
  }

  /// Whether the first word of `name` is a verb: such a line is about the verb.
  private static func beginsWithVerb(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    VerbWord(firstWordOf: name) != nil
  }
}

extension VerbWord {
  /// The verb that `word` is, if it is one.
  package init?(_ word: String) {
    guard let verb = word.withBytes(Self.init(firstWordOf:)),
      verb.rawValue.utf8.count == word.utf8.count
    else { return nil }
    self = verb
  }

  /// The verb that `text` begins with, if it is followed by a space or by nothing.
  fileprivate init?(firstWordOf text: UnsafeBufferPointer<UInt8>) {
    var word: UInt64 = 0
    var index = 0
    while index < text.count, text[index] != 0x20 {
      if index == 8 { return nil }
      word = word << 8 | UInt64(text[index])
      index += 1
    }
    guard index > 2, let found = Self.numbered.first(where: { $0.number == word }) else {
      return nil
    }
    self = found.verb
  }

  /// The bytes of each verb in one number: to compare texts takes ten times as long.
  private static let numbered = allCases.map { verb in
    (number: verb.rawValue.utf8.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }, verb: verb)
  }
}
