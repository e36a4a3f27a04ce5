// A dispose bag remembers its run, and a stream reports to its run. The folders Streams and Watching may therefore use this
// file, although Running stands below them. They may use no other file of Running.

/// One running app: its work under way, its trace, its diagnostics and its leaks.
///
/// Code that runs outside `perform(_:)` belongs to one default run. A driver or a test that runs several apps side by side
/// gives each app its own run.
@MainActor
public final class AppRun {
  /// The run that the current task belongs to.
  public nonisolated static var current: AppRun { TaskContext.current.run }

  /// Called before the process ends because of a programmer's mistake.
  package nonisolated static let beforeProgramError = Locked<(@Sendable () -> Void)?>(nil)

  /// Leaks, lost actions and other faults of the app. `AppRun.current.diagnostics.observe { … }` hears them.
  public nonisolated let diagnostics = Diagnostics()
  package nonisolated let watch = Watch()
  public nonisolated let trace: Trace
  public nonisolated let leaks: LeakDetector
  nonisolated let eventLimit: EventLimit
  package nonisolated let underWay = UnderWay()
  /// The view whose body is being evaluated; nil for the closures between bodies.
  package var viewUnderWay: Any.Type? {
    get { underWay.view }
    set { underWay.view = newValue }
  }
  /// The modifier that is being evaluated outside of any body.
  package var modifierUnderWay: StaticString?
  /// Hears of the workflows that are subscribed to now; nil if nobody watches them.
  var workflowWatch: WorkflowWatch?

  /// Where the requests of the app get their answers.
  package nonisolated let network = Locked(NetworkAnswers.none)
  /// The clock that moves the time of this app; nil if its time is real.
  package var clock: VirtualClock?
  /// Hears of the tasks of each interactor that is released while it is active.
  package var onRelease: (([ParkedWork]) -> Void)?
  /// Hears of each viewable router that is made in this run.
  package var onNewRouter: (@MainActor (AnyObject) -> Void)?

  /// The types of the interactors that were found with all their references.
  var wiredTypes: Set<ObjectIdentifier> = []

  /// Counts the work that runs; `settled()` waits until the count is 0.
  nonisolated let ledger = WorkLedger()
  private var windows: [WeakWindow] = []

  public nonisolated init() {
    trace = Trace(watch)
    eventLimit = EventLimit { [watch] in watch.isRecording = $0 }
    leaks = LeakDetector(reportingTo: diagnostics, later: Self.lookLater)
  }

  #if os(iOS)
    /// Nobody drives the app, so its leak detector checks by itself.
    private nonisolated static let lookLater: LeakDetector.Later? = { time, look in
      // Outside the counted work under way, which would otherwise not end before the check.
      _ = TaskContext.$current.withValue(TaskContext(run: .current, work: nil)) {
        Task {
          try? await Task.sleep(for: time)
          look()
        }
      }
    }
  #else
    private nonisolated static let lookLater: LeakDetector.Later? = nil
  #endif

