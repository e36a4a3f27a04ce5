/// Hands over the actions of a view model one at a time.
///
/// An action that is requested while another is being handled waits its turn here.
@usableFromInline
enum ActionQueue<Action> {
  case idle
  /// An action is being handled, and none waits.
  case handling
  /// An action is being handled, and these wait.
  case waiting(EventQueue<Action>)

  /// Begins to handle `action` and returns true, or lets it wait and returns false.
  @inlinable
  mutating func begin(_ action: Action) -> Bool {
    guard case .idle = self else {
      append(action)
      return false
    }
    self = .handling
    return true
  }

  /// Whether an action waits.
  @inlinable var hasNext: Bool {
    if case .waiting = self { true } else { false }
  }

  /// The action that has waited longest, to be handled now. If there is none, the queue is idle.
  @usableFromInline
  mutating func next() -> Action? {
    guard case .waiting(var queue) = self else {
      self = .idle
      return nil
    }
    // The queue has one owner at a time, so that a change does not copy it.
    self = .handling
    let next = queue.popFirst()
    if !queue.isEmpty { self = .waiting(queue) }
    return next
  }

  @usableFromInline
  mutating func append(_ action: Action) {
    var queue = EventQueue<Action>()
    if case .waiting(let waiting) = self { queue = waiting }
    self = .handling
    queue.append(action)
    self = .waiting(queue)
  }
}
