import StateBinding

/// What the rows of a `ForEach` keep, by their ids, and how many are shown.
final class RowsSlot: Slot {
  let shown: StateCell<Int>
  fileprivate var scopes: [AnyHashable: [Scope]] = [:]

  init(shown: Int) {
    self.shown = StateCell(shown)
  }
}

/// Finds the places of rows during one evaluation, then keeps those that were found.
@MainActor
struct RowPlaces {
  private let old: [AnyHashable: [Scope]]
  private var new: [AnyHashable: [Scope]] = [:]

  init(of rows: RowsSlot) {
    old = rows.scopes
    new.reserveCapacity(old.count)
  }

  /// The place of the row with `id`. Rows with one id have places in their order.
  mutating func scope(of id: AnyHashable) -> Scope {
    let taken = new[id]?.count ?? 0
    if taken == 1 {
      Diagnostic(
        kind: .view,
        message:
          "two rows have the id \(String(stable: id)); give each one of its own, or their state may be swapped"
      ).report()
    }
    let known = old[id] ?? []
    let scope = taken < known.count ? known[taken] : Scope()
    new[id, default: []].append(scope)
    return scope
  }

  func keep(in rows: RowsSlot) {
    rows.scopes = new
  }
}

extension Evaluation {
  /// Adds how many rows are not shown, if there are any.
  mutating func addMore(_ hidden: Int, of rows: RowsSlot) {
    guard hidden > 0 else { return }
    let step = max(1, environment.rowsShown)
    add(
      Element(role: .more, value: "\(hidden)"),
      .more { [rows] in rows.shown.value += min(step, hidden) })
  }
}
