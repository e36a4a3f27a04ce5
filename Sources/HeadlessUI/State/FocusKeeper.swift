/// Keeps track of the one field of a window that has the focus.
@MainActor
final class FocusKeeper {
  private weak var current: FocusSlot?

  /// Moves the focus to `slot`, away from the field that has it.
  func move(to slot: FocusSlot) {
    guard current !== slot else { return }
    leave()
    current = slot
  }

  /// Takes the focus from the field that has it.
  func leave() {
    let last = current
    current = nil
    last?.lose?()
  }

  /// Notes that `slot` has lost the focus already.
  func forget(_ slot: FocusSlot) {
    if current === slot { current = nil }
  }
}

/// The slot of a field that is tied to a `FocusState`.
final class FocusSlot: LifeSlot {
  /// Whether the field had the focus in the last look.
  var isFocused = false
  /// Tells the field's `FocusState` that the focus is gone.
  var lose: (@MainActor () -> Void)?

  func update(
    isFocused: Bool, lose: @escaping @MainActor () -> Void, _ keeper: FocusKeeper, _ places: Places
  ) {
    self.lose = lose
    if isFocused && !self.isFocused { places.tell { keeper.move(to: self) } }
    if !isFocused && self.isFocused { keeper.forget(self) }
    self.isFocused = isFocused
  }
}
