// Gestures and actions: they make the view a control, or add buttons that belong to it.

extension View {
  /// Makes the view a button. Controls in the view stay as they are: the person taps them instead.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    control(.button) { .activate(action) }
  }

  /// Makes the view a button, as `onTapGesture` does. Only the `default` action has an effect.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    control(kind == .default ? .button : nil) { .activate(handler) }
  }

  /// Makes the view a stepper, unless there are controls in it that `accessibilityElement` does not ignore.
  public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    control(.stepper) {
      .step(increase: { handler(.increment) }, decrease: { handler(.decrement) })
    }
  }

  private func control(
    _ role: Role?, _ handler: @escaping @MainActor () -> Handler
  ) -> some View {
    let isAdjusted = role == .stepper && childBehavior == .ignore
    return modified { content, evaluation in
      let start = evaluation.page.elements.count
      evaluation.isAdjusted = isAdjusted
      content(&evaluation)
      if let role { evaluation.becomeControl(from: start, role, handler()) }
    }
  }

  /// Disables the controls in the view unless `enabled`.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    elements { element, _ in
      if !enabled && element.canAct { element.isEnabled = false }
    }
  }

  // These add buttons below the view, one level deeper.

  /// Adds buttons to a row, except while its page is edited. Those at the trailing edge replace the button of `onDelete`.
  public func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    attaching(isSwipe: true, isTrailingSwipe: edge == .trailing, content)
  }

  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: @escaping @MainActor () -> MenuItems
  ) -> some View {
    attaching(menuItems)
  }

  /// The preview is not shown.
  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: @escaping @MainActor () -> MenuItems,
    @ViewBuilder preview: () -> Preview
  ) -> some View {
    attaching(menuItems)
  }

  public func accessibilityAction(
    named name: Text, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    attaching { Button(action: handler) { name } }
  }

  public func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  @_disfavoredOverload
  public func accessibilityAction(
    named name: some StringProtocol, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds a button called Long press; `onPressingChanged` is not called.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    accessibilityAction(named: "Long press", action)
  }

  private func attaching<Actions: View>(
    isSwipe: Bool = false, isTrailingSwipe: Bool = false,
    _ actions: @escaping @MainActor () -> Actions
  ) -> some View {
    modified { content, evaluation in
      content(&evaluation)
      if isSwipe && evaluation.environment.isEditing { return }
      if isTrailingSwipe { evaluation.row.hasSwipeActions = true }
      evaluation.attach { $0.scroll { actions().evaluate(in: &$0) } }
    }
  }
}

public enum AccessibilityActionKind: Sendable, Hashable { case `default`, escape, magicTap }

public enum AccessibilityAdjustmentDirection: Sendable, Hashable { case increment, decrement }

extension Evaluation {
  /// Turns the elements from `start` on into one control, unless there are controls or containers among them.
  /// Returns whether it did so.
  @discardableResult
  mutating func becomeControl(from start: Int, _ role: Role, _ handler: Handler) -> Bool {
    let own = page.ownIndices(from: start)
    guard let first = own.first, own.allSatisfy({ page.elements[$0].role.isRead }) else {
      return false
    }
    let isUnnamed = page.elements[first].role == .progress && page.elements[first].label.isEmpty
    if own.count > 1 || isUnnamed, own.count == page.elements.count - start {
      var element = page.elements[first]
      element.label = page.label(of: own)
      element.value = nil
      element.identifier = page.firstIdentifier(of: own)
      page.removeElements(from: start)
      page.elements.append(element)
    }
    page.elements[first].role = role
    page.elements[first].isEnabled = environment.isEnabled
    page.setHandler(handler, at: first)
    return true
  }
}
