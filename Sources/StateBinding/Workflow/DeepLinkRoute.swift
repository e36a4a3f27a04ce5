/// One link that an app knows: where it leads, and the parameters it takes.
///
/// The pattern is the URL without its query; `{name}` in the path is the place of the parameter of that name. All other
/// parameters stand in the query.
///
///     let post = DeepLinkRoute("app://board/{boardId}/post", .string("boardId"), .integer("id"))
///     post.url("swift", 7)  // app://board/swift/post?id=7
public struct DeepLinkRoute<each Value> {
  /// The pattern, with the query's parameters, as `:help` shows it.
  public let summary: String

  let pattern: DeepLinkPattern
  private let parameters: (repeat DeepLinkParameter<each Value>)

  /// A link to `pattern` with `parameters`.
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

  /// The URL that leads there with these values. An empty text in the path ends the process, as no URL has one there.
  public func url(_ value: repeat each Value) -> String {
    var texts: [(name: String, text: String)] = []
    for (parameter, value) in repeat (each parameters, each value) {
      if let text = parameter.write(value) { texts.append((parameter.name, text)) }
    }
    return pattern.url(with: texts)
  }

  /// The values of `url`, which leads there.
  func values(of url: DeepLinkURL, _ text: String) throws(DeepLinkError) -> (repeat each Value) {
    let found = try pattern.texts(of: url, text)
    do {
      return (repeat try Self.value(of: each parameters, in: found))
    } catch {
      throw DeepLinkError.malformed(url: text, reason: error.reason)
    }
  }

  private static func value<T>(
    of parameter: DeepLinkParameter<T>, in texts: [String: String]
  ) throws(DeepLinkURL.Unreadable) -> T {
    guard let text = texts[parameter.name] else {
      if let value = parameter.whenAbsent { return value }
      throw DeepLinkURL.Unreadable(
        reason: "the parameter \(parameter.name) (\(parameter.kind)) is missing")
    }
    guard let value = parameter.read(text) else {
      if text.isEmpty {
        throw DeepLinkURL.Unreadable(
          reason: "the parameter \(parameter.name) (\(parameter.kind)) is empty")
      }
      throw DeepLinkURL.Unreadable(
        reason: "the parameter \(parameter.name) (\(parameter.kind)) is unreadable: \(quoted(text))"
      )
    }
    return value
  }
}
