import StateBinding
public import HeadlessUI

/// Writes JSON on one line, with misleading characters escaped in every text.
public struct JSONWriter {
  /// The UTF-8 written so far.
  public private(set) var bytes: [UInt8]
  private var needsComma = false

  /// A writer that goes on after `bytes`.
  public init(after bytes: consuming [UInt8] = []) {
    self.bytes = bytes
  }

  /// The text written so far.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Begins an object; keys and values follow in turn.
  public mutating func beginObject() { begin("{") }

  public mutating func endObject() { end("}") }

  /// Begins an array; values follow.
  public mutating func beginArray() { begin("[") }

  public mutating func endArray() { end("]") }

  /// Writes a key, which must need no escape; its value follows.
  public mutating func key(_ key: StaticString) {
    begin("\"")
    key.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: "\":".utf8)
  }

  /// Writes `key`, which may have any characters; its value follows.
  mutating func key(named key: String) {
    begin("\"")
    appendEscaped(key)
    bytes.append(contentsOf: "\":".utf8)
  }

  /// Writes `number`, the digits of a number as JSON spells it.
  package mutating func value(digits number: String) { literal(number) }

  /// Writes a text; null for nil.
  public mutating func value(_ text: String?) {
    guard let text else { return null() }
    begin("\"")
    appendEscaped(text)
    end("\"")
  }

  public mutating func value(_ number: Int) { literal(String(number)) }

  public mutating func value(_ isTrue: Bool) { literal(isTrue ? "true" : "false") }

  /// Writes a key and a text; null for nil.
  package mutating func field(_ name: StaticString, _ text: String?) {
    key(name)
    value(text)
  }

  package mutating func field(_ name: StaticString, _ number: Int) {
    key(name)
    value(number)
  }

  package mutating func field(_ name: StaticString, _ isTrue: Bool) {
    key(name)
    value(isTrue)
  }

  /// Writes a key and an array of `values`, each of which `write` writes.
  package mutating func array<Values: Sequence>(
    _ name: StaticString, of values: Values,
    _ write: (inout JSONWriter, Values.Element) -> Void
  ) {
    key(name)
    beginArray()
    for value in values { write(&self, value) }
    endArray()
  }

  /// Writes an object with the members that `write` writes, after a key if there is a `name`.
  package mutating func object(
    _ name: StaticString? = nil, _ write: (inout JSONWriter) -> Void
  ) {
    if let name { key(name) }
    beginObject()
    write(&self)
    endObject()
  }

  /// Writes a value that another writer has written.
  package mutating func value(written json: [UInt8]) {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    bytes += json
    needsComma = true
  }

  public mutating func null() { literal("null") }

  private mutating func literal(_ text: String) {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    text.withBytes { bytes.append(contentsOf: $0) }
    needsComma = true
  }

  private mutating func begin(_ mark: Unicode.Scalar) {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    bytes.append(UInt8(ascii: mark))
    needsComma = false
  }

  private mutating func end(_ mark: Unicode.Scalar) {
    bytes.append(UInt8(ascii: mark))
    needsComma = true
  }

  /// Appends the inside of the quotes. Line breaks become `\n`; the backslash of `\u{1B}` is escaped as JSON needs.
  private mutating func appendEscaped(_ text: String) {
    let isPlain = text.withBytes { bytes in
      bytes.isPrintableASCII
        && !bytes.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
    }
    if isPlain { return text.withBytes { bytes.append(contentsOf: $0) } }
    var quoted = ""
    Quoting.append(text, to: &quoted, beforeCodes: "\\")
    bytes.append(contentsOf: quoted.utf8)
  }
}

extension Screen {
  /// This screen as JSON on one line. Decoding it gives this screen with its texts escaped. While an alert is up, nothing below the
  /// alert is enabled.
  public func json() -> String {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.text
  }

  /// Writes this screen as one value, with the keys in the order of the schema.
  public func write(to writer: inout JSONWriter) { write(to: &writer, isBelow: alert != nil) }

  /// Writes this screen. `isBelow` says whether an alert covers it.
  private func write(to writer: inout JSONWriter, isBelow: Bool) {
    writer.beginObject()
    writer.field("title", title)
    writer.array("elements", of: elements) { $0.element($1, isBelow: isBelow) }
    writer.key("alert")
    if let alert { writer.alert(alert) } else { writer.null() }
    if !covered.isEmpty {
      writer.array("covered", of: covered) { $1.write(to: &$0, isBelow: isBelow) }
    }
    if canRefresh, !isBelow { writer.field("canRefresh", true) }
    writer.endObject()
  }
}

extension JSONWriter {
  fileprivate mutating func alert(_ alert: Screen.Alert) {
    beginObject()
    field("role", alert.role.rawValue)
    field("title", alert.title)
    field("message", alert.message)
    array("elements", of: alert.elements) { $0.element($1) }
    endObject()
  }

  fileprivate mutating func element(_ element: Element, isBelow: Bool = false) {
    beginObject()
    field("role", element.role.rawValue)
    field("label", element.label)
    field("value", element.value)
    field("identifier", element.identifier)
    field("enabled", element.isEnabled && !isBelow)
    field("selected", element.isSelected)
    field("depth", element.depth)
    if let buttonRole = element.buttonRole { field("buttonRole", buttonRole.rawValue) }
    if element.isFocused { field("focused", true) }
    if element.isBeside { field("beside", true) }
    if element.canSubmit { field("canSubmit", true) }
    endObject()
  }
}
