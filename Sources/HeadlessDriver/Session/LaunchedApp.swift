import HeadlessUI
import StateBinding

/// An app from its launch to its release, with its clock and its run.
@MainActor
final class LaunchedApp {
  let clock: VirtualClock
  let run = AppRun()
  let app: App
  private let departures: StillAttachedRIBs
  private let log = EventLog()
  private var observations: [any Disposable] = []

  /// Launches an app with `launch` and the answers of `network`. Observes its events if `observesEvents`.
  init<Failure>(
    _ options: Launch, network: NetworkAnswers = .none, observesEvents: Bool,
    isPreview: Bool = false,
    launch: (Launch) throws(Failure) -> App
  ) throws(Failure) {
    clock = options.clock
    let (run, log) = (run, log)
    run.isPreview = isPreview
    UnderWay.latest.withLock { $0 = run.underWay }
    run.network.withLock { $0 = network }
    clock.tick(for: run)
    observations.append(run.diagnostics.observe { log.diagnostics.append($0) })
    let halfAttached = HalfAttachedRIBs(in: run)
    if observesEvents { observations.append(run.trace.observe { log.append($0) }) }
    let launched: Result<App, Failure> = run.handle {
      do throws(Failure) {
        return .success(try launch(options))
      } catch {
        return .failure(error)
      }
    }
    switch launched {
    case .success(let launched):
      app = launched
      if observesEvents { log.roots = launched.roots }
      departures = StillAttachedRIBs(
        from: launched.window, of: run, below: launched.roots, halfAttached: halfAttached)
      run.handle { reportUnlaunched(launched) }
    case .failure(let failure):
      // Swift runs no `deinit` after an initializer that throws.
      for observation in observations { observation.dispose() }
      clock.stopTicking(for: run)
      throw failure
    }
  }

  /// Reports why the app shows or does nothing, if the reason is known.
  private func reportUnlaunched(_ app: App) {
    let idle = app.roots().filter { !$0.interactable.isActive }
    for root in idle {
      report(
        "\(ribName(of: type(of: root))) is not active, so its tree does nothing; call launch(from:) of its router in the launch closure of the program"
      )
    }
    if idle.isEmpty, app.window.rootViewController == nil {
      report(
        "the window has no rootViewController, so nothing is shown; set one in the launch closure of the program"
      )
    }
  }

  private func report(_ message: String) {
    run.diagnostics.report(Diagnostic(kind: .unwired, message: message))
  }

  isolated deinit {
    for observation in observations { observation.dispose() }
    clock.stopTicking(for: run)
  }

  /// Takes the events and diagnostics since the last call; nil if there are none.
  func takeEvents(hiding secrets: Secrets) -> (events: [EventText], diagnostics: [Diagnostic])? {
    log.appendChanges()
    if log.events.isEmpty, log.diagnostics.isEmpty { return nil }
    defer { log.clear() }
    return (
      log.events.map { $0.mapTexts { secrets.hide(in: $0) } },
      log.diagnostics.map { Diagnostic(kind: $0.kind, message: secrets.hide(in: $0.message)) }
    )
  }
}

/// The events and diagnostics that a run reported.
@MainActor
private final class EventLog {
  private(set) var events: [EventText] = []
  var diagnostics: [Diagnostic] = []
  /// Nil until an app has been launched whose events are observed.
  var roots: (() -> [any Routing])?
  private let handWritten = HandWrittenStates()

  func append(_ event: TraceEvent) {
    appendChanges()
    if let text = EventText(event) { events.append(text) }
  }

  func appendChanges() {
    if let roots { events += handWritten.changes(below: roots()) }
  }

  func clear() { (events, diagnostics) = ([], []) }
}

/// The way in which a session can launch its app again.
struct Relaunch {
  /// Launches the app again, with the files that the last launch left; nil if that is not possible. Without `asNew`, the app also
  /// finds what it has kept elsewhere.
  let launch: (@MainActor (_ asNew: Bool) throws(UsageError) -> LaunchedApp)?
  /// The reason why the app would not begin as new; nil if it would.
  let refusal: String?
}
