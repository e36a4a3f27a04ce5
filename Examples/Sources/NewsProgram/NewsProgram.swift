import ExampleNetwork
public import HeadlessProgram
import HeadlessUI
import News
import StateBinding

/// The program `news`: the news app on the driver.
@main
struct NewsProgram {
  static func main() async {
    await Program.news.main()
  }
}

extension Program {
  /// The news app, with the program's own articles or those of the server that `--api` names.
  public static var news: Program {
    Program(
      name: "news", version: "0.1.0", summary: "Read the news, search, refresh.",
      options: [
        NetworkOptions.api(of: "news"),
        NetworkOptions.latency,
        NetworkOptions.fail(NewsEndpoint.names, example: "news") { faults($0) != nil },
      ],
      exploring: .news, launch: launchNews)
  }
}

private func launchNews(_ launch: Launch) throws(UsageError) -> App {
  let network = NetworkOptions.network(
    of: launch,
    embedded: EmbeddedTransport(
      newsOn: launch.clock, latency: NetworkOptions.latency(of: launch),
      faults: launch["fail"].flatMap(faults) ?? RequestFaults()))
  let delegate = AppDelegate(network: network, language: launch.language)
  return App(window: delegate.window, router: delegate.launchRouter)
}

nonisolated private func faults(_ text: String) -> RequestFaults? {
  RequestFaults(
    text.split(separator: ",", omittingEmptySubsequences: false), of: NewsEndpoint.names)
}
