/// Encodes values as bytes for another process of the program, and decodes them.
///
/// The format is bencode, which keeps every byte of a text: `i5e` is a number, `3:abc` a text, `l…e` a list, and `d…e` a record of
/// texts and values. Nested containers and class hierarchies are not supported.
enum MessageCoding {
  static func bytes(of value: some Encodable) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try Message(value).write(to: &bytes)
    return bytes
  }

  static func value<Value: Decodable>(
    _ type: Value.Type = Value.self, of bytes: some Collection<UInt8>
  ) throws -> Value {
    try Message(bytes).value()
  }
}

/// The parts of a value.
private indirect enum Message {
  case number(String)
  case text(String)
  case list([Message])
  case record([String: Message])

  private struct Malformed: Error {}

  // MARK: Values

  init(_ value: some Encodable) throws {
    switch value {
    case let text as String: self = .text(text)
    case let number as any FixedWidthInteger: self = .number(String(describing: number))
    case let flag as Bool: self = .number(flag ? "1" : "0")
    default:
      let encoder = MessageEncoder()
      try value.encode(to: encoder)
      self = encoder.parts.message
    }
  }

  func value<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
    switch (self, type) {
    case (.text(let text), is String.Type): return try cast(text)
    case (.number(let digits), is Bool.Type): return try cast(digits == "1")
    case (.number(let digits), let number as any FixedWidthInteger.Type):
      return try cast(number.init(digits, radix: 10))
    default: return try Value(from: MessageDecoder(message: self))
    }
  }

  private func cast<Value>(_ value: Any?) throws -> Value {
    guard let value = value as? Value else { throw Malformed() }
    return value
  }

  var elements: [Message] { if case .list(let elements) = self { elements } else { [] } }

  func part(_ name: String) throws -> Message {
    guard let part = parts[name] else { throw Malformed() }
    return part
  }

  var parts: [String: Message] { if case .record(let parts) = self { parts } else { [:] } }

  // MARK: Bytes

  func write(to bytes: inout [UInt8]) {
    switch self {
    case .number(let digits): bytes += "i\(digits)e".utf8
    case .text(let text): bytes += "\(text.utf8.count):\(text)".utf8
    case .list(let elements):
      bytes.append(UInt8(ascii: "l"))
      for element in elements { element.write(to: &bytes) }
      bytes.append(UInt8(ascii: "e"))
    case .record(let parts):
      bytes.append(UInt8(ascii: "d"))
      for (name, part) in parts.sorted(by: { $0.key < $1.key }) {
        Message.text(name).write(to: &bytes)
        part.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "e"))
    }
  }

  init(_ bytes: some Collection<UInt8>) throws {
    var bytes = Array(bytes)[...]
    self = try Self.read(&bytes)
  }

  private static func read(_ bytes: inout ArraySlice<UInt8>) throws -> Message {
    switch bytes.first {
    case UInt8(ascii: "i"):
      bytes.removeFirst()
      return .number(try digits(until: "e", &bytes))
    case UInt8(ascii: "l"):
      bytes.removeFirst()
      var elements: [Message] = []
      while try !isEnd(&bytes) { elements.append(try read(&bytes)) }
      return .list(elements)
    case UInt8(ascii: "d"):
      bytes.removeFirst()
      var parts: [String: Message] = [:]
      while try !isEnd(&bytes) {
        let name = try text(&bytes)
        parts[name] = try read(&bytes)
      }
      return .record(parts)
    default: return .text(try text(&bytes))
    }
  }

  private static func isEnd(_ bytes: inout ArraySlice<UInt8>) throws -> Bool {
    guard let first = bytes.first else { throw Malformed() }
    guard first == UInt8(ascii: "e") else { return false }
    bytes.removeFirst()
    return true
  }

  private static func text(_ bytes: inout ArraySlice<UInt8>) throws -> String {
    guard let count = Int(try digits(until: ":", &bytes)), count <= bytes.count else {
      throw Malformed()
    }
    defer { bytes.removeFirst(count) }
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  private static func digits(
    until mark: Unicode.Scalar, _ bytes: inout ArraySlice<UInt8>
  ) throws -> String {
    guard let end = bytes.firstIndex(of: UInt8(ascii: mark)) else { throw Malformed() }
    defer { bytes = bytes[(end + 1)...] }
    return String(decoding: bytes[..<end], as: UTF8.self)
  }
}

