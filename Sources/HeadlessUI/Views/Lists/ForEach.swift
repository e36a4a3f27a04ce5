import StateBinding

/// A view for each of `data`; its place is that of the id, so its state moves with the row.
///
/// Only the rows that are shown are evaluated: the first twenty, and twenty more each time the person asks.
@MainActor
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  private let data: Data
  private let id: @MainActor (Data.Element) -> ID
  private let content: (Data.Element, Data.Index) -> Content
  /// Deletes the row at an offset, where rows can be deleted.
  var delete: (@MainActor (Int) -> Void)?
  /// Moves the row at an offset up by one, where rows can be moved.
  var moveUp: (@MainActor (Int) -> Void)?

  /// A view for each of `data`, told apart by `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: { element, _ in content(element) })
  }

  init(
    data: Data, id: @escaping @MainActor (Data.Element) -> ID,
    content: @escaping (Data.Element, Data.Index) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  /// Adds the elements of the rows that are shown, and how many are not.
  public func evaluate(in evaluation: inout Evaluation) {
    let rows = evaluation.slot(RowsSlot<ID>())
    let count = data.count
    let shown = rows.shown(of: count, limit: max(0, evaluation.environment.rowsShown))
    var places = RowPlaces(of: rows, count: shown)
    let isTagged = evaluation.layout.isTaggingRows || evaluation.environment.tabs != nil
    let hasSwipeActions = evaluation.hasSwipeActions
    var index = data.startIndex
    for offset in 0..<shown {
      let element = data[index]
      let id = id(element)
      let scope = places.scope(of: id)
      let row = content(element, index)
      if delete != nil { evaluation.hasSwipeActions = false }
      evaluation.evaluate(in: scope) { evaluation in
        guard isTagged else { return row.evaluate(in: &evaluation) }
        evaluation.tag(id) { row.evaluate(in: &$0) }
      }
      if let delete, !evaluation.hasSwipeActions {
        evaluation.attachButton("Delete", .destructive) { delete(offset) }
      }
      if let moveUp, offset > 0 { evaluation.attachButton("Move up") { moveUp(offset) } }
      data.formIndex(after: &index)
    }
    evaluation.hasSwipeActions = hasSwipeActions
    places.keep()
    evaluation.addMore(count - shown, to: rows.added)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// A view for each of `data`.
  public init(_ data: Data, @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: { element, _ in content(element) })
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// A view for each number in `data`.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping @MainActor (Int) -> Content) {
    self.init(data: data, id: { $0 }, content: { element, _ in content(element) })
  }
}
