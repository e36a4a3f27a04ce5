extension View {
  /// Does `action` when a field in the view is submitted, before what the views around it do.
  public func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View {
    modified { content, evaluation in
      let outer = evaluation.environment.onSubmit
      evaluation.with({
        $0.onSubmit = {
          action()
          outer?()
        }
      }) { content.evaluate(in: &$0) }
    }
  }

  /// Loads the view anew when the person asks for it.
  public func refreshable(action: @escaping @MainActor () async -> Void) -> some View {
    modified { content, evaluation in
      content.evaluate(in: &evaluation)
      if evaluation.page.refresh == nil { evaluation.page.refresh = action }
    }
  }
}
