import HeadlessDriver
import HeadlessUI
import Ride
import StateBinding
import StateBindingTestSupport
import Testing

/// A ride in which the rider and the server act in every order.
struct InterleavingTests {
  private enum Step {
    case rider(String)
    case server(RideStatus)
    /// The server answers a cancellation, maybe with an error.
    case answer(RideError?)
  }

  private struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  private static let driver = Driver.seeds[0]

  private static let statuses: [RideStatus] = [
    .pending(.again), .matched(Match(driver: driver, progress: .coming(minutes: 3))),
    .matched(Match(driver: driver, progress: .waiting)),
    .matched(Match(driver: driver, progress: .driving(minutes: 4))),
    .droppedOff(Receipt(driver: driver, minutes: 4, fare: 4_900)), .noDriver,
  ]

  @Test func `any few steps of a ride leave a legal tree without leaks`() async throws {
    try await explore([], upTo: runsLongTests ? 4 : 3) {
      RideHost(server: $0)
    } legal: { status, isRiding in
      isRiding ? ["Host\n  Ride\n    \(Self.child(of: status))"] : ["Host"]
    }
  }

  @Test func `any two steps of a ride leave a legal tree of the whole app`() async throws {
    try await explore([], upTo: 2) { server in
      let app = WholeApp(server: server)
      for name in ["call", "from seoul-station", "to city-hall", "call", "request"] {
        try app.tap(name)
        await settled()
      }
      return app
    } legal: { status, isRiding in
      isRiding
        ? ["Root\n  Main\n    Ride\n      \(Self.child(of: status))"]
        : ["Root\n  Main\n    Home", "Root\n  Main\n    Request\n      LocationEditor"]
    }
  }

  /// Checks `steps`, then all sequences up to `limit` steps that begin with them.
  private func explore(
    _ steps: [Step], upTo limit: Int, _ launch: (ScriptedRideServer) async throws -> DrivenApp,
    legal: (RideStatus, _ isRiding: Bool) -> [String]
  ) async throws {
    let next = try await AppRun().perform {
      try await Self.check(steps, isLast: steps.count == limit, launch, legal)
    }
    for step in next { try await explore(steps + [step], upTo: limit, launch, legal: legal) }
  }

  /// Takes `steps` in a new app, checks the result of the last one, and returns the possible next
  /// steps.
  private static func check(
    _ steps: [Step], isLast: Bool, _ launch: (ScriptedRideServer) async throws -> DrivenApp,
    _ legal: (RideStatus, _ isRiding: Bool) -> [String]
  ) async throws -> [Step] {
    let server = ScriptedRideServer()
    var problems: [Diagnostic] = []
    let listening = AppRun.current.diagnostics.observe { problems.append($0) }
    defer { listening.dispose() }
    let app = try await launch(server)
    await settled()
    var status = RideStatus.pending(.first)
    for step in steps {
      switch step {
      case .rider(let name): try app.tap(name)
      case .server(let sent):
        status = sent
        server.statuses.accept(sent)
      case .answer(let error): server.answers.accept(error)
      }
      await settled()
    }
    let leaks = AppRun.current.leaks
    guard problems.isEmpty, leaks.survivors.isEmpty, leaks.detached.isEmpty else {
      throw Fault(
        description: "\(String(stable: steps)): \(problems) \(leaks.survivors) \(leaks.detached)")
    }
    guard legal(status, server.isHeard).contains(app.tree) else {
      throw Fault(description: "\(String(stable: steps)): \(app.tree)")
    }
    if isLast { return [] }
    return app.buttons.map(Step.rider) + statuses.map(Step.server)
      + (server.waiting > 0 ? [.answer(nil), .answer(.tooLate)] : [])
  }

  private static func child(of status: RideStatus) -> String {
    switch status {
    case .pending: "Pending"
    case .matched: "Matched"
    case .droppedOff: "DroppedOff"
    case .noDriver: "nothing"
    }
  }
}
