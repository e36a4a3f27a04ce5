import HeadlessDriver
import HeadlessUI
import Ride
import StateBinding
import Testing

/// The state of each screen of a ride, and its rendering in both languages.
struct ScreenTests {
  /// The screens in the order of a ride.
  nonisolated enum Stop: String, CaseIterable {
    case loggedOut, home, locationEditor, confirm, refinement, pending, matched, question
    case driving, droppedOff

    var lines: [String] {
      switch self {
      case .loggedOut: []
      case .home: ["login 12345"]
      case .locationEditor: ["call", "from airport"]
      case .confirm: ["to gangnam", "coupon first-ride"]
      case .refinement: ["call"]
      case .pending: ["spot taxi-stand", "request"]
      case .matched: [":wait 5s"]
      case .question: ["call off"]
      case .driving: ["cancel", ":wait 8s"]
      case .droppedOff: [":wait"]
      }
    }
  }

  private let snapshots = Snapshots()

  @Test(arguments: Stop.allCases) func `the state of a screen matches its snapshot`(stop: Stop)
    async
  {
    let app = await arrive(at: stop, language: "en")
    let state = await app.send(":state").printed()
    #expect(snapshots.check(state, stop.rawValue).passed)
  }

  @Test(arguments: Stop.allCases, ["en", "ko"])
  func `the rendering of a screen matches its snapshot`(stop: Stop, language: String) async {
    let app = await arrive(at: stop, language: language)
    let check = snapshots.check(app.screen, stop.rawValue, language)
    #expect(check.passed, "\(check)")
  }

  @Test func `every snapshot belongs to a test`() throws {
    #expect(try snapshots.orphans() == [])
  }

  private func arrive(at last: Stop, language: String) async -> Session {
    let session = Session(Launch(language: language)) { launch in
      let router = RootBuilder(
        dependency: Services(
          server: SimulatedRideServer(clock: launch.clock),
          locations: SimulatedWalk(clock: launch.clock), savedLogin: nil)
      ).build()
      let window = UIWindow(strings: RideWords.catalogue(for: launch.language))
      router.launch(from: window)
      return App(window: window, router: router)
    }
    _ = await session.start()
    for stop in Stop.allCases {
      for line in stop.lines {
        let response = await session.send(line)
        #expect(response.error == nil)
        #expect(response.diagnostics == [])
      }
      if stop == last { break }
    }
    return session
  }
}
