import HeadlessDriver
import HeadlessUI
import StateBinding
import Testing

/// Time, which only `:wait` moves.
struct WaitingTests {
  @Test func `a timer that repeats is never idle once only numbers change`() async {
    let ticker = Ticker()
    let session = await startedSession { Ticking(clock: $0, ticker: ticker) }
    #expect(await session.answer(to: "start").hasPrefix("  0 ticks\n"))
    #expect(
      await session.answer(to: ":wait")
        == "never-idle: after 321 deadlines a timer repeats and only numbers on the screen change; wait for a time, as in :wait 2s"
    )
    #expect(await session.answer(to: ":screen").hasPrefix("  321 ticks\n"))
    #expect(await session.answer(to: ":wait 1.5s").hasPrefix("  322 ticks\n"))
    #expect(await session.answer(to: ":wait 500ms").hasPrefix("  323 ticks\n"))
    #expect(await session.answer(to: ":wait 0s").hasPrefix("  323 ticks\n"))
    await ticker.stop()
  }

  /// The numbers fall, on one line and on two, or the text grows.
  @Test(arguments: ["countdown", "minutes", "growth"])
  func `a wait goes on while a countdown or a new text shows`(kind: String) async {
    let session = await startedSession { clock in
      Stateful(500) { $left in
        switch kind {
        case "countdown": Text(verbatim: left > 0 ? "\(left) left" : "over")
        case "minutes": Text(verbatim: "\(left / 60)\n\(left % 60)")
        default: Text(verbatim: String(repeating: "x", count: 500 - left))
        }
        Color.clear.task {
          while left > 0, (try? await clock.sleep(for: .seconds(1))) != nil { left -= 1 }
        }
      }
    }
    #expect(await session.send(":wait").error == nil)
    #expect(session.clock.now.offset == .seconds(500))
  }

  @Test func `time stands still while the views never stop changing`() async {
    let requests = Requests()
    let session = await startedSession { RefreshingBody(clock: $0, requests: requests) }
    let lastLine =
      "the views never stop changing, so time stands still; fix the view that the warning names"
    #expect(await session.answer(to: ":wait") == "never-idle: \(lastLine)")
    _ = await session.send(":wait 2s")
    #expect(session.clock.now == VirtualClock().now)
    // The released session cancels the requests, and no look may begin new ones.
    requests.areAllowed = false
    _ = await session.send(":screen")
  }

  /// In a process of its own, because another test would keep the processor busy, and then nothing counts as a wait.
  @Test func `a line that waits in real time names its task`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let session = Session { _ in smallApp(Text("a"), interactor: RealSleeper()) }
      let note = await session.start().notes.first
      precondition(
        note
          == "note: the line waited over a second of real time for the task of RealSleeper that didBecomeActive() started, outside the session's clock; use clock.sleep in place of Task.sleep, and a stand-in for a server",
        note ?? "no note")
      let next = await session.send("# nothing")
      precondition(next.notes.isEmpty)
    }
  }

  @Test func `a clock that outlives its session does not keep the app alive`() async {
    final class Token {}
    let clock = VirtualClock()
    weak var held: Token?
    do {
      let session = Session(Launch(clock: clock)) { _ in
        let token = Token()
        held = token
        _ = AppRun.current.diagnostics.observe { _ in _ = token }
        return smallApp(Text("here"))
      }
      _ = await session.start()
      #expect(held != nil)
    }
    #expect(held == nil)
  }

  @Test func `a released session ends its own sleeping app while others sleep on`() async {
    let clock = VirtualClock()
    let ticker = Ticker()
    let other = Session(Launch(clock: clock)) { _ in
      smallApp(Ticking(clock: clock, ticker: ticker))
    }
    _ = await other.start()
    _ = await other.send("start")
    let (gone, report) = AsyncStream<Void>.makeStream()
    do {
      let session = Session(Launch(clock: clock)) { launch in
        let token = AskingToken(clock: clock, report)
        _ = AppRun.current.diagnostics.observe { _ in _ = token }
        return smallApp(
          Text("here").task { try? await launch.clock.sleep(for: .seconds(3600)) })
      }
      #expect(await session.start().screen.elements.count == 1)
    }
    // The stream ends the wait as soon as the sleep has ended.
    for await _ in gone { break }
    #expect(await other.answer(to: ":wait 500ms").hasPrefix("  0 ticks\n"))
    await ticker.stop()
  }

  @Test func `releasing a session cancels its app's sleeps`() async {
    let clock = VirtualClock()
    let (ends, end) = AsyncStream<String>.makeStream()
    do {
      let session = Session(Launch(clock: clock)) { launch in
        Task {
          do {
            try await launch.clock.sleep(for: .seconds(1))
            end.yield("slept")
          } catch {
            end.yield("\(error)")
          }
        }
        return smallApp(Text("here"))
      }
      _ = await session.start()
    }
    // The clock still exists, and nobody moves it.
    for await how in ends {
      #expect(how == "CancellationError()")
      break
    }
    #expect(clock.nextDeadline == nil)
  }

  @Test func `no line but :wait moves time`() async {
    let ticker = Ticker()
    let session = await startedSession { Ticking(clock: $0, ticker: ticker) }
    for line in ["start", ":screen", ":actions", "", "# :wait", "dleete", ":expect ticks", ":tree"]
    {
      _ = await session.send(line)
    }
    #expect(session.clock.now == VirtualClock().now)
    await ticker.stop()
  }

  // The limit only ends a hang. Tests share the main actor, so a run under a sanitizer takes
  // minutes.
  @Test(.timeLimit(.minutes(20)))
  func `a task that changes its own id without end is reported, and the line answered`() async {
    let session = await startedSession { _ in
      Stateful(0) { $number in
        Button("Start") { number = 1 }
          .accessibilityIdentifier("start")
          .task(id: number) { if number > 0 { number += 1 } }
      }
    }
    let response = await session.send("start")
    #expect(response.error == nil)
    #expect(
      response.diagnostics.map(\.description) == [
        """
        view: after 1000 looks the views still change what they show; \
        look for an onAppear, onChange or task(id:) that changes what it follows
        """
      ])
  }

  @Test func `:wait shows the screen if nothing sleeps`() async {
    let session = await startedSession { Ticking(clock: $0, ticker: Ticker()) }
    #expect(await session.answer(to: ":wait") == "  0 ticks\n\n  start  Start\n")
    #expect(await session.answer(to: ":wait 2m") == "  0 ticks\n\n  start  Start\n")
  }
}

