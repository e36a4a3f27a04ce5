extension View {
  /// Shows `content` on top while `isPresented`; going back from it takes it away.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    modified { view, evaluation in
      view.evaluate(in: &evaluation)
      evaluation.present(
        .sheet, if: isPresented.wrappedValue, dismiss: { isPresented.wrappedValue = false },
        onDismiss: onDismiss
      ) { evaluation in
        content().evaluate(in: &evaluation)
        return nil
      }
    }
  }

  /// Shows `content` of `item` on top while there is one; another item is another sheet.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    sheet(
      isPresented: Binding(
        get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
      onDismiss: onDismiss
    ) {
      if let item = item.wrappedValue { content(item).id(item.id) }
    }
  }

  /// Shows `content` over everything while `isPresented`.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    modified { view, evaluation in
      view.evaluate(in: &evaluation)
      evaluation.present(
        .sheet, if: isPresented.wrappedValue, canGoBack: false,
        dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss
      ) { evaluation in
        content().evaluate(in: &evaluation)
        return nil
      }
    }
  }

  /// Shows `content` of `item` over everything while there is one.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    fullScreenCover(
      isPresented: Binding(
        get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
      onDismiss: onDismiss
    ) {
      if let item = item.wrappedValue { content(item).id(item.id) }
    }
  }

  /// Keeps the person from leaving the sheet that the view is on without an answer, where `isDisabled`.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modified { content, evaluation in
      content.evaluate(in: &evaluation)
      if isDisabled { evaluation.page.isDismissDisabled = true }
    }
  }
}
