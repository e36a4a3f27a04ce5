/// The links that an app knows, and what each leads to: a workflow, usually.
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

  /// A table without a link.
  public init() {}

  /// All links with their parameters, in the order in which they were added.
  public var summaries: [String] { entries.map(\.summary) }

  /// Knows the link `route`, which leads to what `open` makes of its values.
  ///
  /// Of the links that a URL fits, the one counts that is literal where the others have a parameter, from the left; the
  /// order in which they were added does not matter.
  public mutating func add<each Value>(
    _ route: DeepLinkRoute<repeat each Value>,
    _ open: @escaping (repeat each Value) -> Destination
  ) {
    // Not `first(where:)`, for which the runtime looks up a conformance when the app starts; row "start-up".
    for twin in entries where twin.pattern.isShaped(like: route.pattern) {
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

  /// What `url` leads to; an error says why it leads nowhere.
  public func destination(of url: String) throws(DeepLinkError) -> Destination {
    let parts = try DeepLinkURL(url)
    guard let entry = entry(for: parts) else {
      throw .unknown(url: url, nearest: nearest(to: parts))
    }
    return try entry.open(parts, url)
  }

  /// The link that `url` fits; of several the most literal.
  private func entry(for url: DeepLinkURL) -> Entry? {
    var best: Entry?
    for entry in entries where entry.pattern.matches(url) {
      if let best, !entry.pattern.isMoreLiteral(than: best.pattern) { continue }
      best = entry
    }
    return best
  }

  private func nearest(to url: DeepLinkURL) -> String? {
    // The scheme is the same in all links, and says nothing.
    let telling = url.start.count - url.scheme.count - "://".count
    return nearestMatch(
      to: url.start, in: entries.map { $0.pattern.start(like: url) }, limit: max(1, telling / 2)
    ).map { entries[$0].summary }
  }
}
