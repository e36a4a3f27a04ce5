// Gestures and actions: they make the view a control, or add buttons that belong to it.

extension View {
  /// Makes the view a button. Controls in the view stay as they are: the person taps them instead. Several taps are a button of
  /// their own, called Double tap, one level deeper.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    nodes { node, evaluation in
      if count > 1 {
        let title: LocalizedStringKey = count == 2 ? "Double tap" : "Tap \(count) times"
        let button = evaluation.button(title, action: action)
        if evaluation.isForSpeech { button.note { $0.reach = .press } }
        node.attach([button])
      } else {
        node.becomeTapped(.activate(action), in: evaluation)
      }
    }
  }

  /// Makes the view a button, as `onTapGesture` does. Only the `default` action has an effect.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    nodes { node, evaluation in
      if kind == .default { node.becomeTapped(.activate(handler), in: evaluation) }
    }
  }

  /// Makes the view a stepper, unless there are controls in it that `accessibilityElement` does not ignore.
  public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    nodes { node, evaluation in
      let isEnabled = evaluation.environment.isEnabled
      let step = Handler.step(increase: { handler(.increment) }, decrease: { handler(.decrement) })
      if let whole = node.traits[WholeTrait.self] {
        node.element = node.element ?? whole.element
        node.element?.role = .text
        (node.children, node.attached) = ([], [])
      }
      node.becomeControl(.stepper, isEnabled: isEnabled, step)
    }
  }

  /// Disables the controls in the view unless `enabled`.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    nodes { node, _ in
      node.changeAllElements { if !enabled && $0.canAct { $0.isEnabled = false } }
    }
  }

  // These add buttons below the view, one level deeper.

  /// Adds buttons to a row of a list, except while its page is edited. Those at the trailing edge replace the button of `onDelete`.
  public func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    attaching(isSwipe: true, isTrailing: edge == .trailing, content)
  }

  /// The preview is not shown.
  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: @escaping @MainActor () -> MenuItems,
    @ViewBuilder preview: () -> Preview = { EmptyView() }
  ) -> some View {
    attaching(menuItems)
  }

  @_disfavoredOverload
  public func accessibilityAction(
    named name: some TitleText, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    attaching(reach: .rotor) { Button(action: handler) { name.asText } }
  }

  public func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds a button called Long press; `onPressingChanged` is not called.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    attaching(reach: .press) { Button("Long press", action: action) }
  }

  /// Adds `actions` to each row of the view.
  private func attaching<Actions: View>(
    isSwipe: Bool = false, isTrailing: Bool = false, reach: SpeechNotes.Reach = .menu,
    name: StaticString = #function,
    _ actions: @escaping @MainActor () -> Actions
  ) -> some View {
    modified(name: name) { content, evaluation in
      let places = evaluation.slot(InnerPlaces<Int>())
      var row = 0
      evaluation.change(nodesOf: content) { node, evaluation in
        if node.element?.role == .more { return }
        if isSwipe, !evaluation.isInList || evaluation.environment.isEditing { return }
        if isTrailing { node.traits[TrailingSwipeTrait.self] = () }
        guard let place = places.place(for: row, in: evaluation.places) else { return }
        row += 1
        let attached = evaluation.attachedNodes {
          $0.evaluate(in: place) { $0.evaluate(written: actions) }
        }
        if isSwipe { for node in attached { node.element?.isRowAction = true } }
        if evaluation.isForSpeech {
          for node in attached { node.note { $0.reach = isSwipe ? .swipe : reach } }
        }
        node.attach(attached)
      }
      places.endUnused(in: evaluation.places)
    }
  }
}

extension Node {
  /// Makes the node a button, if it can be one. VoiceOver does not say that a tap does something.
  package func becomeTapped(_ handler: Handler, in evaluation: Evaluation) {
    if evaluation.isForSpeech {
      forEachNamed { $0.note { $0.isTapped = true } }
    } else {
      becomeControl(.button, isEnabled: evaluation.environment.isEnabled, handler)
    }
  }
}

/// Marks a row with swipe actions at its trailing edge, which replace the button of `onDelete`.
enum TrailingSwipeTrait: TraitKey { typealias Value = Void }

public enum AccessibilityActionKind: Sendable, Hashable { case `default`, escape, magicTap }

public enum AccessibilityAdjustmentDirection: Sendable, Hashable { case increment, decrement }
