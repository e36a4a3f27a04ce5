public import HeadlessUI
public import StateBinding

/// A launched app, as a session drives it.
@MainActor
public struct App {
  /// The window that a person looks at.
  public let window: UIWindow
  /// The root of the tree of RIBs.
  public let router: any LaunchRouting
  /// The deep links that the app follows.
  public let links: AppLinks

  /// The app that `router` was launched as, in `window`.
  public init(window: UIWindow, router: any LaunchRouting, links: AppLinks = AppLinks()) {
    self.window = window
    self.router = router
    self.links = links
  }
}

/// The conditions that an app is launched under.
@MainActor
public struct Launch {
  /// The time of the app: it moves only when the session says so.
  public let clock: VirtualClock
  /// The language of the app's screens.
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

  /// Opens the file that the option `name` was given; nil if it was not given.
  ///
  /// An error that `open` throws keeps the program from starting: it is printed, and the program ends with 3.
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

/// The deep links of an app.
@MainActor
public struct AppLinks {
  /// The form of each link, for `:help`.
  let summaries: [String]
  /// The note that is printed while a link waits, such as `waiting for login`.
  let waitingNote: String
  /// Starts the workflow that the link leads to; calls back when it has ended, with nil if the app cancelled it.
  let open:
    (_ url: String, _ onEnd: @escaping (WorkflowOutcome?) -> Void) throws(DeepLinkError) ->
      any Disposable

  /// An app without links.
  public init() {
    summaries = []
    waitingNote = ""
    open = { (url, _) throws(DeepLinkError) in throw .unknown(url: url, nearest: nil) }
  }

  /// The links of `table`, whose workflows begin with `item`.
  public init<Item>(
    _ table: DeepLinkTable<Workflow<Item>>, from item: Item, waitingNote: String = "waiting"
  ) {
    summaries = table.summaries
    self.waitingNote = waitingNote
    open = { (url, onEnd) throws(DeepLinkError) in
      let workflow = try table.destination(of: url)
      // Disposed at every end; a cancelled workflow has told no outcome before.
      Disposables.create { onEnd(nil) }.disposeWith(workflow: workflow)
      return workflow.subscribe(item, onEnd: onEnd)
    }
  }
}
