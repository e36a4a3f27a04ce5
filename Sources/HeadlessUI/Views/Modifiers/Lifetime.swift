import StateBinding

extension View {
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    living(as: LifeSlot()) { slot, _ in Life(slot: slot, appear: action) }
  }

  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    living(as: LifeSlot()) { slot, _ in Life(slot: slot, disappear: action) }
  }

  /// Runs `action` while the view is shown, and cancels it when the view disappears.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    task(id: 0, priority: priority, action)
  }

  /// Runs `action` while the view is shown, and cancels it when the view disappears. A new `id` restarts it.
  public func task<ID: Hashable>(
    id: ID, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    living(as: TaskSlot()) { slot, places in
      if slot.runs(forOtherThan: id) { places.tell { slot.restart(for: id, action) } }
      return Life(
        slot: slot, appear: { slot.start(for: id, action) }, disappear: { slot.cancel() })
    }
  }

  /// Runs `action` after a look in which `value` differs from the look before.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping @MainActor (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modified { content, evaluation in
      content(&evaluation)
      let slot = evaluation.slot(ValueSlot<Value>())
      let old = slot.value
      slot.value = value
      if let old {
        if old != value { evaluation.places.tell { action(old, value) } }
      } else if initial {
        evaluation.places.tell { action(value, value) }
      }
    }
  }

  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (_ newValue: Value) -> Void
  ) -> some View {
    onChange(of: value) { _, new in action(new) }
  }

  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Keeps what `begin` returns from the first look at the view until its place ends, whether the view is shown or covered.
  /// Each look calls `update`.
  package func whilePlaced<Work: AnyObject>(
    _ begin: @escaping @MainActor () -> Work, update: @escaping @MainActor (Work) -> Void
  ) -> some View {
    modified { content, evaluation in
      content(&evaluation)
      let slot = evaluation.slot(WorkSlot<Work>())
      if let work = slot.work {
        update(work)
      } else if !slot.hasBegun {
        slot.hasBegun = true
        evaluation.places.tell {
          let work = begin()
          update(work)
          slot.work = work
        }
      }
    }
  }

  private func living<Kind: LifeSlot>(
    as make: @autoclosure @escaping @MainActor () -> Kind,
    _ life: @escaping @MainActor (Kind, Places) -> Life
  ) -> some View {
    let appears = !standsForNothing()
    return modified { content, evaluation in
      // Reads this before the content: hidden rows of the view itself do not keep it from appearing.
      let isReached = evaluation.scrolling != .isCutShort
      content(&evaluation)
      let life = life(evaluation.slot(make()), evaluation.places)
      if isReached, appears { evaluation.page.lives.append(life) }
    }
  }
}

private final class WorkSlot<Work: AnyObject>: Slot {
  var work: Work?
  var hasBegun = false
}

/// The task of a view. When a look no longer shows the view, `Places.endLook(showing:)` calls `disappear`, which cancels the task.
private final class TaskSlot: LifeSlot {
  private var running: (id: AnyHashable, task: CountedTask)?

  func start(for id: AnyHashable, _ action: @escaping @MainActor () async -> Void) {
    running = (id, CountedTask(of: "a view") { await action() })
  }

  func cancel() {
    running?.task.dispose()
    running = nil
  }

  func runs(forOtherThan id: AnyHashable) -> Bool { running.map { $0.id != id } ?? false }

  func restart(for id: AnyHashable, _ action: @escaping @MainActor () async -> Void) {
    guard runs(forOtherThan: id) else { return }
    cancel()
    start(for: id, action)
  }

  // Releasing a window does not make its views disappear.
  isolated deinit { running?.task.dispose() }
}
