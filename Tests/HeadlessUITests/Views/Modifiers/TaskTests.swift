import HeadlessUI
import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

@Suite(.ownRun)
struct TaskTests {
  private let log = Log()

  @Test func `settled waits for a task that began when its view was shown`() async {
    let shown = ShownView(Loading(log: log, id: 1))
    #expect(shown.labels == ["loading"])
    await settled()
    #expect(shown.labels == ["loaded 1"])
    #expect(log.take() == ["start 1", "end 1"])
  }

  @Test func `settled shows the views first if no screen was read yet`() async {
    let shown = ShownView(Loading(log: log, id: 1))
    await settled()
    #expect(shown.labels == ["loaded 1"])
  }

  @Test func `a new id cancels the task and starts another`() async {
    let clock = VirtualClock()
    let shown = ShownView(Loading(log: log, id: 1, clock: clock))
    await settled()
    shown.host.rootView = Loading(log: log, id: 2, clock: clock)
    await settled()
    // The order of the cancellation and the new start is not promised.
    #expect(log.take().sorted() == ["cancelled 1", "start 1", "start 2"])
    await clock.advance(by: .seconds(10))
    #expect(log.take() == ["end 2"])
    #expect(shown.labels == ["loaded 2"])
    shown.host.rootView = Loading(log: log, id: 2, clock: clock)
    await settled()
    #expect(log.take() == [])
  }

  @Test func `a task is cancelled when its view is removed`() async {
    let clock = VirtualClock()
    var isShown = true
    let shown = ShownView.anew {
      if isShown { Loading(log: log, id: 1, clock: clock) }
    }
    await settled()
    isShown = false
    shown.giveAnew()
    await settled()
    #expect(log.take() == ["start 1", "cancelled 1"])
    await idle()
    #expect(log.take() == [])
    #expect(shown.labels == [])
  }

  @Test func `a task is cancelled when its window is released`() async {
    let clock = VirtualClock()
    var shown: ShownView? = ShownView(Loading(log: log, id: 1, clock: clock))
    await settled()
    withExtendedLifetime(shown) {}
    shown = nil
    await settled()
    #expect(log.take() == ["start 1", "cancelled 1"])
  }

  // The limit only ends a hang: tests share the main actor, so a whole run under a sanitizer takes
  // minutes.
  @Test(.timeLimit(.minutes(20)))
  func `settled reports and leaves a task that changes its own id without end`() async {
    let shown = ShownView(state: 0) { $number in
      Text(verbatim: "\(number)").task(id: number) { number += 1 }
    }
    let lines = await diagnosed { await settled() }
    #expect(
      lines == [
        """
        view: after 1000 looks the views still change what they show; \
        look for an onAppear, onChange or task(id:) that changes what it follows
        """
      ])
    shown.window.rootViewController = nil
    await settled()
  }

  @Test func `refresh calls the innermost refreshable action`() async throws {
    let shown = ShownView {
      List { Text("row") }
        .refreshable { log("refresh") }
        .refreshable { log("outer") }
    }
    #expect(shown.window.canRefresh)
    shown.window.refresh()
    await settled()
    #expect(log.take() == ["refresh"])
    shown.host.present(UIHostingController(rootView: Text("sheet")), animated: true)
    #expect(shown.window.canRefresh == false)
    #expect(ShownView { Text("row") }.window.canRefresh == false)
  }

  @Test func `a view can refresh itself through the environment`() async throws {
    let shown = ShownView {
      Reload().refreshable { log("refresh") }
      Reload()
    }
    #expect(shown.outline == ["button 'Reload'", "text 'stays'"])
    await settled()
    try shown.tap("Reload")
    await settled()
    #expect(log.take() == ["refresh"])
  }
}

private struct Reload: View {
  @Environment(\.refresh) private var refresh
  @State private var isLoading = false

  var body: some View {
    if let refresh {
      Button("Reload") { isLoading = true }.task(id: isLoading) { if isLoading { await refresh() } }
    } else {
      Text("stays")
    }
  }
}

private struct Loading: View {
  let log: Log
  let id: Int
  var clock: VirtualClock?
  @State private var loaded: Int?

  init(log: Log, id: Int, clock: VirtualClock? = nil) {
    self.log = log
    self.id = id
    self.clock = clock
  }

  var body: some View {
    Text(verbatim: loaded.map { "loaded \($0)" } ?? "loading")
      .task(id: id) {
        log("start \(id)")
        do {
          try await clock?.sleep(for: .seconds(10))
          loaded = id
          log("end \(id)")
        } catch {
          log("cancelled \(id)")
        }
      }
  }
}
