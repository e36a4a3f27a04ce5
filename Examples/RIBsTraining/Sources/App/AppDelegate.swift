public import Foundation
public import HeadlessUI
public import ProfileFeature
public import StateBinding

/// The app, as the system knows it: it is launched, and it is opened with URLs.
public final class AppDelegate {
  /// What a person looks at.
  public let window: UIWindow
  /// The tree of RIBs.
  public let launchRouter: any LaunchRouting
  /// What its deep links work on.
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

  /// Follows `url`, as the system asks for; false if it is none of the app's links.
  public func application(open url: URL) -> Bool {
    urlHandler.handle(url)
  }
}

/// What the app stands on.
private final class AppComponent: RootDependency {
  let members: any Members
  let network: Network

  init(members: any Members, network: Network) {
    self.members = members
    self.network = network
  }
}
