extension View {
  /// Ties the focus of the field to `condition`: typing into it sets it, and the field is selected while it is set.
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
      }
    }
  }
}

extension Page {
  /// Makes the first field from the handler at `start` on do `focus` when it is typed into.
  fileprivate mutating func focus(
    from start: Int, isFocused: Bool, _ focus: @escaping @MainActor () -> Void
  ) {
    for position in start..<handlers.count {
      guard case .edit(let text, let submit, _) = handlers[position].handler else { continue }
      handlers[position].handler = .edit(text, submit: submit, focus: focus)
      if isFocused { elements[handlers[position].index].isSelected = true }
      return
    }
  }
}
