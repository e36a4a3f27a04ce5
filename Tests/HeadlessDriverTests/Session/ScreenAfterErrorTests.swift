import HeadlessDriver
import HeadlessUI
import StateBinding
import Testing

/// The screen after a line that was refused.
struct ScreenAfterErrorTests {
  @Test func `a link that waits shows the screen that it led to`() async {
    let shelf = Shelf()
    let links = AppLinks { url in
      shelf.isOpen = true
      _ = shelf.workflow.subscribe(shelf)
    }
    let session = await startedSession(links: links) { _ in Shelves(shelf: shelf) }
    #expect(await session.send(":open a://open").printed() == "waiting\n  Open\n")
  }

  @Test func `an error shows the screen if its line changed the screen`() async {
    let program = Program.small { Waking(clock: $0.clock) }
    let text = """
      #: small 1 lang=en width=80 keep-going
      |   0 ticks
      |
      |   Start
      > :wait 1s
      |   1 ticks
      |
      |   Start
      > nowhere
      ! unknown-action: no "nowhere"; :wait lets what is under way end, and :actions lists what works
      > :wait
      ! never-idle: after 321 deadlines a timer repeats and only numbers on the screen change; wait for a time, as in :wait 2s
      |   322 ticks
      |
      |   Start
      > nowhere
      ! unknown-action: no "nowhere"; :actions lists what works
      = exit 1

      """
    let check = await program.check(text)
    #expect(check.passed, "\(check)")
  }
}

@Observable
private final class Shelf {
  var isOpen = false
  // Made when the link is opened, because a workflow belongs to the run in which it is made.
  @ObservationIgnored private(set) lazy var workflow = Waiting()
}

private struct Shelves: View {
  let shelf: Shelf

  var body: some View { Text(verbatim: shelf.isOpen ? "Open" : "Closed") }
}

/// A workflow that never ends.
private final class Waiting: Workflow<Shelf> {
  override init() {
    super.init()
    onStep { _ in Observable<(Shelf, Void)>.never() }.commit()
  }
}

private struct Waking: View {
  let clock: VirtualClock
  @State private var ticks = 0

  var body: some View {
    VStack {
      Text(verbatim: "\(ticks) ticks")
      Button("Start") {}
    }
    .task {
      while (try? await clock.sleep(for: .seconds(1))) != nil { ticks += 1 }
    }
  }
}
