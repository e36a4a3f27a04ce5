/// A list of rows. With a selection, tapping a row chooses it by its tag or its id.
public struct List<Content: View>: PrimitiveView {
  private let content: Content
  private let selection: ListSelection?

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    selection = nil
  }

  public init<Selection: Hashable>(
    selection: Binding<Selection?>?, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.selection = selection.map { ListSelection($0) }
  }

  /// Tapping a chosen row again removes it from the selection.
  public init<Selection: Hashable>(
    selection: Binding<Set<Selection>>?, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.selection = selection.map { ListSelection($0) }
  }

  public func evaluate(in evaluation: inout Evaluation) {
    evaluation.add(Element(role: .list))
    evaluation.scroll { $0.rows(chosenBy: selection) { content.evaluate(in: &$0) } }
  }
}

// Lists with a row for each element of a collection.
extension List {
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }

  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping @MainActor (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init { ForEach(data, content: rowContent) }
  }

  public init<Data: RandomAccessCollection, ID: Hashable, Selection: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Selection?>?,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  public init<Data: RandomAccessCollection, ID: Hashable, Selection: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<Selection>>?,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  public init<Data: RandomAccessCollection, Selection: Hashable, Row: View>(
    _ data: Data, selection: Binding<Selection?>?,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  public init<Data: RandomAccessCollection, Selection: Hashable, Row: View>(
    _ data: Data, selection: Binding<Set<Selection>>?,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }
}

// Lists with a row for a binding to each element. `rowContent` is not marked `@MainActor`, for the reason in `ForEach`.
extension List {
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }

  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable,
    Row: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init { ForEach(data, id: id, editActions: editActions, content: rowContent) }
  }

  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View
  >(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init { ForEach(data, editActions: editActions, content: rowContent) }
  }

  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Selection: Hashable, Row: View
  >(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Selection?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) {
      ForEach(data, editActions: editActions, content: rowContent)
    }
  }

  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Selection: Hashable, Row: View
  >(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<Selection>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) {
      ForEach(data, editActions: editActions, content: rowContent)
    }
  }
}

/// Controls in rows.
public struct Form<Content: View>: PrimitiveView {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public func evaluate(in evaluation: inout Evaluation) {
    evaluation.add(Element(role: .list))
    evaluation.scroll { $0.inside(rows: true) { content.evaluate(in: &$0) } }
  }
}

/// The chosen rows of a list, by their tags or their ids.
@MainActor
private struct ListSelection {
  /// Returns nil for a tag of another type than the selection's.
  let isChosen: @MainActor (AnyHashable) -> Bool?
  let choose: @MainActor (AnyHashable) -> Void

  init<Value: Hashable>(_ value: Binding<Value?>) {
    isChosen = { tag in (tag.base as? Value).map { $0 == value.wrappedValue } }
    choose = { tag in value.wrappedValue = tag.base as? Value }
  }

  init<Value: Hashable>(_ values: Binding<Set<Value>>) {
    isChosen = { tag in (tag.base as? Value).map { values.wrappedValue.contains($0) } }
    choose = { tag in
      guard let value = tag.base as? Value else { return }
      values.wrappedValue.formSymmetricDifference([value])
    }
  }
}

private struct ListSelectionKey: EnvironmentKey {
  static let defaultValue: ListSelection? = nil
}

extension Evaluation {
  fileprivate mutating func rows(
    chosenBy selection: ListSelection?, _ content: (inout Evaluation) -> Void
  ) {
    inside(rows: true) { evaluation in
      evaluation.layout.choosesRows = selection != nil
      guard let selection else { return content(&evaluation) }
      evaluation.with({ $0[ListSelectionKey.self] = selection }) { content(&$0) }
    }
  }

  /// Turns the row that begins at `start` into a button that chooses it, unless the row has controls of its own.
  mutating func becomeChoice(from start: Int, _ tag: AnyHashable) {
    guard let selection = environment[ListSelectionKey.self],
      let isChosen = selection.isChosen(tag)
    else { return }
    if becomeControl(from: start, .button, .activate { selection.choose(tag) }) {
      page.elements[start].isSelected = isChosen
    }
  }
}
