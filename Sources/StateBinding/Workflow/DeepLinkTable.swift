/// The links that an app knows, each with its destination, which is usually a workflow.
///
///     var links = DeepLinkTable<Workflow<any RootActionableItem>>()
///     links.add(launchGame) { gameId, inviteCode in LaunchGameWorkflow(gameId, inviteCode) }
///     let workflow = try links.destination(of: "app://launchGame?gameId=ticTacToe")
@MainActor
public struct DeepLinkTable<Destination> {
  private struct Entry {
    let pattern: DeepLinkPattern
    let summary: String
    let open: (DeepLinkURL, String) throws(DeepLinkError) -> Destination
  }

  private var entries: [Entry] = []

  public init() {}

  /// All links with their parameters, in the order in which they were added.
  public var summaries: [String] { entries.map(\.summary) }

  /// Adds the link `route`. `open` makes the destination from the values in a URL.
  ///
  /// If a URL fits several links, the most literal link opens: the segments are compared from the left, and a literal segment
  /// wins over a parameter. The order of adding does not matter.
  public mutating func add<each Value>(
    _ route: DeepLinkRoute<repeat each Value>,
    _ open: @escaping (repeat each Value) -> Destination
  ) {
    if let twin = entries.first(where: { $0.pattern.isShaped(like: route.pattern) }) {
      programError(
        "the links \(twin.summary) and \(route.summary) have the same shape; the second would never open"
      )
    }
    entries.append(
      Entry(pattern: route.pattern, summary: route.summary) {
        (url, text) throws(DeepLinkError) in
        let values = try route.values(of: url, text)
        return open(repeat each values)
      })
  }

  /// Adds the link `route`, which leads to `destination` whatever its values are. A destination that makes a workflow from the
  /// URL reads the values with ``DeepLinkRoute/values(of:)``.
  public mutating func add<each Value>(
    _ route: DeepLinkRoute<repeat each Value>, to destination: Destination
  ) {
    add(route) { (_: repeat each Value) in destination }
  }

  /// The destination of `url`. Throws the reason if there is none.
  public func destination(of url: String) throws(DeepLinkError) -> Destination {
    let parts = try DeepLinkURL(url)
    let fitting = entries.filter { $0.pattern.matches(parts) }
    guard let entry = fitting.min(by: { $0.pattern.isMoreLiteral(than: $1.pattern) }) else {
      throw .unknown(url: url, nearest: nearest(to: parts))
    }
    return try entry.open(parts, url)
  }

  private func nearest(to url: DeepLinkURL) -> String? {
    // The scheme is the same in all links, so it does not count.
    let telling = url.start.count - url.scheme.count - "://".count
    return nearestMatch(
      to: url.start, in: entries.map { $0.pattern.start(like: url) }, limit: max(1, telling / 2)
    ).map { entries[$0].summary }
  }
}

/// One link that an app knows: the pattern of its URL, and its parameters.
///
/// The pattern is the URL without its query. `{name}` in the path stands for the parameter of that name. All other
/// parameters are items of the query.
///
///     let post = DeepLinkRoute("app://board/{boardId}/post", .string("boardId"), .integer("id"))
///     post.url("swift", 7)  // app://board/swift/post?id=7
public struct DeepLinkRoute<each Value> {
  /// The pattern and the parameters of its query, as `:help` shows them.
  public let summary: String

  let pattern: DeepLinkPattern
  private let parameters: (repeat DeepLinkParameter<each Value>)

  public init(_ pattern: String, _ parameters: repeat DeepLinkParameter<each Value>) {
    self.parameters = (repeat each parameters)
    var names: [(name: String, kind: String, isOptional: Bool)] = []
    for parameter in repeat each parameters {
      names.append((parameter.name, parameter.kind, parameter.whenAbsent != nil))
    }
    self.pattern = DeepLinkPattern(
      pattern, parameters: names.map(\.name), optional: names.filter(\.isOptional).map(\.name))
    summary = self.pattern.summary(of: names)
  }

  /// The URL of this link with these values. An empty text in the path ends the process, because a URL cannot contain it.
  public func url(_ value: repeat each Value) -> String {
    var texts: [(name: String, text: String)] = []
    for (parameter, value) in repeat (each parameters, each value) {
      if let text = parameter.write(value) { texts.append((parameter.name, text)) }
    }
    return pattern.url(with: texts)
  }

