public import Foundation

/// What follows the URLs that the system opens the app with.
public protocol UrlHandler: AnyObject {
  /// Goes where `url` leads; false if it is none of the app's links.
  func handle(_ url: URL) -> Bool
}
