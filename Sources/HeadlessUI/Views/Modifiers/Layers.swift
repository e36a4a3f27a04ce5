// Views in front of, above, below or beside a view: their elements come before or after those of the view.

extension View {
  public func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    beside(content, isFirst: false)
  }

  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    beside({ overlay }, isFirst: false)
  }

  public func safeAreaInset<Content: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    beside(content, isFirst: edge == .top)
  }

  public func safeAreaInset<Content: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    beside(content, isFirst: edge == .leading)
  }

  /// Evaluates `background` for its effects, links and preferences, but shows none of its elements.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modified { content, evaluation in
      content(&evaluation)
      _ = evaluation.nodes { background.evaluate(in: &$0) }
    }
  }

  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    background(content(), alignment: alignment)
  }

  private func beside<Content: View>(
    _ other: @escaping @MainActor () -> Content, isFirst: Bool, name: StaticString = #function
  ) -> some View {
    modified(name: name) { content, evaluation in
      evaluation.stack { evaluation in
        let start = evaluation.scrolling
        if isFirst { evaluation.layer(from: start) { $0.evaluate(written: other) } }
        content(&evaluation)
        if !isFirst { evaluation.layer(from: start) { $0.evaluate(written: other) } }
      }
    }
  }
}
