extension View {
  /// Does `action` when a field in the view is submitted, before what the views around it do.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    modified { content, evaluation in
      evaluation.with({ environment in
        if triggers.contains(.text) {
          environment.onSubmit = after(action, environment.onSubmit)
        }
        if triggers.contains(.search) {
          environment.onSearch = after(action, environment.onSearch)
        }
      }) { content.evaluate(in: &$0) }
    }
  }

  /// Loads the view anew when the person asks for it.
  @inlinable
  @inline(__always)
  public consuming func refreshable(action: @escaping @MainActor () async -> Void) -> some View {
    ChangedView(self, RefreshChange(action: action))
  }
}

/// What is submitted.
public struct SubmitTriggers: OptionSet, Sendable, Hashable {
  /// The members as bits.
  public let rawValue: Int

  /// The members of `rawValue`.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The field of `searchable`.
  public static let search = SubmitTriggers(rawValue: 2)
}

private func after(
  _ first: @escaping @MainActor () -> Void, _ second: (@MainActor () -> Void)?
) -> @MainActor () -> Void {
  {
    first()
    second?()
  }
}
