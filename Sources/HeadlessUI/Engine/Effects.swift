import StateBinding

/// What is to happen once an evaluation is over: it may change state, which no body may.
@MainActor
final class Effects {
  /// How many times views have been evaluated.
  // Unchecked, as nothing else runs while one of these is read or written.
  @exclusivity(unchecked) var evaluations = 0
  /// How many row bodies have been evaluated.
  var rowsEvaluated = 0
  /// Which field is being typed into.
  let focus = FocusKeeper()
  @exclusivity(unchecked) private var actions: [@MainActor () -> Void] = []

  func append(_ action: @escaping @MainActor () -> Void) {
    actions.append(action)
  }

  /// Does everything that is to happen, in order.
  func perform() {
    if actions.isEmpty { return }
    let actions = actions
    self.actions = []
    for action in actions { action() }
  }
}
