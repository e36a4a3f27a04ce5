/// One running app: the work it has under way, its trace, its diagnostics and its leaks.
///
/// Everything that runs outside `perform(_:)` belongs to one default run. A driver or a test that runs
/// several apps side by side gives each a run of its own.
@MainActor
public final class AppRun {
  /// The run that the current task belongs to.
  public nonisolated static var current: AppRun { TaskContext.current.run }

  /// Where its diagnostics go.
  public nonisolated let diagnostics: Diagnostics
  /// What happens in its tree, in one order.
  public nonisolated let trace = Trace()
  /// What outlives its RIB.
  public nonisolated let leaks = LeakDetector()

  nonisolated let ledger = WorkLedger()
  private var windows: [WeakWindow] = []

  /// A run with nothing under way.
  public nonisolated convenience init() {
    self.init(diagnostics: Diagnostics())
  }

  nonisolated init(diagnostics: Diagnostics) {
    self.diagnostics = diagnostics
  }

  /// Runs `body` as a part of this app.
  @discardableResult
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try context(work: Work.current).perform(body)
  }

  /// Runs `body` as a part of this app.
  @discardableResult
  public func perform<Result>(_ body: () async throws -> Result) async rethrows -> Result {
    try await context(work: Work.current).perform(body)
  }

  /// Runs `body` as a part of this app and counts every task that it starts, a plain `Task {}` too, until that ends.
  ///
  /// The plain tasks of one call count as one piece of work: it is parked while any of them is.
  @discardableResult
  public func handle<Result>(_ body: () throws -> Result) rethrows -> Result {
    try context(work: Work(in: ledger)).perform(body)
  }

  /// This app, and `work` of it.
  func context(work: Work?) -> TaskContext {
    TaskContext(run: self, diagnostics: diagnostics, work: work)
  }

  /// Returns when no counted work runs: what there is has ended or is parked.
  ///
  /// Parked is what is suspended on a ``VirtualClock``, on a stream's `values`, or in a workflow step that waits for
  /// its RIB. It is exact: no polling and no time-out, so work that never ends is waited for without end.
  public func settled() async {
    await wait(for: .settled)
  }

  /// Returns when no counted work runs and nothing sleeps on a clock.
  public func idle() async {
    await wait(for: .idle)
  }

  /// Runs `body`, which is what a `deinit` of a part of this app does, as a part of this app.
  ///
  /// An isolated `deinit` sees no task-local values, so what goes brings its run along.
  func performInDeinit(_ body: () -> Void) {
    if AppRun.current === self {
      body()
    } else {
      perform(body)
    }
  }

  /// How many pieces of counted work have begun, or gone on after they were parked: if it is the same, nothing has run.
  package var workDone: Int { ledger.workDone }

  /// Has this run look at `window` before it is taken for settled, as long as the window lives.
  package func keepLooking(at window: any ShowsState) {
    windows.removeAll { $0.value == nil }
    windows.append(WeakWindow(value: window))
  }

  /// Looks at each window once; true if a look had effects.
  private func lookAtWindows() -> Bool {
    var hadEffects = false
    for window in windows {
      guard let window = window.value else { continue }
      if handle({ window.look() }) { hadEffects = true }
    }
    return hadEffects
  }

  /// Whether the current task is a part of its counted work, which it would wait for.
  var isWaitedForByItself: Bool { Work.ofCurrentTask(in: ledger)?.ledger === ledger }

  private func wait(for goal: WorkLedger.Goal) async {
    if isWaitedForByItself {
      programError(
        """
        counted work waits until no work runs, which is for itself; \
        call settled() and idle() from the test or the driver
        """)
    }
    repeat {
      // Mostly it is: to ask takes less than to call what may wait.
      if !ledger.hasReached(goal) { await ledger.wait(for: goal) }
      Turn.end()
    } while lookAtWindows()
    leaks.report(to: diagnostics)
  }
}

/// Returns when no counted work of the current run runs.
@MainActor
public func settled() async {
  await AppRun.current.settled()
}

/// Returns when no counted work of the current run runs and nothing sleeps on a clock.
@MainActor
public func idle() async {
  await AppRun.current.idle()
}
