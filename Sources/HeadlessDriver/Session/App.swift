public import HeadlessUI
public import StateBinding

/// A launched app, as a session drives it.
@MainActor
public struct App {
  /// The window that a person looks at.
  public let window: UIWindow
  /// Returns the roots of the trees of RIBs, for `:tree` and `:state`.
  let roots: () -> [any Routing]
  /// The deep links that the app follows.
  public let links: AppLinks

  /// An app whose `router` was launched in `window`.
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

/// The conditions that an app is launched under.
@MainActor
public struct Launch {
  /// The clock of the app. Only the session moves it.
  public let clock: VirtualClock
  /// The language of the app's screens.
  public let language: String
  /// The random numbers of the app, the same in every run with the same `--seed`. Each copy draws the same numbers.
  public let random: SplitMix64
  private let settings: [String: String]

  /// Makes a launch in `language`. `settings` are the values of options by name.
  public init(
    clock: VirtualClock = VirtualClock(), language: String = "en", seed: UInt64 = 0,
    settings: [String: String] = [:]
  ) {
    self.clock = clock
    self.language = language
    random = SplitMix64(seed: seed)
    self.settings = settings
  }

  /// The value of the option `name`, if it was given.
  public subscript(name: String) -> String? { settings[name] }

  /// Opens the file that the option `name` names; nil if the option was not given.
  ///
  /// If `open` throws, the program does not start: it prints the error and ends with 3.
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

/// Random numbers that depend on nothing but a seed: the generator of Steele, Lea and Flood.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Makes the generator for `seed`.
  public init(seed: UInt64) {
    state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// The deep links of an app.
@MainActor
public struct AppLinks {
  /// The form of each link, for `:help`.
  let summaries: [String]
  /// The note that is printed while a link waits, such as `waiting for login`.
  let waitingNote: String
  /// Lets the app open a URL.
  let open: (_ url: String) throws -> Void

  /// Links that the app opens with its own URL handler, which the system calls on a device.
  ///
  /// The session watches the workflows that `open` subscribes to. If `open` throws a `DeepLinkError`, the link is unknown or
  /// malformed; after any other error the app could not follow the link. `open` must throw before it changes anything, because
  /// `:undo` does not repeat a link that was refused. `:help` prints `summaries`.
  public init(
    _ summaries: [String] = [], waitingNote: String = "waiting",
    open: @escaping (_ url: String) throws -> Void
  ) {
    self.summaries = summaries
    self.waitingNote = waitingNote
    self.open = open
  }

  /// An app without links.
  public init() {
    self.init { url in throw DeepLinkError.unknown(url: url, nearest: nil) }
  }
}
