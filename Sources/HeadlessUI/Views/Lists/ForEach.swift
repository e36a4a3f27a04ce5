import StateBinding

/// A view for each element of `data`. State belongs to the element's id, so it moves with the row.
///
/// Evaluates only the rows that are shown: the first twenty, and twenty more each time the person asks for `more`.
@MainActor
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  private let data: Data
  private let id: @MainActor (Data.Element) -> ID
  private let content: (Data.Element, Data.Index) -> Content
  /// Deletes the row at an offset; nil if rows cannot be deleted.
  private var delete: (@MainActor (Int) -> Void)?
  /// Moves the row at an offset up by one; nil if rows cannot be moved.
  private var moveUp: (@MainActor (Int) -> Void)?

  private init(
    data: Data, id: @escaping @MainActor (Data.Element) -> ID,
    content: @escaping (Data.Element, Data.Index) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: { element, _ in content(element) })
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: { element, _ in content(element) })
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping @MainActor (Int) -> Content) {
    self.init(data: data, id: { $0 }, content: { element, _ in content(element) })
  }
}

extension ForEach: View, BodilessView where Content: View {
  public func evaluate(in evaluation: inout Evaluation) {
    let added = evaluation.slot(AddedRows()).count
    let limit = evaluation.rowLimit
    let shown = data.count <= limit ? data.count : min(limit + added.read(), data.count)
    let places = evaluation.slot(InnerPlaces<RowKey<ID>>())
    var index = data.startIndex
    for offset in 0..<shown {
      // Only the id is kept on the stack, because rows nest deep.
      let id = id(data[index])
      let outer = evaluation.begin(at: Self.place(of: id, among: places, evaluation.places))
      let start = evaluation.page.nodes.count
      let row = Row(element: data[index], index: index, content: content)
      evaluation.run({ $0.content($0.element, $0.index) }, of: row).evaluate(in: &evaluation)
      finishRow(from: start, at: offset, id, in: &evaluation)
      evaluation.end(at: outer)
      data.formIndex(after: &index)
    }
    if places.endUnused(in: evaluation.places) { evaluation.places.run.diagnostics.noteNewRows() }
    evaluation.addMore(data.count - shown, to: added)
  }

  /// Tags the nodes of a row, and adds the buttons that edit it.
  private func finishRow(
    from start: Int, at offset: Int, _ id: ID, in evaluation: inout Evaluation
  ) {
    let (isEnabled, findsTabs) = (evaluation.environment.isEnabled, evaluation.walk != .nodes)
    if evaluation.page.nodes.count == start && !findsTabs { evaluation.add(Node(children: [])) }
    let row = evaluation.page.nodes[start...]
    for node in row { node.tag(id, isEnabled: isEnabled) }
    // Only the rows of a list or a form can be deleted and moved.
    guard !findsTabs, evaluation.rows != .none, let last = row.last else { return }
    if let delete, evaluation.environment.isEditing || !row.contains(TrailingSwipeTrait.self),
      !row.contains(DeleteDisabledTrait.self)
    {
      let button = evaluation.button("Delete", .destructive) { delete(offset) }
      button.element?.isRowAction = true
      last.attach([button])
    }
    if let moveUp, offset > 0, !row.contains(MoveDisabledTrait.self) {
      let button = evaluation.button("Move up") { moveUp(offset) }
      // On the phone, a person drags the row.
      if evaluation.isForSpeech { button.note { $0.reach = .menu } }
      last.attach([button])
    }
  }

  /// A row, whose view is made again if one of these differs.
  private struct Row {
    let element: Data.Element
    let index: Data.Index
    let content: (Data.Element, Data.Index) -> Content
  }

  /// The place of the next row with `id`. Rows with the same id get their places in row order.
  private static func place(
    of id: ID, among inner: InnerPlaces<RowKey<ID>>, _ places: Places
  ) -> Place {
    var key = RowKey(id: id)
    while true {
      if let place = inner.place(for: key, in: places) {
        if key.copy == 1 {
          places.run.report(
            "two rows have the id \(mention(id)); give each one of its own, or their state may be swapped"
          )
        }
        return place
      }
      key.copy += 1
    }
  }
}

/// The id of a row, and the number of rows before it with the same id.
private struct RowKey<ID: Hashable>: Hashable {
  let id: ID
  var copy = 0
}

@MainActor
extension Collection<Node> {
  /// Whether one of the nodes has the fact.
  fileprivate func contains<Key: TraitKey>(_ key: Key.Type) -> Bool {
    contains { $0.traits[key] != nil }
  }
}

/// The number of rows that `more` has added.
private final class AddedRows: Slot {
  let count = StateCell(0)
}

extension Evaluation {
  /// The number of rows to show at first. Only lists, lazy stacks and scroll views hide rows. No tab is hidden.
  fileprivate var rowLimit: Int {
    scrolling == .none || walk != .nodes ? .max : max(0, environment.rowsShown)
  }

  /// A button that belongs to a row.
  func button(
    _ title: LocalizedStringKey, _ role: Element.ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) -> Node {
    Node(
      Element(
        role: .button, label: strings.resolve(title), isEnabled: environment.isEnabled,
        buttonRole: role),
      .activate(action))
  }

  /// If there are `hidden` rows, adds one element in place of them. Using that element increases `added`.
  fileprivate mutating func addMore(_ hidden: Int, to added: StateCell<Int>) {
    guard hidden > 0 else { return }
    cutShort()
    let step = max(1, environment.rowsShown)
    add(
      Node(
        Element(role: .more, value: "\(hidden)"),
        .more { [added] in added.value += min(step, hidden) }))
  }
}

