extension Disposable {
  /// Disposes this at the next deactivation of `interactor`; at once, with a diagnostic, if `interactor` is inactive.
  @discardableResult
  public func disposeOnDeactivate(interactor: Interactor) -> any Disposable {
    interactor.endOnDeactivate(self)
    return self
  }

  /// Disposes this when the work of `worker` stops. If no work is under way, disposes this at once and reports a diagnostic.
  @discardableResult
  public func disposeOnStop(_ worker: Worker) -> any Disposable {
    worker.endOnStop(self)
    return self
  }
}

extension Task where Success: Sendable {
  /// Cancels this task at the next deactivation of `interactor`; at once, with a diagnostic, if `interactor` is inactive.
  ///
  /// The task is counted only if it was started inside counted work, in a line of a session for instance. `settled()` always
  /// waits for a task that ``Interactor/task(caller:_:)`` started.
  @MainActor
  @discardableResult
  public func cancelOnDeactivate(interactor: Interactor) -> Task {
    interactor.endOnDeactivate(ForeignTask(self, in: interactor.run))
    return self
  }

  /// Cancels this task when the work of `worker` stops. If no work is under way, cancels it at once and reports a diagnostic.
  @MainActor
  @discardableResult
  public func cancelOnStop(_ worker: Worker) -> Task {
    worker.endOnStop(ForeignTask(self, in: worker.run))
    return self
  }
}

extension Observable {
  /// The values of this stream while `interactorScope` is active. Each activation sends the latest value again.
  public func confineTo(_ interactorScope: any InteractorScope) -> Observable<Element> {
    Observable<(Bool, Element)>.combineLatest(interactorScope.isActiveStream, self)
      .compactMap { isActive, element in isActive ? element : nil }
  }
}

extension AppRun {
  /// Disposes `disposable` because `life` is inactive, and reports a diagnostic.
  func end(_ disposable: any Disposable, tiedTo life: String, remedy: String) {
    disposable.dispose()
    let isTask = disposable is CountedTask || disposable is ForeignTask
    let (what, ended) = isTask ? ("a task", "cancelled") : ("a subscription", "disposed")
    let message = "\(what) was tied to \(life), and was \(ended) at once; \(remedy)"
    diagnostics.report(Diagnostic(kind: .inactiveScope, message: message))
  }
}
