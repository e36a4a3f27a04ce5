extension View {
  /// Asks `title` about `data` while `isPresented` and there is any.
  @inlinable
  @inline(__always)
  public consuming func alert<Item, Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Asks `title` about `data` while `isPresented` and there is any.
  @_disfavoredOverload
  @inlinable
  @inline(__always)
  public consuming func alert<Item, Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Asks `title` about `data` while `isPresented` and there is any.
  @inlinable
  @inline(__always)
  public consuming func alert<Item, Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions
  ) -> some View {
    alert(
      title, isPresented: isPresented, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Asks `title` about `data` and says `message` while `isPresented` and there is any.
  @inlinable
  @inline(__always)
  public consuming func alert<Item, Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Asks `title` about `data` and says `message` while `isPresented` and there is any.
  @_disfavoredOverload
  @inlinable
  @inline(__always)
  public consuming func alert<Item, Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Asks `title` about `data` and says `message` while `isPresented` and there is any.
  @inlinable
  @inline(__always)
  public consuming func alert<Item, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    question(
      .alert, title, isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Shows an alert or a dialog about `data`, if there is any.
  @inlinable
  @inline(__always)
  consuming func question<Item, Actions: View, Message: View>(
    _ kind: Presentation.Kind, _ title: Text, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    question(
      kind, title, isPresented: isPresented, if: data != nil,
      actions: { if let data { actions(data) } },
      message: { if let data { message(data) } })
  }
}
