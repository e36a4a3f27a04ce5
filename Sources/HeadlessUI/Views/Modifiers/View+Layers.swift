extension View {
  /// Adds the elements of `content`, which stands in front of the view.
  public func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    beside(content, isFirst: false)
  }

  /// Adds the elements of `overlay`, which stands in front of the view.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    beside({ overlay }, isFirst: false)
  }

  /// Adds the elements of `content`, which stands above or below the view.
  public func safeAreaInset<Content: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    beside(content, isFirst: edge == .top)
  }

  /// Adds the elements of `content`, which stands beside the view.
  public func safeAreaInset<Content: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    beside(content, isFirst: edge == .leading)
  }

  private func beside<Content: View>(
    _ other: @escaping @MainActor () -> Content, isFirst: Bool
  ) -> some View {
    modified { content, evaluation in
      evaluation.stack { evaluation in
        let start = evaluation.scrolling
        if isFirst { evaluation.layer(from: start) { other().evaluate(in: &$0) } }
        content.evaluate(in: &evaluation)
        if !isFirst { evaluation.layer(from: start) { other().evaluate(in: &$0) } }
      }
    }
  }
}
