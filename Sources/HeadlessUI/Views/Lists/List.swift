/// Rows.
@MainActor
public struct List<Content> {
  private let content: Content
  private let selection: ListSelection?

  init(content: Content, selection: ListSelection?) {
    self.content = content
    self.selection = selection
  }

  /// The rows of `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: nil)
  }
}

extension List: View, PrimitiveView where Content: View {
  /// Adds the list and its rows.
  public func evaluate(in evaluation: inout Evaluation) {
    evaluation.add(Element(role: .list))
    evaluation.scroll { $0.rows(chosenBy: selection) { content.evaluate(in: &$0) } }
  }
}

extension List {
  /// A row for each of `data`, told apart by `id`.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// A row for each of `data`.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }

  /// A row for each number in `data`.
  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping @MainActor (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init { ForEach(data, content: rowContent) }
  }
}

/// Controls to fill in, in rows.
@MainActor
public struct Form<Content> {
  private let content: Content

  /// The rows of `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form: View, PrimitiveView where Content: View {
  /// Adds the rows.
  public func evaluate(in evaluation: inout Evaluation) {
    evaluation.add(Element(role: .list))
    evaluation.scroll { $0.inside(rows: true) { content.evaluate(in: &$0) } }
  }
}
