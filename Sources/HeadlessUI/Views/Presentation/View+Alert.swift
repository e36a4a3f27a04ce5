extension View {
  /// Asks `title` while `isPresented`; each button does its action and then takes the alert away.
  @inlinable
  @inline(__always)
  public consuming func alert<Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Asks `title` while `isPresented`; each button does its action and then takes the alert away.
  @_disfavoredOverload
  @inlinable
  @inline(__always)
  public consuming func alert<Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Asks `title` while `isPresented`; each button does its action and then takes the alert away.
  @inlinable
  @inline(__always)
  public consuming func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Asks `title` and says `message` while `isPresented`.
  @inlinable
  @inline(__always)
  public consuming func alert<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Asks `title` and says `message` while `isPresented`.
  @_disfavoredOverload
  @inlinable
  @inline(__always)
  public consuming func alert<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Asks `title` and says `message` while `isPresented`.
  @inlinable
  @inline(__always)
  public consuming func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    question(.alert, title, isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert, a dialog: a title, a message and buttons.
  @inlinable
  @inline(__always)
  consuming func question<Actions: View, Message: View>(
    _ kind: Presentation.Kind, _ title: Text, isPresented: Binding<Bool>, if isAbout: Bool = true,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> ChangedView<Self, QuestionChange<Actions, Message>> {
    ChangedView(
      self,
      QuestionChange(
        kind, title, isPresented: isPresented, if: isAbout, actions: actions, message: message))
  }
}