/// A task that sleeps until someone stops it.
private final class Ticker {
  var task: Task<Void, any Error>?

  func stop() async {
    task?.cancel()
    _ = await task?.result
    task = nil
  }
}

private struct Ticking: View {
  let clock: VirtualClock
  let ticker: Ticker
  @State private var ticks = 0

  var body: some View {
    VStack {
      Text(verbatim: "\(ticks) ticks")
      Button("Start") {
        ticker.task = Task {
          while true {
            try await clock.sleep(for: .seconds(1))
            ticks += 1
          }
        }
      }
      .accessibilityIdentifier("start")
    }
  }
}

/// Asks for the time in its `deinit` and reports that.
private final class AskingToken {
  private let clock: VirtualClock
  private let report: AsyncStream<Void>.Continuation

  init(clock: VirtualClock, _ report: AsyncStream<Void>.Continuation) {
    self.clock = clock
    self.report = report
  }

  deinit {
    _ = clock.now
    report.yield()
  }
}

private final class Requests {
  var areAllowed = true
}

/// Begins a request in each look.
private struct RefreshingBody: View {
  let clock: VirtualClock
  let requests: Requests
  @State private var count = 0

  var body: some View {
    Text("\(count) requests")
      .onChange(of: count, initial: true) {
        guard requests.areAllowed else { return }
        count += 1
        Task { try await clock.sleep(for: .seconds(1)) }
      }
  }
}

private final class RealSleeper: Interactor {
  override func didBecomeActive() {
    task { try await Task.sleep(for: .milliseconds(1_050)) }
  }
}
