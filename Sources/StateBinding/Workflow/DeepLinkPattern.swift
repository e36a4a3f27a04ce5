/// The shape of a link's URL: scheme, host and path, with placeholders for the parameters in the path.
struct DeepLinkPattern {
  private enum Segment {
    case literal(String)
    case parameter(String)
  }

  /// The scheme and the host as the pattern has them, before they are lowercased.
  private let origin: String
  private let text: String
  private let scheme: String
  private let host: String
  private let path: [Segment]
  private let queryNames: [String]

  init(_ text: String, parameters: [String], optional: [String]) {
    guard let url = try? DeepLinkURL(text), url.query.isEmpty else {
      programError(
        "\(text.debugDescription) is not a link pattern; write it as scheme://host/path/{parameter}"
      )
    }
    func refuse(_ fault: String) -> Never { programError("the pattern \(text) has \(fault)") }
    self.text = text
    origin = "\(url.scheme)://\(url.host)"
    scheme = url.scheme.lowercased()
    host = url.host.lowercased()
    if text.utf8.contains(UInt8(ascii: "#")) {
      refuse("a fragment, and links have none; remove the # and the text after it")
    }
    if Self.hasBrace(url.host) {
      refuse("a placeholder in \(url.host), its host; put it into the path or the query")
    }
    path = url.path.map { segment in
      let isParameter = segment.hasPrefix("{") && segment.hasSuffix("}")
      let name = isParameter ? segment.dropFirst().dropLast() : segment
      if Self.hasBrace(name) {
        refuse("a placeholder in a part of \(segment); give it a segment of its own")
      }
      return isParameter ? .parameter(String(name)) : .literal(String(name))
    }
    let pathNames = path.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
    if let stranger = pathNames.first(where: { !parameters.contains($0) }) {
      refuse("{\(stranger)}, which is not among its parameters; add it")
    }
    if let gap = pathNames.first(where: optional.contains) {
      refuse("{\(gap)}, which may be absent; put it into the query")
    }
    if Set(parameters).count < parameters.count || Set(pathNames).count < pathNames.count {
      refuse("a parameter twice; give each a name of its own")
    }
    queryNames = parameters.filter { !pathNames.contains($0) }
  }

  private static func hasBrace(_ text: Substring) -> Bool {
    text.utf8.contains(UInt8(ascii: "{")) || text.utf8.contains(UInt8(ascii: "}"))
  }

  /// The pattern and the parameters of its query, for `:help`.
  func summary(of parameters: [(name: String, kind: String, isOptional: Bool)]) -> String {
    let items = parameters.filter { queryNames.contains($0.name) }
      .map { "\($0.name)={\($0.kind)\($0.isOptional ? ", optional" : "")}" }
    return items.isEmpty ? text : "\(text)?\(items.joined(separator: "&"))"
  }

  /// The pattern with the segments of `url` instead of its parameters, to measure how close an unknown URL comes to it.
  func start(like url: DeepLinkURL) -> String {
    path.enumerated().reduce(origin) { start, segment in
      switch segment.element {
      case .literal(let literal): "\(start)/\(literal)"
      case .parameter(let name):
        "\(start)/\(segment.offset < url.path.count ? url.path[segment.offset] : "{\(name)}")"
      }
    }
  }

  /// Whether this pattern and `other` match the same URLs.
  func isShaped(like other: DeepLinkPattern) -> Bool {
    scheme == other.scheme && host == other.host && path.count == other.path.count
      && zip(path, other.path).allSatisfy {
        switch ($0, $1) {
        case (.literal(let one), .literal(let other)): one == other
        case (.parameter, .parameter): true
        default: false
        }
      }
  }

  /// Whether a URL that fits both patterns opens this one. From the left, the first segment that is literal in only one of the
  /// patterns decides for that pattern.
  func isMoreLiteral(than other: DeepLinkPattern) -> Bool {
    for segments in zip(path, other.path) {
      switch segments {
      case (.literal, .parameter): return true
      case (.parameter, .literal): return false
      default: continue
      }
    }
    return false
  }

  func matches(_ url: DeepLinkURL) -> Bool {
    guard url.scheme.lowercased() == scheme, url.path.count == path.count,
      Self.isSame(url.host, host, inAnyCase: true)
    else { return false }
    return zip(path, url.path).allSatisfy { segment, given in
      if case .literal(let literal) = segment { Self.isSame(given, literal) } else { true }
    }
  }

  /// Whether `given`, as written or with its escapes decoded, is `text`.
  private static func isSame(_ given: Substring, _ text: String, inAnyCase: Bool = false) -> Bool {
    if given == text { return true }
    guard let decoded = try? DeepLinkURL.decoded(given) else { return false }
    return (inAnyCase ? decoded.lowercased() : decoded) == text
  }

  /// The decoded texts of the parameters in `url`. `text` is the URL as written, for errors.
  func texts(of url: DeepLinkURL, _ text: String) throws(DeepLinkError) -> [String: String] {
    var texts: [String: String] = [:]
    func take(_ name: String, _ value: Substring) throws(DeepLinkError) {
      do {
        texts[name] = try DeepLinkURL.decoded(value)
      } catch {
        throw .malformed(url: text, reason: "the parameter \(name) is unreadable: \(error.reason)")
      }
    }
    for (segment, given) in zip(path, url.path) {
      if case .parameter(let name) = segment { try take(name, given) }
    }
    for (name, value) in url.query {
      guard let name = try? DeepLinkURL.decoded(name), queryNames.contains(name) else { continue }
      if texts[name] != nil {
        throw .malformed(url: text, reason: "the parameter \(name) is repeated")
      }
      try take(name, value)
    }
    return texts
  }

  func url(with texts: [(name: String, text: String)]) -> String {
    var url = origin
    for segment in path {
      switch segment {
      case .literal(let literal): url += "/\(literal)"
      case .parameter(let name):
        url += "/\(DeepLinkURL.encoded(pathText(of: name, in: texts)))"
      }
    }
    let items = texts.filter { queryNames.contains($0.name) }
      .map { "\(DeepLinkURL.encoded($0.name))=\(DeepLinkURL.encoded($0.text))" }
    return items.isEmpty ? url : "\(url)?\(items.joined(separator: "&"))"
  }

  private func pathText(of name: String, in texts: [(name: String, text: String)]) -> String {
    guard let text = texts.first(where: { $0.name == name })?.text, !text.isEmpty else {
      programError(
        """
        the parameter \(name) of \(self.text) is empty, which cannot be written in a path; \
        give it a text, or put it into the query
        """)
    }
    return text
  }
}
