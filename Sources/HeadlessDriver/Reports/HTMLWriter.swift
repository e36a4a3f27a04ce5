/// Writes HTML. Escapes texts and the values of attributes, so that a text cannot become markup.
struct HTMLWriter {
  /// The UTF-8 written so far.
  private(set) var bytes: [UInt8] = []

  /// Writes an element, whose content `content` writes.
  mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:],
    _ content: (inout HTMLWriter) -> Void
  ) {
    begin(name, attributes)
    content(&self)
    markup("</\(name)>")
  }

  /// Writes an element that holds `text`.
  mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:], text: String
  ) {
    element(name, attributes) { $0.text(text) }
  }

  /// Writes the start tag of an element. An element such as `meta` has no other part.
  mutating func begin(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:]
  ) {
    markup("<\(name)")
    for (name, value) in attributes {
      markup(" \(name)=\"")
      text(value)
      markup("\"")
    }
    markup(">")
  }

  /// Writes `text`, escaped for an element or the value of an attribute.
  mutating func text(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): markup("&amp;")
      case UInt8(ascii: "<"): markup("&lt;")
      case UInt8(ascii: ">"): markup("&gt;")
      case UInt8(ascii: "\""): markup("&quot;")
      case UInt8(ascii: "'"): markup("&#39;")
      default: bytes.append(byte)
      }
    }
  }

  /// Writes `json` as a block of data that no browser runs. Nothing in the block can end it.
  mutating func data(_ json: [UInt8], id: String) {
    begin("script", ["type": "application/json", "id": id])
    for byte in json {
      if byte == UInt8(ascii: "<") { markup("\\u003C") } else { bytes.append(byte) }
    }
    markup("</script>\n")
  }

  /// Writes an element that holds `code`, a style or a script of this package, without escaping.
  mutating func block(_ name: StaticString, _ code: [UInt8]) {
    markup("<\(name)>")
    bytes += code
    markup("</\(name)>\n")
  }

  /// Writes `markup` without escaping. Never pass a text of an app or of a file.
  mutating func markup(_ markup: String) {
    bytes.append(contentsOf: markup.utf8)
  }
}
