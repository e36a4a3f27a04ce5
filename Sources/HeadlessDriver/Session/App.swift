public import HeadlessUI
public import StateBinding

/// A launched app, as a session drives it.
@MainActor
public struct App {
  /// What a person looks at.
  public let window: UIWindow
  /// The tree of RIBs.
  public let router: any LaunchRouting
  /// The links that it follows.
  public let links: AppLinks

  /// The app that `router` was launched as, in `window`.
  public init(window: UIWindow, router: any LaunchRouting, links: AppLinks = AppLinks()) {
    self.window = window
    self.router = router
    self.links = links
  }
}

/// What an app is launched with.
@MainActor
public struct Launch {
  /// The time of the app: it moves only when the session says so.
  public let clock: VirtualClock
  /// The language of its screens.
  public let language: String
  private let settings: [String: String]

  /// A launch in `language` at the beginning of time, with values of options by their names.
  public init(
    clock: VirtualClock = VirtualClock(), language: String = "en", settings: [String: String] = [:]
  ) {
    self.clock = clock
    self.language = language
    self.settings = settings
  }

  /// The value that the option `name` was given.
  public subscript(name: String) -> String? { settings[name] }

  /// What `open` makes of the file that the option `name` was given; nil where it was not. What `open` throws keeps the
  /// program from starting: it is printed, and the program ends with 3.
  public func file<File, Failure: Error>(
    _ name: String, open: (String) throws(Failure) -> File
  ) throws(UsageError) -> File? {
    guard let path = self[name] else { return nil }
    do throws(Failure) {
      return try open(path)
    } catch {
      throw UsageError("--\(name): \(error)", status: .inputOutput)
    }
  }
}