  /// The values in `url`. Throws an error if `url` is not this link.
  public func values(of url: String) throws(DeepLinkError) -> (repeat each Value) {
    let parts = try DeepLinkURL(url)
    guard pattern.matches(parts) else { throw .unknown(url: url, nearest: summary) }
    return try values(of: parts, url)
  }

  /// The values in `url`, which fits the pattern. `text` is the URL as written, for errors.
  func values(of url: DeepLinkURL, _ text: String) throws(DeepLinkError) -> (repeat each Value) {
    let texts = try pattern.texts(of: url, text)
    do {
      return (repeat try (each parameters).value(of: texts))
    } catch {
      throw DeepLinkError.malformed(url: text, reason: error.reason)
    }
  }
}

/// One parameter of a deep link: its name, and the conversions from text to a value and back.
public struct DeepLinkParameter<Value> {
  /// The name of the placeholder in the path, or of the item in the query.
  public let name: String

  /// The kind of value in a word or two, for messages and `:help`.
  let kind: String
  /// The value of an absent parameter; nil if the parameter is required.
  private(set) var whenAbsent: Value?
  private let read: (String) -> Value?
  let write: (Value) -> String?

  /// Makes a parameter that `read` converts from text and `write` to text.
  ///
  /// If `read` returns nil, the error says that the text is unreadable, and names `kind`. If `write` returns nil, a link has no
  /// such parameter.
  public init(
    _ name: String, kind: String, read: @escaping (String) -> Value?,
    write: @escaping (Value) -> String?
  ) {
    self.name = name
    self.kind = kind
    self.read = read
    self.write = write
  }

  /// The value of this parameter. `texts` holds the texts of all parameters by name.
  fileprivate func value(
    of texts: [String: String]
  ) throws(DeepLinkURL.Unreadable) -> Value {
    func wrong(_ what: String) -> DeepLinkURL.Unreadable {
      DeepLinkURL.Unreadable(reason: "the parameter \(name) (\(kind)) is \(what)")
    }
    guard let text = texts[name] else {
      if let whenAbsent { return whenAbsent }
      throw wrong("missing")
    }
    guard let value = read(text) else {
      throw wrong(text.isEmpty ? "empty" : "unreadable: \(quoted(text))")
    }
    return value
  }

  /// Makes `parameter` optional: its value is nil if the URL does not have it.
  public static func optional<Wrapped>(
    _ parameter: DeepLinkParameter<Wrapped>
  ) -> DeepLinkParameter<Wrapped?> where Value == Wrapped? {
    var optional = DeepLinkParameter(
      parameter.name, kind: parameter.kind, read: { parameter.read($0).map { .some($0) } },
      write: { $0.flatMap(parameter.write) })
    optional.whenAbsent = .some(nil)
    return optional
  }
}

extension DeepLinkParameter where Value == String {
  /// Any text. It may be empty in the query but not in the path.
  public static func string(_ name: String) -> DeepLinkParameter<String> {
    DeepLinkParameter(name, kind: "text", read: { $0 }, write: { $0 })
  }
}

extension DeepLinkParameter where Value == Int {
  public static func integer(_ name: String) -> DeepLinkParameter<Int> {
    DeepLinkParameter(name, kind: "whole number", read: { Int($0) }, write: { String($0) })
  }
}

extension DeepLinkParameter where Value == Bool {
  public static func boolean(_ name: String) -> DeepLinkParameter<Bool> {
    DeepLinkParameter(name, kind: "true or false", read: { Bool($0) }, write: { String($0) })
  }
}

extension DeepLinkParameter
where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// One of the cases, by its raw value.
  public static func oneOf(_ name: String) -> DeepLinkParameter<Value> {
    DeepLinkParameter(
      name, kind: Value.allCases.map(\.rawValue).joined(separator: " or "),
      read: { Value(rawValue: $0) }, write: { $0.rawValue })
  }
}

/// The reason why a URL has no destination in a table.
public enum DeepLinkError: Error, Equatable, CustomStringConvertible {
  /// No link of the table fits the URL. `nearest` is the most similar link, if one is similar enough.
  case unknown(url: String, nearest: String?)
  /// The URL is not a valid URL of a link, or it fits a link but has a wrong parameter.
  case malformed(url: String, reason: String)

  /// The mistake and the URL, with control characters escaped and long URLs cut.
  public var description: String {
    switch self {
    case .unknown(let url, let nearest?):
      "no link is like \(quoted(url)); did you mean \(nearest)?"
    case .unknown(let url, nil): "no link is like \(quoted(url))"
    case .malformed(let url, let reason): "\(quoted(url)) is malformed: \(reason)"
    }
  }
}
