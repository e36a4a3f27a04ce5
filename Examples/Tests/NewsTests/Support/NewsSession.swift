import ExampleNetwork
import HeadlessDriver
import HeadlessUI
import News
import StateBinding

/// The app in a session, set up like in the program.
final class NewsSession {
  let session: Session
  let delegate: AppDelegate

  init(language: String = "en", latency: Duration = .zero, faults: [Substring] = []) throws {
    let faults = RequestFaults(faults, of: NewsEndpoint.names) ?? RequestFaults()
    var launched: AppDelegate?
    session = try Session(Launch(language: language)) { launch throws(UsageError) in
      let delegate = AppDelegate(
        network: Network(
          transport: EmbeddedTransport(newsOn: launch.clock, latency: latency, faults: faults)),
        language: launch.language)
      launched = delegate
      return App(window: delegate.window, router: delegate.launchRouter)
    }
    guard let launched else { throw UsageError("the app was not launched") }
    delegate = launched
  }

  /// The response to the last of `lines`.
  @discardableResult
  func send(_ lines: [String]) async -> Response {
    var response = await session.start()
    for line in lines { response = await session.send(line) }
    return response
  }

  /// The state of the RIB on top.
  var topState: Any? {
    var router: any Routing = delegate.launchRouter
    while let child = router.children.last { router = child }
    let viewable = router as? any ViewableRouting
    return (viewable?.viewControllable as? any StatePresenting)?.currentState
  }
}

extension NewsArticle {
  static func example(_ id: Int, title: String = "", source: String = "") -> NewsArticle {
    NewsArticle(
      id: id, title: title, source: source, publishedAt: "2024-06-30T23:06:00Z",
      paragraphs: ["First.", "Second."])
  }
}
