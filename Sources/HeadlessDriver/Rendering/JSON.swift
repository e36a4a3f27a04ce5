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

  /// Ends the object.
  public mutating func endObject() { end("}") }

  /// Begins an array; values follow.
  public mutating func beginArray() { begin("[") }

  /// Ends the array.
  public mutating func endArray() { end("]") }

  /// Writes a key, which must need no escape; its value follows.
  public mutating func key(_ key: StaticString) {
    begin("\"")
    key.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: "\":".utf8)
  }

  /// Writes a text; null for nil.
  public mutating func value(_ text: String?) {
    guard let text else { return null() }
    begin("\"")
    appendEscaped(text)
    end("\"")
  }

  /// Writes a number.
  public mutating func value(_ number: Int) { literal(String(number)) }

  /// Writes true or false.
  public mutating func value(_ isTrue: Bool) { literal(isTrue ? "true" : "false") }

  /// Writes null.
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
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": escaped += "\\\""
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      case _ where scalar.isMisleading: escaped += "\\" + Escaping.code(of: scalar)
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    bytes.append(contentsOf: escaped.utf8)
  }
}

extension Screen {
  /// This screen as JSON on one line; decoding it gives this screen with its texts escaped.
  public func json() -> String {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.text
  }

  /// Writes this screen as one value, with the keys in the order of the schema.
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("title")
    writer.value(title)
    writer.elements(elements)
    writer.key("alert")
    if let alert { writer.alert(alert) } else { writer.null() }
    if !covered.isEmpty {
      writer.key("covered")
      writer.beginArray()
      for screen in covered { screen.write(to: &writer) }
      writer.endArray()
    }
    writer.endObject()
  }
}

extension JSONWriter {
  fileprivate mutating func alert(_ alert: Screen.Alert) {
    beginObject()
    key("role")
    value(alert.role.rawValue)
    key("title")
    value(alert.title)
    key("message")
    value(alert.message)
    elements(alert.elements)
    endObject()
  }

  fileprivate mutating func elements(_ elements: [Element]) {
    key("elements")
    beginArray()
    for element in elements { self.element(element) }
    endArray()
  }

  private mutating func element(_ element: Element) {
    beginObject()
    key("role")
    value(element.role.rawValue)
    key("label")
    value(element.label)
    key("value")
    value(element.value)
    key("identifier")
    value(element.identifier)
    key("enabled")
    value(element.isEnabled)
    key("selected")
    value(element.isSelected)
    key("depth")
    value(element.depth)
    if let buttonRole = element.buttonRole {
      key("buttonRole")
      value(buttonRole.rawValue)
    }
    if element.isFocused {
      key("focused")
      value(true)
    }
    if element.isBeside {
      key("beside")
      value(true)
    }
    endObject()
  }
}
