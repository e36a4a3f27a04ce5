import HeadlessUI

/// The sleeps under way that a person's inputs began, so that the replies to similar requests can be compared.
///
/// Two sleeps are similar if the same kind of element on the same page began them, such as one search field, or two rows of a `ForEach`.
/// Both must be the first sleep of their lines, or both the second, and so on. The sleeps of lines that began different numbers of
/// sleeps are not similar: one line may have found a request under way, and begun only a timer.
struct SimilarSleeps {
  /// The origin of a sleep.
  private struct Kind: Hashable {
    let page: String
    let element: String
    /// The type of the ids, if the element is in a row of a `ForEach`.
    let row: ObjectIdentifier?
    let count: Int
    let position: Int
  }

  private var kinds: [Int: Kind] = [:]

  /// Notes which of the `sleeps` under way began with an input for `element` on the page with the title `page`: those with a number
  /// above `earlier`. The ids of the rows around the element have the type `row`.
  mutating func note(
    _ sleeps: [Int], after earlier: Int, of element: Element, inRow row: ObjectIdentifier?,
    on page: String
  ) {
    if !kinds.isEmpty { kinds = kinds.filter { sleeps.contains($0.key) } }
    let new = sleeps.filter { $0 > earlier }
    if new.isEmpty { return }
    let name = row == nil ? element.identifier?.prefix { $0 != " " } ?? element.label[...] : ""
    for (position, sleep) in new.enumerated() {
      kinds[sleep] = Kind(
        page: page, element: "\(element.role.rawValue) \(name)", row: row, count: new.count,
        position: position)
    }
  }

  /// Groups of sleeps whose replies may arrive in another order. A group has similar sleeps of different `lengths`, or other sleeps
  /// of equal length.
  func groups(of lengths: [Int: Duration]) -> [Set<Int>] {
    let similar = Dictionary(grouping: lengths.keys.filter { kinds[$0] != nil }) { kinds[$0] }
      .values.filter { sleeps in Set(sleeps.map { lengths[$0] }).count > 1 }
    let rest = Set(lengths.keys).subtracting(similar.joined())
    return similar.map(Set.init)
      + Dictionary(grouping: rest) { lengths[$0] }.values.map(Set.init)
  }
}
