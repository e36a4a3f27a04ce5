extension View {
  /// Asks `title` about `data` while `isPresented` and there is any.
  @inlinable
  @inline(__always)
  public consuming func alert<Item, Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Item?,
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
  @inlinable
  @inline(__always)
  public consuming func alert<Item, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    question(
      .alert, title, isPresented: isPresented, if: data != nil,
      actions: { if let data { actions(data) } },
      message: { if let data { message(data) } })
  }

  /// Says what went wrong while `isPresented` and `error` is not nil.
  public func alert<Failure: Error & CustomStringConvertible, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    alert(
      Text(error?.description ?? ""), isPresented: isPresented, presenting: error,
      actions: { _ in actions() }, message: { _ in EmptyView() })
  }
}