// Rows with a binding to their element. Their `content` is not marked `@MainActor`, because the compiler (6.3) treats a
// closure with a parameter `$item` as nonisolated.

extension ForEach where Data: MutableCollection {
  public init(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Data.Element>) -> Content
  ) {
    self.init(data, id: { $0[keyPath: id] }, content: content)
  }

  public init(
    _ data: Binding<Data>,
    @ViewBuilder content: @escaping (Binding<Data.Element>) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: { $0.id }, content: content)
  }

  private init(
    _ data: Binding<Data>, id: @escaping @MainActor (Data.Element) -> ID,
    content: @escaping (Binding<Data.Element>) -> Content
  ) {
    self.init(
      data: data.wrappedValue, id: id,
      content: { element, index in
        let row = BoundRow(data: data, id: id, element: element, index: index)
        return content(Binding(get: { row.element }, set: { row.element = $0 }))
      })
  }
}

/// Reads and writes the element with one id, wherever the element has moved to.
///
/// A binding may outlive its element: it then reads the last known value, and writes nothing.
@MainActor
private final class BoundRow<Data: MutableCollection & RandomAccessCollection, ID: Hashable> {
  private let data: Binding<Data>
  private let id: @MainActor (Data.Element) -> ID
  private var last: Data.Element
  private var index: Data.Index

  init(
    data: Binding<Data>, id: @escaping @MainActor (Data.Element) -> ID, element: Data.Element,
    index: Data.Index
  ) {
    self.data = data
    self.id = id
    last = element
    self.index = index
  }

  var element: Data.Element {
    get {
      let elements = data.wrappedValue
      if let index = find(in: elements) { last = elements[index] }
      return last
    }
    set {
      var elements = data.wrappedValue
      guard let index = find(in: elements) else { return }
      // The new value may have another id. The next read then searches for that id.
      last = newValue
      elements[index] = newValue
      data.wrappedValue = elements
    }
  }

  private func find(in elements: Data) -> Data.Index? {
    let wanted = id(last)
    if index >= elements.startIndex, index < elements.endIndex, id(elements[index]) == wanted {
      return index
    }
    guard let moved = elements.firstIndex(where: { id($0) == wanted }) else { return nil }
    index = moved
    return moved
  }
}

// A row that can be deleted or moved has a button to do so. An action takes a `Set<Int>` or, with Foundation, an
// `IndexSet`, which is also a `SetAlgebra` of `Int`.

extension ForEach {
  /// Gives each row a button that deletes it.
  @preconcurrency
  public func onDelete(perform action: (@MainActor (Set<Int>) -> Void)?) -> ForEach {
    var rows = self
    if let action { rows.delete = { offset in action([offset]) } }
    return rows
  }

  @preconcurrency
  @_disfavoredOverload
  public func onDelete<Offsets: SetAlgebra>(
    perform action: (@MainActor (Offsets) -> Void)?
  ) -> ForEach where Offsets.Element == Int {
    var rows = self
    if let action { rows.delete = { offset in action(Offsets(CollectionOfOne(offset))) } }
    return rows
  }

  /// Gives each row but the first a button that moves it up.
  @preconcurrency
  public func onMove(perform action: (@MainActor (Set<Int>, Int) -> Void)?) -> ForEach {
    var rows = self
    if let action { rows.moveUp = { offset in action([offset], offset - 1) } }
    return rows
  }

  @preconcurrency
  @_disfavoredOverload
  public func onMove<Offsets: SetAlgebra>(
    perform action: (@MainActor (Offsets, Int) -> Void)?
  ) -> ForEach where Offsets.Element == Int {
    var rows = self
    if let action {
      rows.moveUp = { offset in action(Offsets(CollectionOfOne(offset)), offset - 1) }
    }
    return rows
  }
}

/// The ways in which a person can edit a collection.
public struct EditActions<Data>: OptionSet, Sendable {
  public static var move: EditActions { EditActions(rawValue: 1) }
  public static var delete: EditActions { EditActions(rawValue: 2) }
  public static var all: EditActions { [.move, .delete] }

  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension ForEach where Data: MutableCollection & RangeReplaceableCollection {
  public init(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder content: @escaping (Binding<Data.Element>) -> Content
  ) {
    self.init(data, id: id, content: content)
    allow(editActions, of: data)
  }

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

extension RangeReplaceableCollection where Index == Int {
  public mutating func remove(atOffsets offsets: Set<Int>) {
    for offset in offsets.sorted(by: >) { remove(at: startIndex + offset) }
  }

  @_disfavoredOverload
  public mutating func remove<Offsets: SetAlgebra>(
    atOffsets offsets: Offsets
  ) where Offsets.Element == Int {
    remove(atOffsets: Set((0..<count).filter { offsets.contains($0) }))
  }
}

extension MutableCollection {
  /// Moves the elements at `source`, in their order, to before the element at `destination`.
  public mutating func move(fromOffsets source: Set<Int>, toOffset destination: Int) {
    let elements = Array(self)
    let staying = elements.indices.filter { !source.contains($0) }
    let order =
      staying.prefix { $0 < destination } + elements.indices.filter { source.contains($0) }
      + staying.drop { $0 < destination }
    var index = startIndex
    for offset in order {
      self[index] = elements[offset]
      formIndex(after: &index)
    }
  }

  @_disfavoredOverload
  public mutating func move<Offsets: SetAlgebra>(
    fromOffsets source: Offsets, toOffset destination: Int
  ) where Offsets.Element == Int {
    move(fromOffsets: Set((0..<count).filter { source.contains($0) }), toOffset: destination)
  }
}