// MARK: - Encoding

private struct MessageEncoder: Encoder {
  /// The parts of one value that were encoded so far.
  final class Parts {
    var message = Message.record([:])
    init() {}
  }

  let parts = Parts()
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Record(parts: parts))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    parts.message = .list([])
    return Elements(parts: parts)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { Single(parts: parts) }

  private struct Record<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let parts: Parts
    var codingPath: [any CodingKey] { [] }

    /// Leaves out a part that is nil.
    func encodeNil(forKey key: Key) {}

    func encode(_ value: some Encodable, forKey key: Key) throws {
      var record = parts.message.parts
      parts.message = .record([:])
      record[key.stringValue] = try Message(value)
      parts.message = .record(record)
    }

    func nestedContainer<Nested>(
      keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> { noNesting() }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { noNesting() }
    func superEncoder() -> any Encoder { noNesting() }
    func superEncoder(forKey key: Key) -> any Encoder { noNesting() }
  }

  private struct Elements: UnkeyedEncodingContainer {
    let parts: Parts
    var codingPath: [any CodingKey] { [] }
    var count: Int { parts.message.elements.count }

    func encodeNil() { noNesting() }

    func encode(_ value: some Encodable) throws {
      var elements = parts.message.elements
      parts.message = .list([])
      elements.append(try Message(value))
      parts.message = .list(elements)
    }

    func nestedContainer<Nested>(
      keyedBy type: Nested.Type
    ) -> KeyedEncodingContainer<Nested> { noNesting() }
    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { noNesting() }
    func superEncoder() -> any Encoder { noNesting() }
  }

  private struct Single: SingleValueEncodingContainer {
    let parts: Parts
    var codingPath: [any CodingKey] { [] }

    func encodeNil() { noNesting() }
    func encode(_ value: some Encodable) throws { parts.message = try Message(value) }
  }
}

/// Messages need no nested containers.
private func noNesting() -> Never {
  preconditionFailure("a message has nil as an element or a nested container; use another type")
}

// MARK: - Decoding

private struct MessageDecoder: Decoder {
  let message: Message
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Record(message: message))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer { Elements(elements: message.elements) }

  func singleValueContainer() -> any SingleValueDecodingContainer { Single(message: message) }

  private struct Record<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let message: Message
    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { message.parts.keys.compactMap(Key.init(stringValue:)) }

    func contains(_ key: Key) -> Bool { message.parts[key.stringValue] != nil }
    func decodeNil(forKey key: Key) -> Bool { !contains(key) }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
      try message.part(key.stringValue).value()
    }

    func nestedContainer<Nested>(
      keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedDecodingContainer<Nested> { noNesting() }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer { noNesting() }
    func superDecoder() -> any Decoder { noNesting() }
    func superDecoder(forKey key: Key) -> any Decoder { noNesting() }
  }

  private struct Elements: UnkeyedDecodingContainer {
    let elements: [Message]
    var currentIndex = 0
    var codingPath: [any CodingKey] { [] }
    var count: Int? { elements.count }
    var isAtEnd: Bool { currentIndex == elements.count }

    func decodeNil() -> Bool { false }
    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      guard !isAtEnd else { noNesting() }
      currentIndex += 1
      return try elements[currentIndex - 1].value()
    }

    func nestedContainer<Nested>(
      keyedBy type: Nested.Type
    ) -> KeyedDecodingContainer<Nested> { noNesting() }
    func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { noNesting() }
    func superDecoder() -> any Decoder { noNesting() }
  }

  private struct Single: SingleValueDecodingContainer {
    let message: Message
    var codingPath: [any CodingKey] { [] }

    func decodeNil() -> Bool { false }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try message.value() }
  }
}
