import StateBinding

/// What a view keeps from one evaluation to the next, at its place.
///
/// What slots hold is not checked for exclusive access where it is read for every screen: what is replaced goes after the
/// new value stands in its place, and what runs then cannot evaluate here again, as the host looks whether it does so already.
@MainActor
class Slot {}

/// The slots of views whose number and order cannot change: what can change opens a scope of its own.
///
/// This is what the identity of a view is. A scope is walked in the order of evaluation, so a place is the way to it:
/// its number in its scope, and the branches, row ids and types that the scopes are for.
@MainActor
@usableFromInline
final class Scope {
  // Unchecked, as nothing else runs while it is read or written.
  @exclusivity(unchecked) fileprivate(set) var slots: [Slot] = []

  /// The slot with `number`, if there is one.
  func slot(_ number: Int) -> Slot? { number < slots.count ? slots[number] : nil }

  /// The slot with `number`, made anew if there is none of that kind.
  func slot<Kind: Slot>(_ number: Int, _ make: () -> Kind) -> Kind {
    if number < slots.count {
      if let slot = slots[number] as? Kind { return slot }
      let slot = make()
      withExtendedLifetime(slots) { slots[number] = slot }
      return slot
    }
    let slot = make()
    slots.append(slot)
    return slot
  }
}

/// Holds what one branch of a view keeps, as long as that is the branch.
final class BranchSlot<Branch>: Slot {
  // Unchecked, for the reason that `Slot` gives.
  @exclusivity(unchecked) private var branch: Branch?
  @exclusivity(unchecked) private var content: Scope?
}

extension BranchSlot where Branch: Equatable {
  /// The scope of `branch`, a new one if another branch was shown last.
  func scope(of branch: Branch?) -> Scope? {
    if self.branch != branch {
      self.branch = branch
      content = nil
    }
    guard branch != nil else { return nil }
    if let content { return content }
    let content = Scope()
    self.content = content
    return content
  }
}
