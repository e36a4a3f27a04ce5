// Focusing and submitting fields.

extension View {
  /// Ties the focus of the field in the view to `condition`. The screen says which field is focused.
  ///
  /// Submitting the field takes the focus from it, unless `onSubmit` sets the focus.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }

  /// Ties the focus to `binding`: the field in the view has the focus while `binding` equals `value`.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modified { content, evaluation in
      let keeper = evaluation.places.focus
      let isFocused = binding.wrappedValue == value
      let lose: @MainActor () -> Void = {
        if binding.wrappedValue == value { binding.wrappedValue = binding.none }
      }
      let start = evaluation.page.nodes.count
      content(&evaluation)
      let slot = evaluation.slot(FocusSlot())
      slot.update(isFocused: isFocused, lose: lose, keeper, evaluation.places)
      evaluation.page.lives.append(
        Life(
          slot: slot,
          disappear: {
            if slot.isFocused { lose() }
            slot.isFocused = false
          }))
      evaluation.page.nodes[start...].focusFirstField(isFocused) {
        keeper.move(to: slot)
        binding.wrappedValue = value
      } submit: { submit in
        let settings = binding.settings
        submit()
        if binding.settings == settings { keeper.leave() }
      }
    }
  }

  /// Runs `action` when a field in the view is submitted, before the actions of the surrounding views.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    transformEnvironment(\.self) { environment in
      if triggers.contains(.text) { environment.onSubmit = chain(action, environment.onSubmit) }
      if triggers.contains(.search) { environment.onSearch = chain(action, environment.onSearch) }
    }
  }

  /// Keeps fields in the view from running the actions of `onSubmit` around the view.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.self) { if isBlocking { ($0.onSubmit, $0.onSearch) = (nil, nil) } }
  }
}

public struct SubmitTriggers: OptionSet, Sendable, Hashable {
  public static let text = SubmitTriggers(rawValue: 1)
  /// The field of `searchable`.
  public static let search = SubmitTriggers(rawValue: 2)

  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
}

private func chain(
  _ first: @escaping @MainActor () -> Void, _ second: (@MainActor () -> Void)?
) -> @MainActor () -> Void {
  {
    first()
    second?()
  }
}

extension ArraySlice<Node> {
  /// Adds `focus` and `submit` to the first field among the nodes.
  @MainActor
  fileprivate func focusFirstField(
    _ isFocused: Bool, _ focus: @escaping @MainActor () -> Void,
    submit: @escaping @MainActor (@MainActor () -> Void) -> Void
  ) {
    var isFirst = true
    for index in indices {
      self[index].forEachElement { node in
        guard isFirst, case .edit(let text, let own, _, let parse) = node.handler else { return }
        isFirst = false
        var submitted: (@MainActor () -> Void)?
        if let own { submitted = { submit(own) } }
        if isFocused { node.element?.isFocused = true }
        node.handler = .edit(text, submit: submitted, focus: focus, parse: parse)
      }
    }
  }
}
