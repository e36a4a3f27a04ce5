// What a view model tells of itself, when something is wrong or is traced.

extension ViewModel {
  @usableFromInline
  final func note(_ action: Action, to listener: AnyObject) {
    if EventLimit.isRecording { EventLimit.note("\(type(of: self)) (\(String(stable: action)))") }
    if Trace.isOn {
      AppRun.current.trace.record(.request, type(of: listener), String(stable: action))
    }
  }

  @usableFromInline
  final func lose(_ action: Action) {
    if Trace.isOn { trace(.lost, action) }
    Diagnostic(
      kind: .lostAction,
      message: """
        \(type(of: self)) has no listener for \(String(stable: action)); \
        \(lastListener.map { "\($0), which was it, is gone" } ?? "make the interactor its listener")
        """
    ).report()
  }

  @usableFromInline
  final func failOverlap(_ what: String) -> Never {
    let meanwhile = access < 0 ? "a change of it is under way" : "it is read where it stands"
    programError(
      "the state of \(type(of: self)) is \(what) while \(meanwhile); take what is needed out of it before"
    )
  }

  @usableFromInline
  final func traceState() {
    trace(.state, stored)
  }

  @usableFromInline
  final func trace(_ kind: TraceEvent.Kind, _ detail: Any) {
    AppRun.current.trace.record(kind, lastListener ?? type(of: self), String(stable: detail))
  }
}
