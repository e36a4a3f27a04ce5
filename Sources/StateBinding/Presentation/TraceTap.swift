/// What a trace needs to know of one view model.
struct TraceTap<State> {
  /// The type of the current or last listener, which names the RIB in traces and messages.
  var listener: Any.Type?
  /// The state before the change under way. Nil if no trace listens, or if no trace has heard a state of the view model yet.
  private var before: State?
  /// Whether a trace has heard a state of the view model.
  private var isKnown = false

  /// Keeps `state`, which is about to change, unless a change is under way already.
  mutating func willChange(_ state: State) {
    if isKnown, before == nil { before = state }
  }

  /// Returns the state before the change that is over now, for the caller to release with `letGo(of:)`.
  mutating func didChange() -> State? {
    isKnown = true
    return replace(&before, with: nil)
  }
}
