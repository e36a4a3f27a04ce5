extension View {
  /// Says what went wrong while `isPresented` and `error` is not nil.
  ///
  /// The title is what the error says as text. What it says as a `LocalizedError` is known to Foundation only, which is
  /// not needed here: such an error says it here where it is `CustomStringConvertible`, by `errorDescription ?? ""`.
  public func alert<Failure: Error, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    alert(
      isPresented: isPresented, error: error, actions: { _ in actions() },
      message: { _ in EmptyView() })
  }

  /// Says what went wrong, and `message`, while `isPresented` and `error` is not nil; the title is that without one.
  public func alert<Failure: Error, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: Failure?,
    @ViewBuilder actions: @escaping @MainActor (Failure) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Failure) -> Message
  ) -> some View {
    alert(
      Text(verbatim: error.map { "\($0)" } ?? ""), isPresented: isPresented, presenting: error,
      actions: actions, message: message)
  }
}
