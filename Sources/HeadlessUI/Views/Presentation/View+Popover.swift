extension View {
  /// Shows `content` on top while `isPresented`, as a sheet: where it points has no effect.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  /// Shows `content` of `item` on top while there is one, as a sheet: where it points has no effect.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    sheet(item: item, content: content)
  }
}

/// Where a popover points, of no effect.
public enum PopoverAttachmentAnchor: Sendable {
  /// What of a view it points to.
  public enum Source: Sendable {
    /// All of it.
    case bounds
  }

  /// To so much of the view.
  case rect(Source)
  /// To a point in it.
  case point(UnitPoint)
}
