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
      let start = evaluation.page.handlers.count
      content(&evaluation)
      let keeper = evaluation.effects.focus
      let slot = evaluation.slot(FocusSlot())
      evaluation.page.appearances.append(slot)
      slot.lose = { if binding.wrappedValue == value { binding.wrappedValue = binding.none } }
      let isFocused = binding.wrappedValue == value
      if isFocused && !slot.isFocused { evaluation.effects.append { keeper.move(to: slot) } }
      if !isFocused && slot.isFocused { keeper.forget(slot) }
      slot.isFocused = isFocused
      evaluation.page.focus(from: start, isFocused: isFocused) {
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
    modified { content, evaluation in
      evaluation.with(
        { environment in
          if triggers.contains(.text) {
            environment.onSubmit = chain(action, environment.onSubmit)
          }
          if triggers.contains(.search) {
            environment.onSearch = chain(action, environment.onSearch)
          }
        }, content)
    }
  }
}

public struct SubmitTriggers: OptionSet, Sendable, Hashable {
  /// A text field.
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

extension Page {
  /// Adds `focus` and `submit` to the first field among the handlers from `start` on.
  fileprivate mutating func focus(
    from start: Int, isFocused: Bool, _ focus: @escaping @MainActor () -> Void,
    submit: @escaping @MainActor (@MainActor () -> Void) -> Void
  ) {
    for position in start..<handlers.count {
      guard case .edit(let text, let own, _, let parse) = handlers[position].handler else {
        continue
      }
      var submitted: (@MainActor () -> Void)?
      if let own { submitted = { submit(own) } }
      handlers[position].handler = .edit(
        text, submit: submitted, focus: focus, parse: parse)
      if isFocused { elements[handlers[position].index].isFocused = true }
      return
    }
  }
}
