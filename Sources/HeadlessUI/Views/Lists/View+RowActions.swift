extension View {
  /// Adds buttons to the row, one deeper; at its trailing edge, in the place of the one that `onDelete` adds.
  public func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    attaching(isTrailingSwipe: edge == .trailing, content)
  }

  /// Adds the buttons of a menu to the view, one deeper.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: @escaping @MainActor () -> MenuItems
  ) -> some View {
    attaching(menuItems)
  }

  /// Adds the buttons of a menu to the view, one deeper; what is shown beside them is left out.
  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: @escaping @MainActor () -> MenuItems,
    @ViewBuilder preview: () -> Preview
  ) -> some View {
    attaching(menuItems)
  }

  /// Adds a button to the view, one deeper.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    attaching { Button(action: handler) { name } }
  }

  /// Adds a button to the view, one deeper.
  public func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds a button to the view, one deeper.
  @_disfavoredOverload
  public func accessibilityAction(
    named name: some StringProtocol, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds the elements of `actions` after the view, as belonging to it.
  private func attaching<Actions: View>(
    isTrailingSwipe: Bool = false, _ actions: @escaping @MainActor () -> Actions
  ) -> some View {
    modified { content, evaluation in
      content.evaluate(in: &evaluation)
      if isTrailingSwipe { evaluation.hasSwipeActions = true }
      evaluation.attach { $0.scroll { actions().evaluate(in: &$0) } }
    }
  }
}
