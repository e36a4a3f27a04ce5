/// A row for each element of `data`; an element whose children are not nil is a ``DisclosureGroup`` of them.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let content: @MainActor (Data.Element) -> Content

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.children = children
    self.content = content
  }

  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, children: children, content: content)
  }

  public var body: some View {
    ForEach(data, id: id) { element in
      if let below = element[keyPath: children] {
        DisclosureGroup {
          OutlineGroup(below, id: id, children: children, content: content)
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
    }
  }
}

extension List {
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row> {
    self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }
}
