/// What a person can do to the rows of a collection.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The members as bits.
  public let rawValue: Int

  /// The members of `rawValue`.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// They can be moved up.
  public static var move: EditActions { EditActions(rawValue: 1) }
  /// They can be deleted.
  public static var delete: EditActions { EditActions(rawValue: 2) }
  /// Both.
  public static var all: EditActions { [.move, .delete] }
}

// The rows are of no actor, for the reason that `ForEach` gives.
extension ForEach where Data: MutableCollection & RangeReplaceableCollection {
  /// A view for a binding to each of the elements of `data`, told apart by `id`, with buttons that do `editActions`.
  public init(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder content: @escaping (Binding<Data.Element>) -> Content
  ) {
    self.init(data, id: id, content: content)
    allow(editActions, of: data)
  }

  /// A view for a binding to each of the elements of `data`, with buttons that do `editActions`.
  public init(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder content: @escaping (Binding<Data.Element>) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, content: content)
    allow(editActions, of: data)
  }

  private mutating func allow(_ actions: EditActions<Data>, of data: Binding<Data>) {
    if actions.contains(.delete) {
      delete = { offset in
        var elements = data.wrappedValue
        elements.remove(at: elements.index(elements.startIndex, offsetBy: offset))
        data.wrappedValue = elements
      }
    }
    if actions.contains(.move) {
      moveUp = { offset in
        var elements = data.wrappedValue
        let index = elements.index(elements.startIndex, offsetBy: offset)
        elements.swapAt(elements.index(before: index), index)
        data.wrappedValue = elements
      }
    }
  }
}

extension List {
  /// A row for a binding to each of `data`, told apart by `id`, with buttons that do `editActions`.
  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable,
    Row: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init { ForEach(data, id: id, editActions: editActions, content: rowContent) }
  }

  /// A row for a binding to each of `data`, with buttons that do `editActions`.
  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View
  >(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init { ForEach(data, editActions: editActions, content: rowContent) }
  }
}
