extension ForEach where Data: MutableCollection {
  /// A view for a binding to each of the elements of `data`, told apart by `id`.
  public init(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping @MainActor (Binding<Data.Element>) -> Content
  ) {
    self.init(
      data: data.wrappedValue, id: { $0[keyPath: id] },
      content: { content(data.element(at: $1, now: $0)) })
  }

  /// A view for a binding to each of the elements of `data`.
  public init(
    _ data: Binding<Data>,
    @ViewBuilder content: @escaping @MainActor (Binding<Data.Element>) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(
      data: data.wrappedValue, id: { $0.id },
      content: { content(data.element(at: $1, now: $0)) })
  }
}

extension Binding where Value: MutableCollection & RandomAccessCollection {
  /// A binding to the element at `index`.
  ///
  /// It may outlive the element where rows are removed: then it reads `now`, what was there, and writes nothing.
  fileprivate func element(at index: Value.Index, now: Value.Element) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue.indices.contains(index) ? wrappedValue[index] : now },
      set: { if wrappedValue.indices.contains(index) { wrappedValue[index] = $0 } })
  }
}
