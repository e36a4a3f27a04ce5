public import HeadlessUI
public import StateBinding

/// A launched app, as a session drives it.
@MainActor
public struct App {
  /// The window that a person looks at.
  public let window: UIWindow
  /// Returns the roots of the trees of RIBs, for `:tree` and `:state`.
  let roots: () -> [any Routing]
  public let links: AppLinks

  public init(window: UIWindow, router: any LaunchRouting, links: AppLinks = AppLinks()) {
    self.init(window: window, embedding: { [router] }, links: links)
  }

  /// An app without a root RIB. `routers` returns the routers of the RIBs that the app embeds now.
  public init(
    window: UIWindow, embedding routers: @escaping () -> [any Routing],
    links: AppLinks = AppLinks()
  ) {
    self.window = window
    roots = routers
    self.links = links
  }
}

@MainActor
public struct AppLinks {
  /// The form of each link, for `:help`.
  let summaries: [String]
  /// The note that is printed while a link waits in its first step, such as `waiting for login`; nil for `waiting` in the
  /// language of the screen. While the link waits in a later step, the note names that step.
  let waitingNote: String?
  /// Says in the language of the screen why the app could not follow a link.
  let reason: (_ error: any Error) -> String
  /// Lets the app open a URL.
  let open: (_ url: String) throws -> Void

  /// Links that the app opens with its own URL handler, which the system calls on a device.
  ///
  /// The session watches the workflows that `open` subscribes to. If `open` throws a `DeepLinkError`, the link is unknown or
  /// malformed; after any other error the app could not follow the link. `open` must throw before it changes anything, because
  /// `:undo` does not repeat a link that was refused. `:help` prints `summaries`. `reason` says why the app could not follow a
  /// link; without it, that is the description of the error.
  public init(
    _ summaries: [String] = [], waitingNote: String? = nil,
    reason: @escaping (_ error: any Error) -> String = { "\($0)" },
    open: @escaping (_ url: String) throws -> Void
  ) {
    self.summaries = summaries
    self.waitingNote = waitingNote
    self.reason = reason
    self.open = open
  }

  public init() {
    self.init { url in throw DeepLinkError.unknown(url: url, nearest: nil) }
  }
}
