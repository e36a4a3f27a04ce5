/// State that a view keeps from one evaluation to the next, at its place.
@MainActor
class Slot {}

/// The slots of views whose number and order cannot change; a part that can change has a scope of its own.
///
/// Scopes give views their identity. Views take their slots in the order of evaluation, so the place of a view is a path:
/// its number in its scope, and the branches, row ids and types of the enclosing scopes.
@MainActor
final class Scope {
  private var slots: [Slot] = []

  /// The slot with `number`, created if there is none of that kind.
  func slot<Kind: Slot>(_ number: Int, in effects: Effects, _ make: () -> Kind) -> Kind {
    if number < slots.count {
      if let slot = slots[number] as? Kind { return slot }
      let (slot, old) = (make(), slots[number])
      slots[number] = slot
      effects.letGoLater(of: old)
      return slot
    }
    let slot = make()
    slots.append(slot)
    return slot
  }
}

/// The state of one branch of a view, kept as long as that branch is shown.
final class BranchSlot<Branch: Equatable>: Slot {
  private var branch: Branch?
  private var content: Scope?

  /// The scope of `branch`, a new one if another branch was shown last.
  func scope(of branch: Branch?, in effects: Effects) -> Scope? {
    if self.branch != branch {
      self.branch = branch
      if let content { effects.letGoLater(of: content) }
      content = nil
    }
    guard branch != nil else { return nil }
    if let content { return content }
    let content = Scope()
    self.content = content
    return content
  }
}
