/// Knows which field of a window is being typed into: one at a time.
@MainActor
final class FocusKeeper {
  private weak var current: FocusSlot?

  /// The focus moves to `slot`.
  func move(to slot: FocusSlot) {
    guard current !== slot else { return }
    leave()
    current = slot
  }

  /// Nothing has the focus that knows of it.
  func leave() {
    let last = current
    current = nil
    last?.lose?()
  }

  /// The focus is gone from `slot` already.
  func forget(_ slot: FocusSlot) {
    if current === slot { current = nil }
  }
}

/// A field that a `FocusState` knows.
final class FocusSlot: AppearanceSlot {
  /// Whether the last evaluation saw it focused.
  var isFocused = false
  /// Tells its state that the focus is gone.
  var lose: (@MainActor () -> Void)?

  override func disappear() {
    if isFocused { lose?() }
    isFocused = false
  }
}
