/// Encodes values as bytes for another process of the same program, and decodes them.
///
/// A text is its UTF-8, and a number its digits. A list has its elements, and a record the names and the values of its parts,
/// each behind its length. Nested containers and class hierarchies are not supported.
enum MessageCoding {
  static func bytes<Value: Encodable>(of value: Value) throws -> [UInt8] {
    if Value.self == [UInt8].self, let bytes = value as? [UInt8] { return bytes }
    switch value {
    case let text as String: return Array(text.utf8)
    case let number as any FixedWidthInteger: return Array(String(describing: number).utf8)
    case let flag as Bool: return [flag ? 1 : 0]
    default:
      let writer = MessageWriter()
      try value.encode(to: writer)
      return writer.bytes
    }
  }

  static func value<Value: Decodable>(
    _ type: Value.Type = Value.self, of bytes: ArraySlice<UInt8>
  ) throws -> Value {
    let value: Any? =
      switch type {
      case is [UInt8].Type: Array(bytes)
      case is String.Type: String(decoding: bytes, as: UTF8.self)
      case is Bool.Type: bytes.first == 1
      case let number as any FixedWidthInteger.Type:
        number.init(String(decoding: bytes, as: UTF8.self), radix: 10)
      default: try Value(from: MessageReader(bytes: bytes))
      }
    guard let value = value as? Value else { throw Malformed() }
    return value
  }

  fileprivate struct Malformed: Error {}
}

/// Messages need no nested containers.
private func noNesting() -> Never {
  preconditionFailure("a message has nil as an element or a nested container; use another type")
}

// MARK: - Encoding

private final class MessageWriter: Encoder, SingleValueEncodingContainer {
  fileprivate var bytes: [UInt8] = []
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Record(writer: self))
  }
  func unkeyedContainer() -> any UnkeyedEncodingContainer { Elements(writer: self) }
  func singleValueContainer() -> any SingleValueEncodingContainer { self }
  func encodeNil() { noNesting() }
  func encode(_ value: some Encodable) throws { bytes = try MessageCoding.bytes(of: value) }

  private func append(_ part: [UInt8]) {
    withUnsafeBytes(of: part.count) { bytes.append(contentsOf: $0) }
    bytes += part
  }

  private struct Record<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let writer: MessageWriter
    var codingPath: [any CodingKey] { [] }

    /// Leaves out a part that is nil.
    func encodeNil(forKey key: Key) {}
    func encode(_ value: some Encodable, forKey key: Key) throws {
      writer.append(Array(key.stringValue.utf8))
      writer.append(try MessageCoding.bytes(of: value))
    }

    func nestedContainer<Nested>(
      keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> { noNesting() }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { noNesting() }
    func superEncoder() -> any Encoder { noNesting() }
    func superEncoder(forKey key: Key) -> any Encoder { noNesting() }
  }

  private struct Elements: UnkeyedEncodingContainer {
    let writer: MessageWriter
    private(set) var count = 0
    var codingPath: [any CodingKey] { [] }

    func encodeNil() { noNesting() }
    mutating func encode(_ value: some Encodable) throws {
      count += 1
      writer.append(try MessageCoding.bytes(of: value))
    }

    func nestedContainer<Nested>(
      keyedBy type: Nested.Type
    ) -> KeyedEncodingContainer<Nested> { noNesting() }
    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { noNesting() }
    func superEncoder() -> any Encoder { noNesting() }
  }
}

// MARK: - Decoding

private struct MessageReader: Decoder, SingleValueDecodingContainer {
  let bytes: ArraySlice<UInt8>
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    let all = try parts
    guard all.count.isMultiple(of: 2) else { throw MessageCoding.Malformed() }
    var record: [String: ArraySlice<UInt8>] = [:]
    for index in stride(from: 0, to: all.count, by: 2) {
      record[String(decoding: all[index], as: UTF8.self)] = all[index + 1]
    }
    return KeyedDecodingContainer(Record(parts: record))
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { Elements(parts: try parts) }
  func singleValueContainer() -> any SingleValueDecodingContainer { self }
  func decodeNil() -> Bool { false }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try MessageCoding.value(of: bytes)
  }

  private var parts: [ArraySlice<UInt8>] {
    get throws {
      var parts: [ArraySlice<UInt8>] = []
      var rest = bytes
      while !rest.isEmpty {
        guard rest.count >= MemoryLayout<Int>.size else { throw MessageCoding.Malformed() }
        let count = rest.withUnsafeBytes { $0.loadUnaligned(as: Int.self) }
        rest = rest.dropFirst(MemoryLayout<Int>.size)
        guard 0...rest.count ~= count else { throw MessageCoding.Malformed() }
        parts.append(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      return parts
    }
  }

  private struct Record<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let parts: [String: ArraySlice<UInt8>]
    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { parts.keys.compactMap(Key.init(stringValue:)) }

    func contains(_ key: Key) -> Bool { parts[key.stringValue] != nil }
    func decodeNil(forKey key: Key) -> Bool { !contains(key) }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
      guard let part = parts[key.stringValue] else { throw MessageCoding.Malformed() }
      return try MessageCoding.value(of: part)
    }

    func nestedContainer<Nested>(
      keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedDecodingContainer<Nested> { noNesting() }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer { noNesting() }
    func superDecoder() -> any Decoder { noNesting() }
    func superDecoder(forKey key: Key) -> any Decoder { noNesting() }
  }

  private struct Elements: UnkeyedDecodingContainer {
    let parts: [ArraySlice<UInt8>]
    private(set) var currentIndex = 0
    var codingPath: [any CodingKey] { [] }
    var count: Int? { parts.count }
    var isAtEnd: Bool { currentIndex == parts.count }

    func decodeNil() -> Bool { false }
    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      guard !isAtEnd else { throw MessageCoding.Malformed() }
      currentIndex += 1
      return try MessageCoding.value(of: parts[currentIndex - 1])
    }

    func nestedContainer<Nested>(
      keyedBy type: Nested.Type
    ) -> KeyedDecodingContainer<Nested> { noNesting() }
    func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { noNesting() }
    func superDecoder() -> any Decoder { noNesting() }
  }
}
