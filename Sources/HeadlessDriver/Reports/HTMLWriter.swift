/// Writes HTML. Texts and the values of attributes are escaped, so that they stay text.
struct HTMLWriter {
  /// The UTF-8 written so far.
  private(set) var bytes: [UInt8] = []

  /// Writes an element; `content` writes what stands inside.
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

  /// Writes the start of an element. An element such as `meta` has nothing else.
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

  /// Writes what `other` holds.
  mutating func append(_ other: HTMLWriter) {
    bytes += other.bytes
  }

  /// Writes `markup` as it is. It must come from this program.
  mutating func markup(_ markup: String) {
    bytes.append(contentsOf: markup.utf8)
  }
}
