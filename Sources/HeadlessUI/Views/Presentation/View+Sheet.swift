extension View {
  /// Shows `content` on top while `isPresented`; going back from it takes it away.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    sheet(PresentationFlag(isPresented), canGoBack: true, onDismiss: onDismiss, content: content)
  }

  /// Shows `content` of `item` on top while there is one; another item is another sheet.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    sheet(PresentationFlag(item), canGoBack: true, onDismiss: onDismiss) {
      if let item = item.wrappedValue { content(item) }
    }
  }

  /// Shows `content` over everything while `isPresented`.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    sheet(PresentationFlag(isPresented), canGoBack: false, onDismiss: onDismiss, content: content)
  }

  /// Shows `content` of `item` over everything while there is one; another item is another cover.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    sheet(PresentationFlag(item), canGoBack: false, onDismiss: onDismiss) {
      if let item = item.wrappedValue { content(item) }
    }
  }

  /// Keeps the person from leaving the sheet that the view is on without an answer, where `isDisabled`.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modified { content, evaluation in
      content.evaluate(in: &evaluation)
      if isDisabled { evaluation.page.isDismissDisabled = true }
    }
  }

  private func sheet<Content: View>(
    _ flag: PresentationFlag, canGoBack: Bool, onDismiss: (@MainActor () -> Void)?,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    modified { view, evaluation in
      view.evaluate(in: &evaluation)
      let id = flag.id()
      evaluation.present(
        .sheet, if: id != nil, about: id, canGoBack: canGoBack, dismiss: flag.clear,
        onDismiss: onDismiss
      ) { evaluation in
        content().evaluate(in: &evaluation)
        return nil
      }
    }
  }
}
