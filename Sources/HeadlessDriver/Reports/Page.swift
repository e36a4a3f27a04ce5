/// A page in one file: it loads nothing, and runs no script but its own.
struct Page {
  let program: String
  /// The outcome in a sentence.
  let verdict: String
  let hasPassed: Bool
  /// A line below the verdict; nil if there is none.
  var figures: String?
  /// Rules of style, which follow those of all pages.
  let style: [UInt8]
  /// The page's own script, which follows the script of all pages, and reads the JSON in the
  /// element `data`.
  let script: [UInt8]
  /// The JSON that the script reads.
  let data: [UInt8]

  /// The page as a file. `writeColumns` writes what stands below the header, which a reader without scripts sees too.
  func bytes(_ writeColumns: (inout HTMLWriter) -> Void) -> [UInt8] {
    let script = PackageResources.page_js + script
    // Because of the hash, the browser refuses every other script, even one in a text that was not escaped.
    let policy =
      "default-src 'none'; base-uri 'none'; form-action 'none'; style-src 'unsafe-inline'; script-src 'sha256-\(SHA256.base64(of: script))'"
    var html = HTMLWriter()
    html.markup("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n")
    html.begin("meta", ["charset": "utf-8"])
    html.begin("meta", ["http-equiv": "Content-Security-Policy", "content": policy])
    html.begin("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
    html.begin("meta", ["name": "color-scheme", "content": "light dark"])
    html.element("title", text: "\(program): \(verdict)")
    html.block("style", PackageResources.page_css + style)
    html.markup("</head>\n<body>\n")
    html.element("header") { header in
      header.element("h1", text: program)
      header.element("p", ["class": "verdict \(hasPassed ? "passed" : "failed")"], text: verdict)
      if let figures { header.element("p", ["class": "figures"], text: figures) }
    }
    html.element("div", ["class": "columns"], writeColumns)
    html.element("p", ["class": "hidden", "aria-live": "polite", "id": "said"], text: "")
    html.data(data, id: "data")
    html.block("script", script)
    html.markup("</body>\n</html>\n")
    return html.bytes
  }
}

/// Values of JSON, each once. The values of a page have its index.
struct JSONTable {
  private(set) var values: [[UInt8]] = []
  private var indices: [[UInt8]: Int] = [:]

  /// The index of the value that `write` writes.
  mutating func index(_ write: (inout JSONWriter) -> Void) -> Int {
    var json = JSONWriter()
    write(&json)
    if let index = indices[json.bytes] { return index }
    indices[json.bytes] = values.count
    values.append(json.bytes)
    return values.count - 1
  }

  mutating func index(of text: String) -> Int { index { $0.value(text) } }

  /// The indices of the lines of `text`. No line follows the last line end.
  mutating func indices(of text: String) -> [Int] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    return lines.map { index(of: String($0)) }
  }
}
