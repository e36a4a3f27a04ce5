public import Foundation
public import HeadlessUI
public import ProfileFeature
public import StateBinding

/// The app as the system sees it: launched once, then opened with URLs.
public final class AppDelegate {
  public let window: UIWindow
  public let launchRouter: any LaunchRouting
  /// The first step of deep links.
  public let actionableItem: any RootActionableItem

  private let urlHandler: any UrlHandler

  /// Launches the app in `language`, for `members`, with posts from `network`.
  public init(members: any Members, network: Network, language: String = "en") {
    let root = RootBuilder(dependency: AppComponent(members: members, network: network)).build()
    launchRouter = root.launchRouter
    urlHandler = root.urlHandler
    actionableItem = root.actionableItem
    window = UIWindow(strings: TrainingWords.catalogue(for: language))
    launchRouter.launch(from: window)
  }

  /// Follows `url`; false if no link of the app matches.
  public func application(open url: URL) -> Bool {
    urlHandler.handle(url)
  }
}

/// The services that the app is launched with.
private final class AppComponent: RootDependency {
  let members: any Members
  let network: Network

  init(members: any Members, network: Network) {
    self.members = members
    self.network = network
  }
}
