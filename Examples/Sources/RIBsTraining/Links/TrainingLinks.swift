import Foundation
import HeadlessUI
import StateBinding

/// The deep links of the app.
public enum TrainingLinks {
  static let launchGame = DeepLinkRoute(
    "ribs-training://launchGame", .string("gameId"), .optional(.string("inviteCode")))
  static let profile = DeepLinkRoute("ribs-training://profile", .string("userId"))
  static let promotion = DeepLinkRoute("ribs-training://promotion", .string("code"))
  static let post = DeepLinkRoute("ribs-training://post", .integer("id"))
  /// The universal link of a post, which opens in a browser too.
  static let postPage = DeepLinkRoute(
    "https://ribs-training.example/post/{id}", .integer("id"))

  /// The form of each link.
  public static var summaries: [String] { table.summaries }

  /// Why a link could not be followed: in Korean for `ko`, in English for any other language.
  public static func reason(of error: any Error, in language: String) -> String {
    switch error {
    case let problem as LinkProblem where language == "ko": problem.korean
    case let error as NetworkError where language == "ko":
      TrainingWords.catalogue(for: language).resolve(NetworkErrorText(error: error).key)
    default: "\(error)"
    }
  }

  /// The workflow that `url` leads to.
  static func workflow(
    for url: URL
  ) throws(DeepLinkError) -> Workflow<any RootActionableItem> {
    try table.destination(of: url.absoluteString)(url)
  }

  /// Throws if `text` is not one of the links.
  static func check(_ text: String) throws(DeepLinkError) {
    _ = try table.destination(of: text)
  }

  private typealias MakeWorkflow =
    @MainActor (URL) throws(DeepLinkError) -> Workflow<any RootActionableItem>

  private static var table: DeepLinkTable<MakeWorkflow> {
    var table = DeepLinkTable<MakeWorkflow>()
    table.add(launchGame, to: LaunchGameWorkflow.init(url:))
    table.add(profile, to: ProfileWorkflow.init(url:))
    table.add(promotion, to: PromotionWorkflow.init(url:))
    table.add(post, to: PostWorkflow.init(url:))
    table.add(postPage, to: PostWorkflow.init(url:))
    return table
  }
}

/// Waits for the login, then launches a game.
final class LaunchGameWorkflow: Workflow<any RootActionableItem> {
  init(url: URL) throws(DeepLinkError) {
    let (gameId, inviteCode) = try TrainingLinks.launchGame.values(of: url.absoluteString)
    super.init()
    onStep { root in root.waitForLogin() }
      .onStep { loggedIn, _ in loggedIn.launchGame(with: gameId, inviteCode: inviteCode) }
      .commit()
  }
}

/// Waits for the login, then opens the member's profile.
final class ProfileWorkflow: Workflow<any RootActionableItem> {
  init(url: URL) throws(DeepLinkError) {
    let userId = try TrainingLinks.profile.values(of: url.absoluteString)
    super.init()
    onStep { root in root.waitForLogin() }
      .onStep { loggedIn, _ in loggedIn.openProfile(of: userId) }
      .commit()
  }
}

/// Waits for the login, then shows a promotion.
final class PromotionWorkflow: Workflow<any RootActionableItem> {
  init(url: URL) throws(DeepLinkError) {
    let code = try TrainingLinks.promotion.values(of: url.absoluteString)
    super.init()
    onStep { root in root.waitForLogin() }
      .onStep { loggedIn, _ in loggedIn.openPromotion(code) }
      .commit()
  }
}

/// Waits for the login, opens the board, then a post.
final class PostWorkflow: Workflow<any RootActionableItem> {
  init(url: URL) throws(DeepLinkError) {
    let isPage = url.scheme?.lowercased() == "https"
    let route = isPage ? TrainingLinks.postPage : TrainingLinks.post
    let id = try route.values(of: url.absoluteString)
    super.init()
    onStep { root in root.waitForLogin() }
      .onStep { loggedIn, _ in loggedIn.openBoard() }
      .onStep { board, _ in board.openPost(id) }
      .commit()
  }
}
