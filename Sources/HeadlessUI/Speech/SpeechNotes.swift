import StateBinding

/// What VoiceOver says of a node, beyond its element. Only an evaluation for speech notes it.
struct SpeechNotes {
  var hint: String?
  var priority: Double?
  var inputLabels: [String] = []
  var contents: [SpokenElement.Content] = []
  /// The trait in place of that of the role.
  var trait: SpokenElement.Trait?
  /// The traits that code has added and removed.
  var added: [SpokenElement.Trait] = []
  var removed: [SpokenElement.Trait] = []
  /// Whether a tap does something, though VoiceOver does not say so.
  var isTapped = false
  /// For a picture: the name of the symbol or of the file.
  var picture: (name: String, isSymbol: Bool)?
  /// For an attached node: how a person reaches the action. Nil for an element of its own.
  var reach: Reach?

  enum Reach {
    /// By the rotor of VoiceOver.
    case rotor
    /// By a swipe, and by the rotor.
    case swipe
    /// By a long press, of which VoiceOver does not know.
    case press
    /// In a menu that a tap opens.
    case menu
  }
}

private enum SpeechTrait: TraitKey { typealias Value = SpeechNotes }

extension Node {
  var speech: SpeechNotes {
    traits.isEmpty ? SpeechNotes() : traits[SpeechTrait.self] ?? SpeechNotes()
  }

  /// Makes the node one element, as VoiceOver reads it: `combine` joins its texts, and makes several controls its actions.
  /// Returns whether it did.
  func joinForSpeech(_ children: AccessibilityChildBehavior) -> Bool {
    let parts = Summary(of: self).nodes
    let controls = parts.filter { $0.element?.canAct == true }
    if children == .combine {
      let hints = parts.compactMap(\.speech.hint)
      note { notes in
        if !hints.isEmpty { notes.hint = hints.joined(separator: ", ") }
        notes.contents += parts.flatMap(\.speech.contents)
      }
    }
    guard controls.count > 1, children != .contain else { return false }
    let texts = Summary(of: parts.filter { $0.element?.canAct != true })
    element = Element(role: .text, label: children == .combine ? texts.label : "")
    if children == .combine { for control in controls { control.note { $0.reach = .rotor } } }
    self.children = []
    attached += children == .combine ? controls : []
    return true
  }

  /// Notes that the whole label of the node is a picture.
  func notePicture(in label: LabelParts) {
    let pictures = label.texts.compactMap(\.speech.picture)
    if let first = pictures.first, pictures.count == label.texts.count {
      note { $0.picture = first }
    }
  }

  /// Notes the name of the picture, and lets the element say what VoiceOver does in place of it.
  func speakPicture(_ isSymbol: Bool, _ strings: StringCatalogue) {
    let name = element?.label ?? ""
    note { $0.picture = (name, isSymbol) }
    if isSymbol { element?.label = SymbolWords.words(for: name, in: strings) }
  }

  package func addHint(_ hint: String?) {
    if let hint { note { $0.hint = hint } }
  }

  /// Makes the node an action that the rotor of VoiceOver has.
  package func becomeRotorAction() { note { $0.reach = .rotor } }

  func note(_ change: (inout SpeechNotes) -> Void) {
    var notes = speech
    change(&notes)
    traits[SpeechTrait.self] = notes
  }
}

extension View {
  /// Notes something of the elements of the view if VoiceOver is to read it.
  func speech(
    _ change: @escaping @MainActor (inout SpeechNotes, StringCatalogue) -> Void
  ) -> some View {
    nodes { node, evaluation in
      guard evaluation.isForSpeech else { return }
      node.forEachNamed { $0.note { change(&$0, evaluation.strings) } }
    }
  }
}

// What only an assistive technology has of a view.

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

/// What an app tells an assistive technology, which reads the text at once if there is one.
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
