/// The effects of a look at a window, done once all views are evaluated: they may change state, which no body may.
@MainActor
final class Effects {
  let focus = FocusKeeper()
  private var actions: [@MainActor () -> Void] = []
  private var shown: [AppearanceSlot] = []
  private var leftovers: [AnyObject] = []
  private static var looks = 0

  /// Has `action` done when all views are evaluated.
  func append(_ action: @escaping @MainActor () -> Void) {
    actions.append(action)
  }

  /// Keeps `leftover` until all views are evaluated: its `deinit` may change state.
  func letGoLater(of leftover: AnyObject) {
    leftovers.append(leftover)
  }

  /// Tells the views that appear and those that disappear, now that exactly `slots` are shown, then does the actions.
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
    // A view that is told may look at the window again: then the views have been told by that.
    for slot in appeared where slot.lastLook != 0 { slot.appear() }
    for slot in disappeared where slot.lastLook == 0 { slot.disappear() }
    return !appeared.isEmpty || !disappeared.isEmpty
  }
}

/// A view to tell when it appears and disappears.
class AppearanceSlot: Slot {
  /// The last look that showed it; 0 while it is not shown.
  fileprivate final var lastLook = 0

  func appear() {}
  func disappear() {}
}

/// Knows which field of a window is being typed into: at most one.
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
