import StateBinding

// Modifiers that only an assistive technology sees.

extension View {
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hint))
  }

  @_disfavoredOverload
  public func accessibilityHint(_ hint: some TitleText) -> some View {
    speech { [hint = hint.asText] in $0.hint = hint.resolve(in: $1) }
  }

  /// Adds a hint.
  public func help(_ text: LocalizedStringKey) -> some View { accessibilityHint(text) }

  @_disfavoredOverload
  public func help(_ text: some TitleText) -> some View { accessibilityHint(text) }

  public func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }

  @_disfavoredOverload
  public func accessibilityInputLabels(_ inputLabels: [some TitleText]) -> some View {
    speech { [labels = inputLabels.map(\.asText)] notes, strings in
      notes.inputLabels = labels.map { $0.resolve(in: strings) }
    }
  }

  /// Views with a higher priority are read first among those of one container.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    nodes { node, evaluation in
      if evaluation.isForSpeech { node.note { $0.priority = sortPriority } }
    }
  }

  /// Shows the elements of `representation` in place of those of the view.
  public func accessibilityRepresentation<Representation: View>(
    @ViewBuilder representation: () -> Representation
  ) -> some View {
    modified { [representation = representation()] content, evaluation in
      _ = evaluation.nodes(of: content)
      representation.evaluate(in: &evaluation)
    }
  }

  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    speech { notes, strings in
      let label = label.resolve(in: strings)
      notes.contents.removeAll { $0.label == label }
      notes.contents.append(
        SpokenElement.Content(
          label: label, value: value.resolve(in: strings), isRead: importance == .high))
    }
  }

  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }

  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }

  @_disfavoredOverload
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: some StringProtocol,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }
}

/// The view that an assistive technology has focused. No person moves this focus, so the value is the one that code sets.
public typealias AccessibilityFocusState = FocusState

extension View {
  /// VoiceOver goes to the view, and reads it, when `condition` becomes true.
  public func accessibilityFocused(_ condition: FocusState<Bool>.Binding) -> some View {
    accessibilityFocused(condition, equals: true)
  }

  public func accessibilityFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modified { content, evaluation in
      let start = evaluation.page.nodes.count
      content(&evaluation)
      let slot = evaluation.slot(ValueSlot<Bool>())
      let isFocused = binding.wrappedValue == value
      if isFocused, slot.value != true {
        let text = Summary(of: evaluation.page.nodes[start...]).label
        let run = evaluation.places.run
        evaluation.places.tell { run.announce(text) }
      }
      slot.value = isFocused
    }
  }
}

/// A text of the app that an assistive technology reads at once.
public enum AccessibilityNotification {
  public struct Announcement: Sendable {
    private let announcement: String

    public init(_ announcement: String = "") { self.announcement = announcement }

    @MainActor
    public func post() { AppRun.current.announce(announcement) }
  }

  /// The whole page has changed.
  public typealias ScreenChanged = Announcement
  /// A part of the page has changed.
  public typealias LayoutChanged = Announcement
}

/// The name of Apple's framework of accessibility for a further text about an element.
public enum AXCustomContent {
  /// Whether VoiceOver reads the text with the element (`high`), or only when the person asks for more.
  public enum Importance: Sendable, Hashable { case `default`, high }
}
