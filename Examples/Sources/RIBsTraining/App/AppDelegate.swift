public import Foundation
public import HeadlessUI
public import ProfileFeature
public import StateBinding

/// The app as the system sees it: launched once, then opened with URLs.
public final class AppDelegate {
  public let window: UIWindow
  public let launchRouter: any LaunchRouting

  private let urlHandler: any UrlHandler

  /// Launches the app in `language`, for `members`, with posts from `network`. `savedLogin` remembers the login.
  public init(
    members: any Members, savedLogin: (any SavedLogin)? = nil, network: Network,
    language: String = "en"
  ) {
    let component = AppComponent(members: members, savedLogin: savedLogin, network: network)
    let root = RootBuilder(dependency: component).build()
    launchRouter = root.launchRouter
    urlHandler = root.urlHandler
    window = UIWindow(strings: TrainingWords.catalogue(for: language))
    launchRouter.launch(from: window)
  }

  /// Follows `url`. Throws a `DeepLinkError` if no link of the app matches.
  public func application(open url: URL) throws {
    try urlHandler.handle(url)
  }

  /// Follows the link that somebody wrote as `text`.
  public func application(open text: String) throws {
    // `URL` would escape the characters that make the link malformed.
    try TrainingLinks.check(text)
    guard let url = URL(string: text) else {
      throw DeepLinkError.malformed(url: text, reason: "it is not a URL")
    }
    try application(open: url)
  }
}

/// The services that the app is launched with.
private final class AppComponent: RootDependency {
  let members: any Members
  let savedLogin: (any SavedLogin)?
  let network: Network

  init(members: any Members, savedLogin: (any SavedLogin)?, network: Network) {
    self.members = members
    self.savedLogin = savedLogin
    self.network = network
  }
}