  /// Runs `body` with this run as ``current``.
  @discardableResult
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try TaskContext.$current.withValue(TaskContext(run: self, work: .current), operation: body)
  }

  @discardableResult
  public func perform<Result>(_ body: () async throws -> Result) async rethrows -> Result {
    let context = TaskContext(run: self, work: .current)
    return try await TaskContext.$current.withValue(context, operation: body)
  }

  /// Runs `body` with this run as ``current``, and counts every task that `body` starts, even a plain `Task {}`.
  ///
  /// Each task is counted until it ends, and is a piece of work of its own.
  @discardableResult
  public func handle<Result>(_ body: () throws -> Result) rethrows -> Result {
    let context = TaskContext(run: self, work: Work(in: ledger))
    return try TaskContext.$current.withValue(context, operation: body)
  }

  /// Returns when no counted work runs: all of it has ended or is parked.
  ///
  /// Work is parked while it is suspended on a ``VirtualClock``, on a stream's `values`, or in a workflow step that waits
  /// for its RIB. The method neither polls nor times out, so it never returns if running work never ends. If each of 1,000
  /// looks at the windows has effects, the method reports a diagnostic and returns.
  public func settled() async {
    await wait(for: .settled)
  }

  /// Returns when no counted work runs and nothing sleeps on a clock.
  public func idle() async {
    await wait(for: .idle)
  }

  /// Runs `body`, the work of a `deinit`, with this run as ``current``.
  ///
  /// An isolated `deinit` sees no task-local values. An object whose `deinit` needs them therefore stores its run.
  func performInDeinit(_ body: () -> Void) {
    if AppRun.current === self { return body() }
    perform(body)
  }

  /// The parked work, in the order in which it began.
  package var parkedWork: [ParkedWork] { ledger.parked }

  /// The time until each sleeping piece of work wakes, by the number of the work.
  package var sleeps: [Int: Duration] { clock?.sleeps(in: ledger) ?? [:] }

  /// The number of times that counted work began, or went on after it was parked. If it is unchanged, no work has run.
  package var workDone: Int { ledger.workDone }

  /// The notes since the last `takeNotes()`, and all notes so far.
  private var notes: (new: [String], all: Set<String>) = ([], [])

  /// Notes `text`, once: what a person at the app should know, and what is no fault of the app.
  package func note(_ text: String) {
    if notes.all.insert(text).inserted { notes.new.append(text) }
  }

  /// What the app has announced to assistive technologies since the last line that acted.
  package var announcements: [String] = []

  /// Announces `text` to assistive technologies. Only the last hundred announcements are kept.
  package func announce(_ text: String) { announcements = announcements.suffix(99) + [text] }

  /// Whether the app is a preview, in which nobody hears the actions of a view model.
  package var isPreview = false

  /// Notes that a preview asks for `action`, each time.
  func noteAsked(_ action: String) { notes.new.append(Self.askedNote + action) }

  /// The beginning of such a note.
  package static let askedNote = "note: asks for "

  /// The new notes, in their order.
  package func takeNotes() -> [String] {
    if notes.new.isEmpty { return [] }
    defer { notes.new = [] }
    return notes.new
  }

  /// Ends each wait for the work that runs now. That work goes on, and nobody waits for it again until it is parked.
  package func leaveRunningWork() {
    ledger.leaveRunningWork()
  }

  /// Whether work runs that nobody waits for.
  package var hasLeftWork: Bool { ledger.hasLeftWork }

  /// Returns when no counted work runs, not even the work that was left.
  package func leftWorkEnds() async { await ledger.wait(for: .ended) }

  /// The work for which the app has waited more than a second of real time since the last call; nil if there was none.
  package func takeLongWait() -> WorkName? { ledger.takeLongWait() }

  /// Makes this run look at `window` before the run counts as settled, as long as the window lives.
  package func keepLooking(at window: any ShowsState) {
    windows.removeAll { $0.value == nil }
    windows.append(WeakWindow(value: window))
  }

  /// Looks at each window once; true if a window needs another look. The tasks that it starts belong to the work of the caller.
  private func look() -> Bool {
    Turn.end()
    var hadEffects = false
    for window in windows {
      if window.value?.look() == true { hadEffects = true }
    }
    return hadEffects
  }

  /// Whether a fresh look follows each look that came to rest, as in tests; nil if nobody has said so.
  package var judgesLooks: Bool?

  /// A sentence for each body in the windows that would now give another value, although nothing has told it of a change.
  package var staleViews: [String] { windows.flatMap { $0.value?.staleViews() ?? [] } }

  /// The first answer of a window to `ask`; nil if no window knows one.
  func answer(_ ask: (any ShowsState) -> String?) -> String? {
    windows.compactMap { $0.value.flatMap(ask) }.first
  }

  /// Runs `body` as `handle(_:)` does. Settles at once and returns true if `body` returns true, no work is left or runs, and the
  /// look at the windows has no effects.
  package func settlesAtOnce(after body: () -> Bool) -> Bool {
    var context = TaskContext(run: self, work: Work(in: ledger))
    // A task that `body` starts keeps the context. Without such a task, the look goes on in it.
    guard TaskContext.$current.withValue(context, operation: body),
      isKnownUniquelyReferenced(&context), ledger.running == 1,
      !TaskContext.$current.withValue(context, operation: look)
    else { return false }
    rest()
    return true
  }

  /// Whether the views were still changing at the end of the last wait. Moving a clock would then repeat all looks at each wake.
  package private(set) var isRestless = false

  /// The highest number of looks in one wait.
  package nonisolated static let lookLimit = 1_000

  private func wait(for goal: WorkLedger.Goal) async {
    ledger.refuseWaitForItself()
    // The goal is usually reached already, and asking costs less than a call that may wait.
    if !ledger.hasReached(goal) { await ledger.wait(for: goal) }
    for _ in 0..<Self.lookLimit {
      // Looks again at once, so that the views show the effects of this look before the work that it began goes on.
      if handle(look) { continue }
      if ledger.hasReached(goal) { return rest() }
      await ledger.wait(for: goal)
    }
    // Work may still run here and keep objects alive, so nothing counts as a leak yet.
    isRestless = true
    diagnostics.reportRestlessness()
  }

  /// Tells the windows that the app is settled, and reports leaks.
  private func rest() {
    isRestless = false
    for window in windows { window.value?.rest() }
    diagnostics.rest()
    // Work that nobody waits for may still hold objects, so nothing counts as a leak yet.
    if !hasLeftWork { reportLeaks() }
  }

  /// Reports each leak that is not reported yet. A `complete` report includes the detached routers that only their own RIBs
  /// hold; they take time to find, so they are reported only when somebody asks.
  package func reportLeaks(complete: Bool = false) {
    leaks.report { object in answer { $0.property(referringTo: object) } }
    if complete { leaks.reportDetached() }
  }
}

/// Where the requests of an app get their answers. The module AppleFoundation reads it.
package enum NetworkAnswers: Equatable, Sendable, Codable {
  /// Nothing answers: the app is not connected.
  case none
  /// The files of the folder answer.
  case played(folder: String)
  /// The real network answers, and the answers are written into the folder.
  case recorded(folder: String)
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

/// The run and the counted work of the current task. They are one task-local value because setting a task-local value is slow.
final class TaskContext: Sendable {
  @TaskLocal static var current = TaskContext(run: AppRun(), work: nil)

  let run: AppRun
  let work: Work?

  init(run: AppRun, work: Work?) {
    self.run = run
    self.work = work
  }
}

/// Numbers the turns of the main actor whose ends the framework sees.
///
/// Two moments with different numbers belong to different turns. Two moments with the same number may belong to different turns
/// too.
@MainActor
enum Turn {
  private(set) static var number: UInt32 = 1

  static func end() {
    number &+= 1
    if number == 0 { number = 1 }
  }
}
