/// A list of rows. With a selection, tapping a row chooses it by its tag or its id.
public struct List<Content: View>: PrimitiveView {
  private let content: Content
  private let selection: ListSelection?

  /// Tapping a row chooses it. If `selection` is a set, a tap while the page is edited adds the row or removes it.
  public init<Selection: RowSelection>(
    selection: Binding<Selection>? = Binding<Never?>?.none, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.selection = selection.map { ListSelection($0) }
  }

  public func addNodes(in evaluation: inout Evaluation) {
    let list = Node(Element(role: .list))
    evaluation.scroll(isList: true) { evaluation in
      list.children = evaluation.nodes(in: selection == nil ? .read : .chosen) {
        content.evaluate(in: &$0)
      }
    }
    if var selection {
      selection.isEditing = evaluation.environment.isEditing
      list.becomeChoices(of: selection)
    }
    evaluation.add(list)
  }
}

// Lists with a row for each element of a collection.
extension List {
  public init<Data: RandomAccessCollection, ID: Hashable, Selection: RowSelection, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    selection: Binding<Selection>? = Binding<Never?>?.none,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  public init<Data: RandomAccessCollection, Selection: RowSelection, Row: View>(
    _ data: Data, selection: Binding<Selection>? = Binding<Never?>?.none,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping @MainActor (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init { ForEach(data, content: rowContent) }
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
    Selection: RowSelection, Row: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Selection>? = Binding<Never?>?.none,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) {
      ForEach(data, id: id, editActions: editActions, content: rowContent)
    }
  }

  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Selection: RowSelection, Row: View
  >(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    selection: Binding<Selection>? = Binding<Never?>?.none,
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

  public func addNodes(in evaluation: inout Evaluation) {
    let list = Node(Element(role: .list))
    evaluation.scroll(isList: true) {
      list.children = $0.nodes(in: .read) { content.evaluate(in: &$0) }
    }
    evaluation.add(list)
  }
}

/// The chosen rows of a list, by their tags or their ids: an optional for one row, a set for several.
public protocol RowSelection {
  associatedtype Row: Hashable
  func contains(_ row: Row) -> Bool
  /// Changes the selection as a tap on `row` does. Several rows can be chosen only while the page is edited.
  mutating func choose(_ row: Row, isEditing: Bool)
}

extension Optional: RowSelection where Wrapped: Hashable {
  public func contains(_ row: Wrapped) -> Bool { self == row }
  public mutating func choose(_ row: Wrapped, isEditing: Bool) { self = row }
}

extension Set: RowSelection {
  public mutating func choose(_ row: Element, isEditing: Bool) {
    if isEditing { formSymmetricDifference([row]) } else { self = [row] }
  }
}

/// Reads and writes the selection of a list.
@MainActor
private struct ListSelection {
  /// Returns nil for a tag of another type than the selection's.
  let isChosen: @MainActor (AnyHashable) -> Bool?
  let choose: @MainActor (AnyHashable, _ isEditing: Bool) -> Void
  /// Whether the page is edited.
  var isEditing = false

  init<Selection: RowSelection>(_ selection: Binding<Selection>) {
    isChosen = { tag in (tag.base as? Selection.Row).map { selection.shown.contains($0) } }
    choose = { tag, isEditing in
      guard let row = tag.base as? Selection.Row else { return }
      selection.wrappedValue.choose(row, isEditing: isEditing)
    }
  }
}

extension Node {
  /// Turns each row in the list that has a tag into a button that chooses it, unless the row has controls of its own.
  fileprivate func becomeChoices(of selection: ListSelection) {
    for node in children + attached { node.becomeChoice(of: selection) }
  }

  private func becomeChoice(of selection: ListSelection) {
    if let tag = traits[TagTrait.self], let isChosen = selection.isChosen(tag.value) {
      let choose = Handler.activate { selection.choose(tag.value, selection.isEditing) }
      if becomeControl(.button, isEnabled: tag.isEnabled, choose) { element?.isSelected = isChosen }
    }
    // A list inside has a selection of its own.
    if element?.role != .list { becomeChoices(of: selection) }
  }
}
