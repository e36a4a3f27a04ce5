import StateBinding

/// What the rows of a `ForEach` keep, by their ids, and how many more are shown than at first.
final class RowsSlot<ID: Hashable>: Slot {
  let added = StateCell(0)
  fileprivate var scopes: [ID: Scope] = [:]
  /// The places of rows that have the id of another one, in their order.
  fileprivate var duplicates: [ID: [Scope]] = [:]

  /// How many of `count` rows are shown where `limit` are at first.
  func shown(of count: Int, limit: Int) -> Int {
    let added = added.value
    return count <= limit ? count : min(limit + added, count)
  }
}

/// Finds the places of rows during one evaluation, then keeps those that were found.
@MainActor
struct RowPlaces<ID: Hashable> {
  private let rows: RowsSlot<ID>
  private var scopes: [ID: Scope] = [:]
  private var duplicates: [ID: [Scope]] = [:]

  init(of rows: RowsSlot<ID>, count: Int) {
    self.rows = rows
    scopes.reserveCapacity(count)
  }

  /// The place of the row with `id`. Rows with one id have places in their order.
  mutating func scope(of id: ID) -> Scope {
    let scope = rows.scopes[id] ?? Scope()
    guard let first = scopes.updateValue(scope, forKey: id) else { return scope }
    scopes[id] = first
    return duplicate(of: id)
  }

  private mutating func duplicate(of id: ID) -> Scope {
    let taken = duplicates[id]?.count ?? 0
    if taken == 0 {
      Diagnostic(
        kind: .view,
        message:
          "two rows have the id \(String(stable: id)); give each one of its own, or their state may be swapped"
      ).report()
    }
    let known = rows.duplicates[id] ?? []
    let scope = taken < known.count ? known[taken] : Scope()
    duplicates[id, default: []].append(scope)
    return scope
  }

  /// Keeps what was found, and nothing else.
  func keep() {
    rows.scopes = scopes
    rows.duplicates = duplicates
  }
}

extension Evaluation {
  /// Adds how many rows are not shown, if there are any; using it adds rows to `added`.
  mutating func addMore(_ hidden: Int, to added: StateCell<Int>) {
    guard hidden > 0 else { return }
    cutShort()
    let step = max(1, environment.rowsShown)
    add(
      Element(role: .more, value: "\(hidden)"),
      .more { [added] in added.value += min(step, hidden) })
  }
}
