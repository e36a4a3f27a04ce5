import StateBinding

extension View {
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    appearance(ActionAppearance()) { slot, _ in slot.onAppear = action }
  }

  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    appearance(ActionAppearance()) { slot, _ in slot.onDisappear = action }
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
    appearance(TaskAppearance()) { slot, effects in
      slot.action = action
      slot.id = id
      if slot.needsRestart { effects.append { slot.restartForNewID() } }
    }
  }

  /// Runs `action` after an evaluation in which `value` differs from the evaluation before.
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
        if old != value { evaluation.effects.append { action(old, value) } }
      } else if initial {
        evaluation.effects.append { action(value, value) }
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

  private func appearance<Kind: AppearanceSlot>(
    _ make: @autoclosure @escaping @MainActor () -> Kind,
    _ update: @escaping @MainActor (Kind, Effects) -> Void
  ) -> some View {
    modified { content, evaluation in
      // Reads this before the content: hidden rows of the view itself do not keep it from appearing.
      let isReached = evaluation.scrolling != .isCutShort
      content(&evaluation)
      let slot = evaluation.slot(make())
      update(slot, evaluation.effects)
      if isReached { evaluation.page.appearances.append(slot) }
    }
  }
}

private final class ValueSlot<Value>: Slot {
  /// The value of the last evaluation.
  var value: Value?
}

private final class ActionAppearance: AppearanceSlot {
  var onAppear: (@MainActor () -> Void)?
  var onDisappear: (@MainActor () -> Void)?

  override func appear() { onAppear?() }
  override func disappear() { onDisappear?() }
}

private final class TaskAppearance: AppearanceSlot {
  var action: (@MainActor () async -> Void)?
  var id: AnyHashable?
  private var runningID: AnyHashable?
  private var task: CountedTask?

  override func appear() {
    guard let action else { return }
    runningID = id
    task = CountedTask(of: "a view") { await action() }
  }

  override func disappear() {
    task?.dispose()
    task = nil
  }

  /// Whether the task runs for another id than the current one.
  var needsRestart: Bool { task != nil && runningID != id }

  func restartForNewID() {
    guard needsRestart else { return }
    disappear()
    appear()
  }

  // Releasing a window does not call `disappear`.
  isolated deinit { task?.dispose() }
}
