import StateBinding

/// A task that an app has begun and not ended, as `:tree` shows it.
struct OpenWork: Sendable, Hashable {
  /// What the task does now.
  enum Phase: Sendable, Hashable {
    /// It runs, or waits for something outside the app.
    case runs
    /// It waits for a value of a stream.
    case waits
    /// It sleeps on the app's clock, for this long.
    case sleeps(Duration)
  }

  let number: Int
  /// The type or the kind of the object that owns the task.
  let owner: String
  /// The function that started the task; nil if unknown.
  let caller: String?
  let phase: Phase

  fileprivate init(_ work: ParkedWork, _ phase: Phase) {
    number = work.number
    owner = work.name.owner
    caller = work.name.caller.map { "\($0)" }
    self.phase = phase
  }
}

extension WorkName {
  /// The note for a line that waited for this work in real time.
  var longWaitNote: String {
    let work = caller.map { "the task of \(owner) that \($0) started" } ?? owner
    return
      "note: the line waited over a second of real time for \(work), outside the session's clock; use clock.sleep in place of Task.sleep, and a stand-in for a server"
  }
}

extension AppRun {
  /// The numbers of the plain tasks that sleep. No RIB owns such a task.
  var sleepingPlainTasks: Set<Int> {
    let plain = parkedWork.filter { $0.name.owner == WorkName.plainTask.owner }
    return Set(plain.map(\.number)).intersection(sleeps.keys)
  }

  /// The open tasks of each interactor in `interactors`, and the other tasks of the app that sleep
  /// or wait, such as those of workers, views and streams.
  func openWork(
    of interactors: [any Interactable]
  ) -> (own: [[OpenWork]], others: [OpenWork]) {
    let (sleeps, parked) = (sleeps, parkedWork)
    let numbers = Set(parked.map(\.number))
    func open(_ work: ParkedWork) -> OpenWork {
      if let rest = sleeps[work.number] { return OpenWork(work, .sleeps(rest)) }
      return OpenWork(work, numbers.contains(work.number) ? .waits : .runs)
    }
    let own = interactors.map { ($0 as? Interactor)?.openTasks.map(open) ?? [] }
    let claimed = Set(own.joined().map(\.number))
    return (own, parked.filter { !claimed.contains($0.number) }.map(open))
  }
}
