/// Encodes values as bytes for another process of the same program, and decodes them.
///
/// A text is encoded as UTF-8, and a number as digits. A list has its elements, and a record the names and the values of its
/// parts, each after its length. A part that is nil is left out. Lists with nil and class hierarchies are not supported.
enum MessageCoding {
  static func bytes<Value: Encodable>(of value: Value) throws -> [UInt8] {
    if Value.self == [UInt8].self, let bytes = value as? [UInt8] { return bytes }
    if integers.contains(where: { $0 == Value.self }) { return Array("\(value)".utf8) }
    switch value {
    case let text as String: return Array(text.utf8)
    case let flag as Bool: return [flag ? 1 : 0]
    default:
      let parts = Parts()
      try value.encode(to: MessageWriter<NoKey>(parts: parts))
      return parts.closed()
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
      default:
        if let number = integers.first(where: { $0 == type }) {
          number.init(String(decoding: bytes, as: UTF8.self), radix: 10)
        } else {
          try Value(from: MessageReader<NoKey>(parts: Parts.split(bytes)))
        }
      }
    guard let value = value as? Value else { throw Malformed() }
    return value
  }

  /// The types of numbers. To ask a type for a protocol takes long, the first time of each type.
  private static let integers: [any (FixedWidthInteger & Sendable).Type] = [
    Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self,
    UInt32.self, UInt64.self,
  ]

  fileprivate struct Malformed: Error {}
}

private enum NoKey: CodingKey {}

/// The parts of a list or a record, each after its length.
private final class Parts {
  private var bytes: [UInt8] = []
  private(set) var count = 0
  /// The last part, a container that may still grow.
  private var open: Parts?

  func append(_ part: [UInt8]) {
    closeLast()
    withUnsafeBytes(of: part.count) { bytes.append(contentsOf: $0) }
    bytes += part
    count += 1
  }

  /// Appends a container. It is complete when another part follows.
  func appendContainer() -> Parts {
    closeLast()
    let parts = Parts()
    open = parts
    count += 1
    return parts
  }

  /// The bytes of all parts.
  func closed() -> [UInt8] {
    closeLast()
    return bytes
  }

  private func closeLast() {
    guard let last = open else { return }
    open = nil
    count -= 1
    append(last.closed())
  }

  static func split(_ bytes: ArraySlice<UInt8>) throws -> [ArraySlice<UInt8>] {
    var (parts, rest) = ([ArraySlice<UInt8>](), bytes)
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

/// An encoder that is also its own container, keyed or not. A single value is a list of one element.
private struct MessageWriter<Key: CodingKey>: Encoder, KeyedEncodingContainerProtocol,
  UnkeyedEncodingContainer, SingleValueEncodingContainer
{
  let parts: Parts
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }
  var count: Int { parts.count }

  func container<Own>(keyedBy type: Own.Type) -> KeyedEncodingContainer<Own> {
    KeyedEncodingContainer(MessageWriter<Own>(parts: parts))
  }
  func unkeyedContainer() -> any UnkeyedEncodingContainer { self }
  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  func encode(_ value: some Encodable) throws { parts.append(try MessageCoding.bytes(of: value)) }
  func encode(_ value: some Encodable, forKey key: Key) throws {
    parts.append(Array(key.stringValue.utf8))
    try encode(value)
  }
  func encodeNil() { unsupported() }
  func encodeNil(forKey key: Key) {}

  func nestedContainer<Own>(keyedBy type: Own.Type) -> KeyedEncodingContainer<Own> {
    KeyedEncodingContainer(MessageWriter<Own>(parts: parts.appendContainer()))
  }
  func nestedContainer<Own>(
    keyedBy type: Own.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Own> {
    parts.append(Array(key.stringValue.utf8))
    return nestedContainer(keyedBy: type)
  }
  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { unsupported() }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { unsupported() }
  func superEncoder() -> any Encoder { unsupported() }
  func superEncoder(forKey key: Key) -> any Encoder { unsupported() }
}

/// The index of the next element of a list.
private final class Position { var index = 0 }

/// A decoder that is also its own container, keyed or not.
private struct MessageReader<Key: CodingKey>: Decoder, KeyedDecodingContainerProtocol,
  UnkeyedDecodingContainer, SingleValueDecodingContainer
{
  private let parts: [ArraySlice<UInt8>]
  /// The parts of a record by their names.
  private let record: [String: ArraySlice<UInt8>]
  private let position = Position()
  var currentIndex: Int { position.index }
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }
  var count: Int? { parts.count }
  var isAtEnd: Bool { currentIndex == parts.count }
  var allKeys: [Key] { record.keys.compactMap(Key.init(stringValue:)) }

  init(parts: [ArraySlice<UInt8>] = [], record: [String: ArraySlice<UInt8>] = [:]) {
    (self.parts, self.record) = (parts, record)
  }

  func container<Own>(keyedBy type: Own.Type) throws -> KeyedDecodingContainer<Own> {
    guard parts.count.isMultiple(of: 2) else { throw MessageCoding.Malformed() }
    var record: [String: ArraySlice<UInt8>] = [:]
    for index in stride(from: 0, to: parts.count, by: 2) {
      record[String(decoding: parts[index], as: UTF8.self)] = parts[index + 1]
    }
    return KeyedDecodingContainer(MessageReader<Own>(record: record))
  }
  // Each container begins at the first element.
  func unkeyedContainer() -> any UnkeyedDecodingContainer { MessageReader<NoKey>(parts: parts) }
  func singleValueContainer() -> any SingleValueDecodingContainer {
    MessageReader<NoKey>(parts: parts)
  }

  func contains(_ key: Key) -> Bool { record[key.stringValue] != nil }
  func decodeNil(forKey key: Key) -> Bool { !contains(key) }
  func decodeNil() -> Bool { false }
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try MessageCoding.value(of: part(key))
  }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try MessageCoding.value(of: nextPart())
  }

  func nestedContainer<Own>(keyedBy type: Own.Type) throws -> KeyedDecodingContainer<Own> {
    try nested(in: nextPart()).container(keyedBy: type)
  }
  func nestedContainer<Own>(
    keyedBy type: Own.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Own> { try nested(in: part(key)).container(keyedBy: type) }
  func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { unsupported() }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer { unsupported() }
  func superDecoder() -> any Decoder { unsupported() }
  func superDecoder(forKey key: Key) -> any Decoder { unsupported() }

  private func part(_ key: Key) throws -> ArraySlice<UInt8> {
    guard let part = record[key.stringValue] else { throw MessageCoding.Malformed() }
    return part
  }

  private func nextPart() throws -> ArraySlice<UInt8> {
    guard !isAtEnd else { throw MessageCoding.Malformed() }
    defer { position.index += 1 }
    return parts[position.index]
  }

  private func nested(in part: ArraySlice<UInt8>) throws -> MessageReader<NoKey> {
    MessageReader<NoKey>(parts: try Parts.split(part))
  }
}

private func unsupported() -> Never {
  preconditionFailure(
    "a message has nil in a list, a list inside its coding, or a class that inherits; use another type"
  )
}
