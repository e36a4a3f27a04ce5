/// Collects the effects of a look at a window, and runs them after all views are evaluated.
///
/// Effects may change state; bodies may not.
@MainActor
final class Effects {
  let focus = FocusKeeper()
  private var actions: [@MainActor () -> Void] = []
  private var shown: [AppearanceSlot] = []
  private var leftovers: [AnyObject] = []
  private static var looks = 0

  /// Runs `action` once all views are evaluated.
  func append(_ action: @escaping @MainActor () -> Void) {
    actions.append(action)
  }

  /// Keeps `leftover` until all views are evaluated: its `deinit` may change state.
  func letGoLater(of leftover: AnyObject) {
    leftovers.append(leftover)
  }

  /// Calls `appear` on the slots that are new in `slots` and `disappear` on those that are missing, then runs the actions.
  /// Returns false if there was nothing to do.
  func perform(showing slots: [AppearanceSlot]) -> Bool {
    let hasChanges = show(slots)
    let (actions, leftovers) = (actions, leftovers)
    self.actions = []
    self.leftovers = []
    for action in actions { action() }
    return hasChanges || !actions.isEmpty || !leftovers.isEmpty
  }

  private func show(_ slots: [AppearanceSlot]) -> Bool {
    if shown.isEmpty && slots.isEmpty { return false }
    Self.looks += 1
    let look = Self.looks
    let before = shown
    shown = slots
    let appeared = slots.filter { $0.lastLook == 0 }
    for slot in slots { slot.lastLook = look }
    let disappeared = before.filter { $0.lastLook != look }
    for slot in disappeared { slot.lastLook = 0 }
    // These calls may cause another look at the window, which may reverse a change: skips slots that have changed since.
    for slot in appeared where slot.lastLook != 0 { slot.appear() }
    for slot in disappeared where slot.lastLook == 0 { slot.disappear() }
    return !appeared.isEmpty || !disappeared.isEmpty
  }
}

/// The slot of a view that wants to know when it appears and disappears.
class AppearanceSlot: Slot {
  /// The last look that showed the view; 0 while the view is not shown.
  fileprivate final var lastLook = 0

  func appear() {}
  func disappear() {}
}

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
final class FocusSlot: AppearanceSlot {
  /// Whether the field had the focus in the last evaluation.
  var isFocused = false
  /// Tells the field's `FocusState` that the focus is gone.
  var lose: (@MainActor () -> Void)?

  override func disappear() {
    if isFocused { lose?() }
    isFocused = false
  }
}
