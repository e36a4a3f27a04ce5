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
