import Foundation

/// The error that a file has lost a generated declaration.
struct NotAsGenerated: Error, CustomStringConvertible {
  let file: String
  /// The text that the file should have.
  let missing: String

  var description: String { "\(file) is not as generated: \(missing) is missing" }
}

/// A generated file to change. Each change needs a declaration that is still as it was generated.
struct GeneratedText {
  let name: String
  var text: String

  /// Replaces the first `old`; does nothing if there is none.
  mutating func replace(_ old: String, with new: String) {
    guard let range = text.range(of: old) else { return }
    text.replaceSubrange(range, with: new)
  }

  /// Inserts `line` behind the line `anchor`.
  mutating func insert(_ line: String, after anchor: String) throws(NotAsGenerated) {
    text.insert(contentsOf: line, at: try find(anchor).upperBound)
  }

  /// Inserts `properties` as the first properties of `type`.
  mutating func insertProperties(_ properties: String, of type: String) throws(NotAsGenerated) {
    let range = try find(type)
    guard let brace = text[range.upperBound...].range(of: "{\n") else {
      throw NotAsGenerated(file: name, missing: "{ of \(type)")
    }
    // The properties of earlier children stand together, with an empty line behind them.
    if text[brace.upperBound...].hasPrefix("  private"),
      let end = text[brace.upperBound...].range(of: "\n\n")
    {
      text.insert(contentsOf: properties, at: text.index(after: end.lowerBound))
    } else {
      text.insert(contentsOf: properties + "\n", at: brace.upperBound)
    }
  }

  /// Adds `conformance` to the declaration that begins with `start`.
  mutating func addConformance(_ conformance: String, to start: String) throws(NotAsGenerated) {
    let range = try find(start)
    guard let brace = text[range.upperBound...].range(of: " {") else {
      throw NotAsGenerated(file: name, missing: "{ of \(start)")
    }
    text.insert(contentsOf: ", \(conformance)", at: brace.lowerBound)
  }

  /// Adds `argument` to the call or the parameters that begin with `start`, and writes one argument a line.
  mutating func addArgument(_ argument: String, to start: String) throws(NotAsGenerated) {
    let open = try find(start).upperBound
    let close = try closing(of: "(", from: open)
    let line = text[..<open].lastIndex(of: "\n").map(text.index(after:)) ?? text.startIndex
    let indent = text[line...].prefix { $0 == " " }
    let lines = text[open..<close].split(separator: "\n").map { $0.drop { $0 == " " } }
    let listed = lines.filter { !$0.isEmpty }.map { $0.last == "," ? $0.dropLast() : $0 }
    let isCall = start.hasPrefix("return")
    let separator = "\n\(indent)  "
    let arguments = separator + (listed + [argument[...]]).joined(separator: "," + separator)
    text.replaceSubrange(open..<close, with: isCall ? arguments : "\(arguments)\n\(indent)")
  }

  /// Replaces the empty body `{}` of the declaration that begins with `start` by `body`.
  mutating func openBody(of start: String, _ body: String) throws(NotAsGenerated) {
    let range = try find(start)
    let rest = text[range.upperBound...]
    guard let brace = rest.firstIndex(of: "{"), rest[brace...].hasPrefix("{}") else { return }
    text.replaceSubrange(
      brace...text.index(after: brace), with: "{\n\(body)\(start.prefix { $0 == " " })}")
  }

  /// Inserts `lines` behind the opening brace of the function that begins with `start`.
  mutating func insertAfterOpening(of start: String, _ lines: String) throws(NotAsGenerated) {
    let range = try find(start)
    guard let brace = text[range.upperBound...].range(of: "{\n") else {
      throw NotAsGenerated(file: name, missing: "{ of \(start)")
    }
    text.insert(contentsOf: lines, at: brace.upperBound)
  }

  /// Inserts `lines` in front of the closing brace of the declaration that begins with `start`.
  mutating func insertBeforeEnd(of start: String, _ lines: String) throws(NotAsGenerated) {
    let range = try find(start)
    guard let brace = text[range.upperBound...].firstIndex(of: "{") else {
      throw NotAsGenerated(file: name, missing: "{ of \(start)")
    }
    let end = try closing(of: "{", from: text.index(after: brace))
    let indent = text[..<end].reversed().prefix { $0 == " " }.count
    text.insert(contentsOf: lines, at: text.index(end, offsetBy: -indent))
  }

  private func find(_ anchor: String) throws(NotAsGenerated) -> Range<String.Index> {
    guard let range = text.range(of: anchor) else {
      throw NotAsGenerated(file: name, missing: anchor.trimmed)
    }
    return range
  }

  /// The index of the bracket that closes the bracket `open` in front of `start`.
  private func closing(of open: Character, from start: String.Index) throws(NotAsGenerated)
    -> String.Index
  {
    let close: Character = open == "(" ? ")" : "}"
    var depth = 1
    for index in text[start...].indices {
      if text[index] == open { depth += 1 }
      if text[index] == close { depth -= 1 }
      if depth == 0 { return index }
    }
    throw NotAsGenerated(file: name, missing: String(close))
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
