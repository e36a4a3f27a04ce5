import HeadlessDriver
import ProfileFeature
import RIBsTraining
import StateBinding

/// The app in a session, set up like in the program.
final class Playground {
  let session: Session
  let delegate: AppDelegate

  init(
    transport: any Transport, clock: VirtualClock = VirtualClock(), latency: Duration = .zero
  ) throws {
    var launched: AppDelegate?
    session = try Session(Launch(clock: clock)) { launch throws(UsageError) in
      let delegate = AppDelegate(
        members: InMemoryMembers(clock: launch.clock, latency: latency),
        network: Network(transport: transport))
      launched = delegate
      return App(
        window: delegate.window, router: delegate.launchRouter,
        links: AppLinks(open: delegate.application(open:)))
    }
    guard let launched else { throw UsageError("it was not launched") }
    delegate = launched
  }

  convenience init(latency: Duration = .zero) throws {
    let clock = VirtualClock()
    try self.init(
      transport: EmbeddedTransport(clock: clock, latency: latency), clock: clock, latency: latency)
  }

  /// The response to the last of `lines`.
  @discardableResult
  func send(_ lines: String...) async -> Response {
    var response = await session.start()
    for line in lines {
      response = await session.send(line)
      diagnostics += response.diagnostics
    }
    return response
  }

  private(set) var diagnostics: [Diagnostic] = []
}
