import Foundation
import Testing

/// A page as read by a strict parser: tags closed, attributes quoted, nothing after the end.
struct ParsedPage {
  struct Element {
    let name: String
    let attributes: [String: String]
    /// The names of the surrounding elements, the outermost first.
    let path: [String]
    /// The text inside, also of nested elements.
    var text = ""
  }

  /// The elements in the order in which they end.
  private(set) var elements: [Element] = []
  private var open: [Element] = []
  private var rest: Substring

  private static let empty = ["meta", "input", "br"]

  init(_ page: [UInt8]) throws {
    let text = try #require(String(validating: page, as: UTF8.self))
    rest = text[...]
    try take("<!DOCTYPE html>\n")
    while !rest.isEmpty {
      if rest.hasPrefix("</") {
        try takeEnd()
      } else if rest.hasPrefix("<") {
        try takeStart()
      } else {
        let text = rest.prefix { $0 != "<" }
        rest = rest[text.endIndex...]
        try append(text)
      }
    }
    try #require(open.isEmpty, "\(open.map(\.name)) is not closed")
  }

  subscript(name: String) -> [Element] { elements.filter { $0.name == name } }

  /// Expects that the page loads nothing and runs only the script in its policy.
  func expectSelfContained(_ place: SourceLocation = #_sourceLocation) {
    let scripts = self["script"].filter { $0.attributes["type"] == nil }
    #expect(scripts.count == 1, sourceLocation: place)
    let policy = self["meta"].compactMap { $0.attributes["content"] }.filter {
      $0.hasPrefix("default-src 'none';")
    }
    #expect(
      policy.first?.contains("script-src 'sha256-\(sha256(scripts[0].text))'") == true,
      sourceLocation: place)
    #expect(elements.allSatisfy { $0.attributes["src"] == nil }, sourceLocation: place)
    #expect(
      elements.allSatisfy { $0.attributes["href"]?.hasPrefix("#") != false }, sourceLocation: place)
    #expect(
      self["style"].allSatisfy { !$0.text.contains("url(") && !$0.text.contains("@import") },
      sourceLocation: place)
  }

  private mutating func append(_ text: Substring) throws {
    let text = try Self.decoded(text)
    for index in open.indices { open[index].text += text }
  }

  private mutating func takeEnd() throws {
    let last = open.popLast()
    let element = try #require(last)
    try take("</\(element.name)>")
    if element.name == "html" { try take("\n") }
    elements.append(element)
  }

  private mutating func takeStart() throws {
    try take("<")
    let name = String(rest.prefix { $0.isLetter || $0.isNumber })
    try take(name)
    var attributes: [String: String] = [:]
    while rest.hasPrefix(" ") {
      try take(" ")
      let key = String(rest.prefix { $0 != "=" })
      try #require(key.allSatisfy { $0.isLetter || $0 == "-" }, "the attribute \(key)")
      try take(key + "=\"")
      let value = rest.prefix { $0 != "\"" }
      rest = rest[value.endIndex...]
      try #require(!value.contains("<"))
      attributes[key] = try Self.decoded(value)
      try take("\"")
    }
    try take(">")
    let element = Element(name: name, attributes: attributes, path: open.map(\.name))
    if Self.empty.contains(name) { return elements.append(element) }
    open.append(element)
    guard name == "script" || name == "style" else { return }
    // A browser ends these elements at the first end tag.
    let end = try #require(rest.range(of: "</\(name)", options: .caseInsensitive))
    try #require(!rest[..<end.lowerBound].contains("<!--"))
    open[open.count - 1].text = String(rest[..<end.lowerBound])
    rest = rest[end.lowerBound...]
  }

  private mutating func take(_ text: String) throws {
    try #require(
      rest.utf8.starts(with: text.utf8), "\(text.debugDescription) is not at \(rest.prefix(60))")
    rest = rest[rest.utf8.index(rest.startIndex, offsetBy: text.utf8.count)...]
  }

  private static func decoded(_ text: Substring) throws -> String {
    var text = String(text)
    for (name, character) in [("lt", "<"), ("gt", ">"), ("quot", "\""), ("#39", "'")] {
      text = text.replacingOccurrences(of: "&\(name);", with: character)
    }
    try #require(!text.replacingOccurrences(of: "&amp;", with: "").contains("&"))
    return text.replacingOccurrences(of: "&amp;", with: "&")
  }
}

/// The data for the script of a report.
struct ReportData: Decodable {
  struct Run: Decodable {
    let name: String
    let verdict: String
    let steps: [Step]
  }

  struct Step: Decodable {
    let kind: String
    let line: Int
    let input: String
    let failed: Bool?
    let time: String?
    let took: String?
    let error: String?
    let comments: [Int]?
    let warnings: [Int]?
    let output: [Int]?
    let trace: [Int]?
    let screen: [Int]?
    let states: [Int]?
    let changes: [Int]?
    let tree: [Int]?
    let comparison: [Comparison]?
  }

  struct Comparison: Decodable {
    let kind: String
    let expected: [String]?
    let actual: [String]?
  }

  let runs: [Run]
  let lines: [String]

  init(_ page: ParsedPage) throws {
    let data = try #require(page["script"].first { $0.attributes["id"] == "data" })
    #expect(data.attributes["type"] == "application/json")
    self = try JSONDecoder().decode(ReportData.self, from: Data(data.text.utf8))
  }

  init(_ bytes: [UInt8]) throws {
    try self.init(ParsedPage(bytes))
  }

  /// The rows of a text, marked with `+` if they are new and `-` if they are gone.
  func marked(_ rows: [Int]?) -> [String]? {
    rows?.map { ["  ", "+ ", "- "][$0 % 3] + lines[$0 / 3] }
  }

  /// The lines with the indices.
  func texts(_ indices: [Int]?) -> [String] { (indices ?? []).map { lines[$0] } }
}
