/// Knows whether a view is shown.
class AppearanceSlot: Slot {
  /// The last showing that it was part of.
  fileprivate final var showing = 0

  /// The view is shown, and was not before.
  func appear() {}
  /// The view is not shown any more.
  func disappear() {}
}

/// What is shown in one window.
@MainActor
final class Showing {
  private static var count = 0
  private var shown: [AppearanceSlot] = []

  /// Tells what appears, then what disappears, now that exactly `slots` are shown; false if that is nothing.
  func show(_ slots: [AppearanceSlot]) -> Bool {
    if shown.isEmpty && slots.isEmpty { return false }
    Self.count += 1
    let showing = Self.count
    let before = shown
    shown = slots
    var appeared: [AppearanceSlot] = []
    for slot in slots {
      if slot.showing == 0 { appeared.append(slot) }
      slot.showing = showing
    }
    let disappeared = before.filter { $0.showing != showing }
    for slot in disappeared { slot.showing = 0 }
    // What is told may have the window shown again, and be told of that first.
    for slot in appeared where slot.showing != 0 { slot.appear() }
    for slot in disappeared where slot.showing == 0 { slot.disappear() }
    return !appeared.isEmpty || !disappeared.isEmpty
  }
}
