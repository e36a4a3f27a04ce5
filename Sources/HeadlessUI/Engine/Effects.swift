import StateBinding

/// What is to happen once an evaluation is over: it may change state, which no body may.
@MainActor
final class Effects {
  /// Which field is being typed into.
  let focus = FocusKeeper()
  private var actions: [@MainActor () -> Void] = []

  func append(_ action: @escaping @MainActor () -> Void) {
    actions.append(action)
  }

  /// Does everything that is to happen, in order; false if that is nothing.
  func perform() -> Bool {
    if actions.isEmpty { return false }
    let actions = actions
    self.actions = []
    for action in actions { action() }
    return true
  }
}
