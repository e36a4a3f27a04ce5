public import ExampleNetwork
public import HeadlessUI
public import StateBinding

/// The app as the system sees it: launched once.
public final class AppDelegate {
  public let window: UIWindow
  public let launchRouter: any LaunchRouting

  /// Launches the app in `language`, with news from `network`.
  public init(network: Network, language: String = "en") {
    let component = AppComponent(
      newsNetworkService: NewsService(network: network, language: language))
    launchRouter = RootBuilder(dependency: component).build()
    window = UIWindow(strings: NewsWords.catalogue(for: language))
    launchRouter.launch(from: window)
  }
}

/// The services that the app is launched with.
private final class AppComponent: RootDependency {
  let newsNetworkService: NewsService

  init(newsNetworkService: NewsService) {
    self.newsNetworkService = newsNetworkService
  }
}
