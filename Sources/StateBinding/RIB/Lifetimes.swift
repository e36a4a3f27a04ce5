extension Disposable {
  /// Disposes this at the next deactivation of `interactor`; at once, and says so, where that is inactive.
  @discardableResult
  public func disposeOnDeactivate(interactor: Interactor) -> any Disposable {
    interactor.endOnDeactivate(self, "a subscription", "disposed")
    return self
  }

  /// Disposes this when the work of `worker` stops; at once, and says so, where that does not go on.
  @discardableResult
  public func disposeOnStop(_ worker: Worker) -> any Disposable {
    worker.endOnStop(self, "a subscription", "disposed")
    return self
  }
}

extension Diagnostic {
  /// `what` was tied to a life that had not begun or was over, and was disposed or cancelled for that.
  static func inactiveScope(
    _ what: String, tiedTo life: String, _ ended: String, remedy: String
  ) -> Diagnostic {
    Diagnostic(
      kind: .inactiveScope,
      message: "\(what) was tied to \(life), and was \(ended) at once; \(remedy)")
  }
}

extension Observable {
  /// This stream while `interactorScope` is active; its latest value comes again at each activation.
  public func confineTo(_ interactorScope: any InteractorScope) -> Observable<Element> {
    Observable<(Bool, Element)>.combineLatest(interactorScope.isActiveStream, self)
      .compactMap { isActive, element in isActive ? element : nil }
  }
}

extension Task where Success: Sendable {
  /// Cancels this at the next deactivation of `interactor`; at once, and says so, where that is inactive.
  ///
  /// The task is counted until it ends; one that is detached only where it was tied outside of counted work, as it cannot
  /// be told there from one that is a part of that. What it sleeps on the clock is seen as parked where it is itself that
  /// sleeps, not a child of it; ``Interactor/task(_:)`` has no such limits.
  @MainActor
  @discardableResult
  public func cancelOnDeactivate(interactor: Interactor) -> Task {
    interactor.endOnDeactivate(interactor.run.adopt(self), "a task", "cancelled")
    return self
  }

  /// Cancels this when the work of `worker` stops; at once, and says so, where that does not go on.
  @MainActor
  @discardableResult
  public func cancelOnStop(_ worker: Worker) -> Task {
    worker.endOnStop(worker.run.adopt(self), "a task", "cancelled")
    return self
  }
}
