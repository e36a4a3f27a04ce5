public import HeadlessUI
public import StateBinding

/// One running app: a line in, a response out. It neither reads nor writes.
///
/// Before and after each line it waits until the app is settled, so that what is shown is what stays.
@MainActor
public final class Session {
  /// The app's time.
  public let clock: VirtualClock
  /// How screens are shown in texts of the session: whether numbers work, and the columns there are.
  public let style: Style

  let run = AppRun()
  let app: App
  var pendingLink: PendingLink?
  var response: Response
  /// What was typed into secure fields, as descriptions of values have it.
  var secrets: [[UInt8]] = []
  private let heard: Heard
  private var hearing: [any Disposable] = []

  /// How a session is used.
  public struct Style: Sendable {
    /// Whether the numbers beside elements reach them: on a terminal.
    public var isNumbered = false
    /// The columns of a line.
    public var width = 80
    /// Whether the response tells what happens inside.
    public var isTraced = false

    /// A script's: 80 columns, no numbers, no trace.
    public init() {}
  }

  /// Launches an app with `launch`.
  public init<Failure>(
    _ launchOptions: Launch = Launch(), style: Style = Style(),
    launch: (Launch) throws(Failure) -> App
  ) throws(Failure) {
    clock = launchOptions.clock
    self.style = style
    let heard = Heard()
    let run = run
    clock.tick(for: run)
    hearing.append(run.diagnostics.observe { heard.diagnostics.append($0) })
    if style.isTraced { hearing.append(run.trace.observe { heard.events.append($0) }) }
    let launched: Result<App, Failure> = run.handle {
      do throws(Failure) {
        return .success(try launch(launchOptions))
      } catch {
        return .failure(error)
      }
    }
    app = try launched.get()
    response = Response(screen: Screen())
    self.heard = heard
  }

  isolated deinit {
    for listening in hearing { listening.dispose() }
    clock.stopTicking(for: run)
  }

  /// The screen that the app begins with.
  public func start() async -> Response {
    response = Response(screen: Screen())
    await run.settled()
    response.output = .screen
    return finish()
  }

  /// The answer to `text`, a line without its end.
  public func send(_ text: String) async -> Response {
    await send(Line(text))
  }

  /// The answer to `line`.
  public func send(_ line: Line) async -> Response {
    // What was started from outside of a line is waited for too.
    await run.settled()
    response.screen = page.screen
    return await answer(line)
  }

  /// The answer to `text`, which comes without a suspension since the answer before: nothing can have changed.
  func sendNext(_ text: String) async -> Response {
    await answer(Line(text))
  }

  /// The answer to `line`, which came when the screen of the last response was shown.
  private func answer(_ line: Line) async -> Response {
    response.begin(with: line.text)
    let read = positioned(line)
    let line = hideSecret(in: read) ?? read
    do throws(LineError) {
      switch line.reading {
      case .nothing: break
      case .command(let command): try await perform(command)
      case .verb, .notAVerb, .notACommand, .bare:
        try perform(line)
        await run.settled()
        try linkError()
      }
    } catch {
      response.error = error
      response.isRepeatable = response.repeats(line, numbered: style.isNumbered)
      hideSecret(in: line, refusedWith: error)
    }
    return finish()
  }

  /// Whether an alert waits for its answer.
  public var isAlertPending: Bool { screen.alert != nil }

  /// What is wrong if the input ends now: an alert was not answered.
  public var endOfInputError: LineError? { screen.endOfInputError }

  /// What is printed of a link that still waits.
  public var waitingLink: String? {
    pendingLink.map { "\(app.links.waitingNote): \(Escaping.line($0.url))" }
  }

  /// What a person sees now.
  public var screen: Screen { run.handle { app.window.screen } }

  /// What a person saw when the line came: its names and numbers are of that. Unlike `screen`, it looks at nothing.
  var shown: Screen { response.screen }

  /// The answer to an input that is no line.
  public func refuse(_ error: LineError?) -> Response {
    response = Response(screen: page.screen)
    response.error = error
    response.isRepeatable = false
    return finish()
  }

  /// The page that the window showed when the app was settled last.
  var page: WindowPage { app.window.page }

  private func finish() -> Response {
    response.screen = page.screen
    let (events, diagnostics) = heard.take()
    response.events = events.map(hidingSecrets)
    response.diagnostics = diagnostics.map(hidingSecrets)
    return response
  }
}

extension Screen {
  /// What is wrong if the input ends where this is shown.
  var endOfInputError: LineError? {
    alert.map { alert in
      LineError(
        .alertPending,
        "the input ended while \(Quoting.quoted(alert.title)) was not answered; nothing was done")
    }
  }
}

/// What a session hears while a line is done.
@MainActor
private final class Heard {
  var events: [TraceEvent] = []
  var diagnostics: [Diagnostic] = []

  /// What it has heard since it was asked last.
  func take() -> ([TraceEvent], [Diagnostic]) {
    if events.isEmpty && diagnostics.isEmpty { return ([], []) }
    defer { (events, diagnostics) = ([], []) }
    return (events, diagnostics)
  }
}
