/// Hands over the actions of a view model one at a time.
///
/// An action that is requested while another is being handled waits its turn here.
@usableFromInline
struct ActionQueue<Action> {
  @usableFromInline
  enum Phase {
    case idle
    /// An action is being handled, and none waits.
    case handling
    /// An action is being handled, and others wait.
    case waiting
  }

  // Beside the actions and not around them, because a dispatch sets it twice.
  @usableFromInline var phase = Phase.idle
  private var waiting = EventQueue<Action>()

  @usableFromInline mutating func append(_ action: Action) {
    waiting.append(action)
    phase = .waiting
  }

  /// Returns the action that has waited longest.
  mutating func next() -> Action? {
    let next = waiting.popFirst()
    if waiting.isEmpty { phase = .handling }
    return next
  }
}
