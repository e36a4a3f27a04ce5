extension View {
  /// Adds a picker of what is searched, called Scope, above the view.
  public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, @ViewBuilder scopes: @escaping @MainActor () -> Scopes
  ) -> some View {
    modified { content, evaluation in
      Picker("Scope", selection: scope, content: scopes).evaluate(in: &evaluation)
      content.evaluate(in: &evaluation)
    }
  }
}
