import HeadlessUI
import Ride
import StateBinding
import TestSupport
import Testing

/// A ride, whatever the rider and the server do in whatever order.
struct InterleavingTests {
  private enum Step {
    case rider(String)
    case server(RideStatus)
    /// The server answers a cancellation, with an error or without.
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

  private var sequences = 0

  @Test mutating func `every four steps end in a legal tree, and nothing leaks or is lost`()
    async throws
  {
    try await explore([])
    #expect(sequences == 2_563)
  }

  /// Checks `steps`, then every sequence of at most four steps that begins with them.
  private mutating func explore(_ steps: [Step]) async throws {
    let next = try await AppRun().perform { try await Self.check(steps) }
    sequences += 1
    for step in next { try await explore(steps + [step]) }
  }

  /// Takes `steps` in a new app, looks at the result of the last one, and returns the steps that are possible then.
  private static func check(_ steps: [Step]) async throws -> [Step] {
    let server = ScriptedRideServer()
    var problems: [Diagnostic] = []
    let listening = AppRun.current.diagnostics.observe { problems.append($0) }
    defer { listening.dispose() }
    let app = RideHost(server: server)
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
      throw Fault(description: "\(steps): \(problems) \(leaks.survivors) \(leaks.detached)")
    }
    let tree = app.tree
    guard tree == legalTree(status, isRiding: server.isHeard) else {
      throw Fault(description: "\(steps): \(tree)")
    }
    if steps.count == 4 { return [] }
    return app.buttons.map(Step.rider) + statuses.map(Step.server)
      + (server.waiting > 0 ? [.answer(nil), .answer(.tooLate)] : [])
  }

  private static func legalTree(_ status: RideStatus, isRiding: Bool) -> String {
    if !isRiding { return "Host" }
    let child =
      switch status {
      case .pending: "Pending"
      case .matched: "Matched"
      case .droppedOff: "DroppedOff"
      case .noDriver: "nothing"
      }
    return "Host\n  Ride\n    \(child)"
  }
}
