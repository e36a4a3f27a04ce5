extension Disposable {
  /// Disposes this at the next deactivation of `interactor`; on an inactive interactor at once, with a diagnostic.
  @discardableResult
  public func disposeOnDeactivate(interactor: Interactor) -> any Disposable {
    interactor.endOnDeactivate(self, "a subscription", "disposed")
    return self
  }

  /// Disposes this when the work of `worker` stops; at once, with a diagnostic, if no work is under way.
  @discardableResult
  public func disposeOnStop(_ worker: Worker) -> any Disposable {
    worker.endOnStop(self, "a subscription", "disposed")
    return self
  }
}

extension Task where Success: Sendable {
  /// Cancels this at the next deactivation of `interactor`; on an inactive interactor at once, with a diagnostic.
  ///
  /// The task is counted until it ends. A detached task is counted only if it was tied outside of counted work, where it
  /// cannot be told from a part of that work. A sleep on the clock is seen as parked in the task itself, not in a child
  /// of it. ``Interactor/task(_:)`` has no such limits.
  @MainActor
  @discardableResult
  public func cancelOnDeactivate(interactor: Interactor) -> Task {
    interactor.endOnDeactivate(interactor.run.adopt(self), "a task", "cancelled")
    return self
  }

  /// Cancels this when the work of `worker` stops; at once, with a diagnostic, if no work is under way.
  @MainActor
  @discardableResult
  public func cancelOnStop(_ worker: Worker) -> Task {
    worker.endOnStop(worker.run.adopt(self), "a task", "cancelled")
    return self
  }
}

extension Observable {
  /// This stream while `interactorScope` is active; the latest value comes again at each activation.
  public func confineTo(_ interactorScope: any InteractorScope) -> Observable<Element> {
    Observable<(Bool, Element)>.combineLatest(interactorScope.isActiveStream, self)
      .compactMap { isActive, element in isActive ? element : nil }
  }
}

extension Diagnostic {
  /// The diagnostic for something that was tied to a life which had not begun or was over, and that ended for it.
  static func inactiveScope(
    _ what: String, tiedTo life: String, _ ended: String, remedy: String
  ) -> Diagnostic {
    Diagnostic(
      kind: .inactiveScope,
      message: "\(what) was tied to \(life), and was \(ended) at once; \(remedy)")
  }
}
