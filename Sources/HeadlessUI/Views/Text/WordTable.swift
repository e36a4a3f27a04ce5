/// The words of a language, found by the bytes of what the code says.
///
/// A dictionary of strings takes four times as long where they are Hangul, as it compares characters, and its hashes make
/// attacks hard: nobody but the app chooses these keys.
@usableFromInline
final class WordTable: Sendable {
  private let words: [String: String]
  private let entries: [(key: String, text: String)]
  /// For each remainder of a hash one more than the index of an entry, or 0: what is taken moves one on.
  private let places: [Int]

  init(_ words: [String: String]) {
    self.words = words
    entries = words.map { ($0.key, $0.value) }
    var size = 4
    while size < 2 * words.count { size *= 2 }
    var places = [Int](repeating: 0, count: size)
    for index in entries.indices {
      var place = entries[index].key.withBytes(Self.hash) & (size - 1)
      while places[place] != 0 { place = (place + 1) & (size - 1) }
      places[place] = index + 1
    }
    self.places = places
  }

  /// The text for `key`: by its bytes, else by its characters, which may be other bytes.
  @usableFromInline
  func text(for key: String) -> String? {
    if key.isEmpty { return nil }
    // A closure of its own: the method as one would hold the table meanwhile.
    if let index = key.withBytes({ index(of: $0) }) { return entries[index].text }
    return words[key]
  }

  private func index(of key: UnsafeBufferPointer<UInt8>) -> Int? {
    var place = Self.hash(key) & (places.count - 1)
    while places[place] != 0 {
      let index = places[place] - 1
      if entries[index].key.withBytes({ key.hasSameBytes(as: $0) }) { return index }
      place = (place + 1) & (places.count - 1)
    }
    return nil
  }

  /// A number in which every bit depends on every byte.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    var hash = UInt64(truncatingIfNeeded: bytes.count)
    bytes.forEachWord { hash = (hash ^ $0) &* factor }
    // High bits depend on low ones, not the other way round: the last bytes are high in their word.
    hash = (hash ^ (hash >> 32)) &* factor
    return Int(truncatingIfNeeded: hash >> 32)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether `other` holds the same.
  @inline(__always)
  func hasSameBytes(as other: Self) -> Bool {
    guard count == other.count else { return false }
    if count < 8 { return elementsEqual(other) }
    for offset in stride(from: 0, to: count - 8, by: 8)
    where word(at: offset) != other.word(at: offset) {
      return false
    }
    return word(at: count - 8) == other.word(at: count - 8)
  }

  /// Has `body` take all bytes, eight at a time; the last eight may overlap those before them.
  @inline(__always)
  fileprivate func forEachWord(_ body: (UInt64) -> Void) {
    if count < 8 { return body(reduce(0) { $0 << 8 | UInt64($1) }) }
    for offset in stride(from: 0, to: count - 8, by: 8) { body(word(at: offset)) }
    body(word(at: count - 8))
  }

  @inline(__always)
  private func word(at offset: Int) -> UInt64 {
    UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }
}
