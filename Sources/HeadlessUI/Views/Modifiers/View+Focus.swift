extension View {
  /// Ties the focus of the field to `condition`: typing into it sets it, and the field is selected while it is set.
  ///
  /// Submitting the field takes the focus from it, unless `onSubmit` sets another one, or this one again.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }

  /// Ties the focus of the field to `binding` being `value`.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modified { content, evaluation in
      let start = evaluation.page.handlers.count
      content.evaluate(in: &evaluation)
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
        // What is submitted is left, unless it says what has the focus then.
        if binding.settings == settings { keeper.leave() }
      }
    }
  }
}

extension Page {
  /// Makes the first field from the handler at `start` on do `focus` when it is used, and `submit` around its own.
  fileprivate mutating func focus(
    from start: Int, isFocused: Bool, _ focus: @escaping @MainActor () -> Void,
    submit: @escaping @MainActor (@MainActor () -> Void) -> Void
  ) {
    for position in start..<handlers.count {
      guard case .edit(let text, let own, _) = handlers[position].handler else { continue }
      var submitted: (@MainActor () -> Void)?
      if let own { submitted = { submit(own) } }
      handlers[position].handler = .edit(text, submit: submitted, focus: focus)
      if isFocused { elements[handlers[position].index].isSelected = true }
      return
    }
  }
}
