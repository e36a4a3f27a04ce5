import HeadlessDriver
import HeadlessUI
import StateBinding
import Testing

/// Time, which moves in `:wait` only.
struct WaitingTests {
  @Test func `what never stops sleeping is never idle, after 10,000 deadlines`() async {
    let session = await startedSession { Ticking(clock: $0) }
    #expect(await session.answer(to: "start").hasPrefix("  0 ticks\n"))
    #expect(
      await session.answer(to: ":wait")
        == "never-idle: after 10000 deadlines something still sleeps; wait for a time, as in :wait 2s"
    )
    #expect(await session.answer(to: ":screen").hasPrefix("  10000 ticks\n"))
    #expect(await session.answer(to: ":wait 1.5s").hasPrefix("  10001 ticks\n"))
    #expect(await session.answer(to: ":wait 500ms").hasPrefix("  10002 ticks\n"))
    #expect(await session.answer(to: ":wait 0s").hasPrefix("  10002 ticks\n"))
  }

  @Test func `no other line moves time`() async {
    let session = await startedSession { Ticking(clock: $0) }
    for line in ["start", ":screen", ":actions", "", "# :wait", "dleete", ":expect ticks", ":tree"]
    {
      _ = await session.send(line)
    }
    #expect(session.clock.now == VirtualClock().now)
  }

  @Test func `where nothing sleeps a wait shows the screen`() async {
    let session = await startedSession { Ticking(clock: $0) }
    #expect(await session.answer(to: ":wait") == "  0 ticks\n\n  start  Start\n")
    #expect(await session.answer(to: ":wait 2m") == "  0 ticks\n\n  start  Start\n")
  }
}

private struct Ticking: View {
  let clock: VirtualClock
  @State private var ticks = 0

  var body: some View {
    VStack {
      Text(verbatim: "\(ticks) ticks")
      Button("Start") {
        Task {
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
