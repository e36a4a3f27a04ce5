extension View {
  /// Offers a choice of actions while `isPresented`.
  @inlinable
  @inline(__always)
  public consuming func confirmationDialog<Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Offers a choice of actions while `isPresented`.
  @_disfavoredOverload
  @inlinable
  @inline(__always)
  public consuming func confirmationDialog<Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Offers a choice of actions while `isPresented`.
  @inlinable
  @inline(__always)
  public consuming func confirmationDialog<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    question(.dialog, title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Offers a choice of actions and says `message` while `isPresented`.
  @inlinable
  @inline(__always)
  public consuming func confirmationDialog<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Offers a choice of actions and says `message` while `isPresented`.
  @_disfavoredOverload
  @inlinable
  @inline(__always)
  public consuming func confirmationDialog<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Offers a choice of actions and says `message` while `isPresented`.
  @inlinable
  @inline(__always)
  public consuming func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    question(.dialog, title, isPresented: isPresented, actions: actions, message: message)
  }
}

/// Whether something is shown.
public enum Visibility: Sendable {
  /// As is usual, or one of the two.
  case automatic, visible, hidden
}
