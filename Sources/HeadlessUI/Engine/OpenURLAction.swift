/// Opens what is outside of the app: a view finds it as `openURL` in its environment.
@MainActor
public struct OpenURLAction {
  /// What became of it.
  public enum Result: Sendable {
    /// It was opened, or could not be, or is left to the system.
    case handled, discarded, systemAction
  }

  private let handler: @MainActor (String) -> Result

  /// Opens with `handler`, which is told the text of the URL.
  public init(handler: @escaping @MainActor (String) -> Result) {
    self.handler = handler
  }

  /// Opens `url`: a URL, or its text. Nothing happens where nobody opens it.
  public func callAsFunction(_ url: some CustomStringConvertible) {
    _ = handler(url.description)
  }

  /// Opens `url`, then tells `completion` whether it was opened.
  public func callAsFunction(
    _ url: some CustomStringConvertible, completion: (_ accepted: Bool) -> Void
  ) {
    completion(handler(url.description) == .handled)
  }
}
