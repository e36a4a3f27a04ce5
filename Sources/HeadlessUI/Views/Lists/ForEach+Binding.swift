// `content` is not said to be of the main actor, which it is where views are: the compiler (6.3) takes a closure with a
// parameter `$item` for one of no actor otherwise.
extension ForEach where Data: MutableCollection {
  /// A view for a binding to each of the elements of `data`, told apart by `id`.
  public init(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Data.Element>) -> Content
  ) {
    self.init(data, id: { $0[keyPath: id] }, content: content)
  }

  /// A view for a binding to each of the elements of `data`.
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

/// What a binding to an element of a collection reads and writes: the element with its id, wherever that has moved to.
///
/// The binding may outlive the element: then it reads what was there last, and writes nothing.
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
      // Its id may be a part of what is written.
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
