/// Goes through the nodes of a page as VoiceOver does.
@MainActor
struct SpeechReader {
  private let strings: StringCatalogue
  private var elements: [SpokenElement] = []
  /// The tabs, which are at the bottom of the screen.
  private var tabs: [SpokenElement] = []

  private init(_ strings: StringCatalogue) { self.strings = strings }

  /// What VoiceOver reads of `page`, which may have a bar: its title, and its elements.
  static func elements(of page: Page, in strings: StringCatalogue) -> [SpokenElement] {
    var reader = SpeechReader(strings)
    let hasBar = page.nodes.contains { $0.element?.role == .navigationBar }
    if !hasBar, let title = page.title, !title.isEmpty { reader.add(title, [.heading]) }
    reader.read(page.nodes)
    for (index, tab) in reader.tabs.enumerated() {
      var tab = tab
      tab.position = strings.marks.position(index + 1, of: reader.tabs.count)
      reader.elements.append(tab)
    }
    return reader.elements
  }

  /// What VoiceOver reads of the question `title` with `page`.
  static func elements(
    ofQuestion title: String, message: String?, _ page: Page, isAlert: Bool,
    in strings: StringCatalogue
  ) -> [SpokenElement] {
    var reader = SpeechReader(strings)
    if !title.isEmpty || isAlert { reader.add(title, isAlert ? [.alert] : []) }
    if let message { reader.add(message) }
    reader.read(page.nodes)
    return reader.elements
  }

  private mutating func add(_ label: String, _ traits: [SpokenElement.Trait] = []) {
    var element = SpokenElement(label: label, traits: traits)
    element.marks = strings.marks
    elements.append(element)
  }

  /// Reads the nodes of one container: those with a higher priority first.
  private mutating func read(_ nodes: [Node], _ actions: [Node] = []) {
    var units: [Unit] = []
    for node in nodes { collect(node, 0, actions, into: &units) }
    if units.contains(where: { $0.priority != 0 }) {
      units = units.enumerated().sorted {
        ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
      }.map(\.element)
    }
    for unit in units { read(unit) }
  }

  /// An element or a container, with the actions that it has from the row around it.
  private typealias Unit = (node: Node, priority: Double, actions: [Node])

  private func collect(
    _ node: Node, _ outer: Double, _ actions: [Node], into units: inout [Unit]
  ) {
    let priority = node.speech.priority ?? outer
    if node.element != nil || node.isContainer {
      return units.append((node, priority, actions))
    }
    let own = node.attached.filter { $0.reach != nil }
    for child in node.children { collect(child, priority, own + actions, into: &units) }
    for other in node.attached where other.reach == nil {
      collect(other, priority, actions, into: &units)
    }
  }

  private mutating func read(_ unit: Unit) {
    let (node, actions) = (unit.node, unit.actions)
    guard let element = node.element else { return read(node.children, actions) }
    let isSilent = element.label.isEmpty && (element.value ?? "").isEmpty
    switch element.role {
    case .list, .sheet: read(node.children, actions)
    case .navigationBar:
      if let back = element.value { add(back, [.backButton]) }
      if !element.label.isEmpty { add(element.label, [.heading]) }
      read(node.children)
    case .option, .alert, .dialog: break
    case .tab: tabs.append(spoken(element, of: node, []))
    default:
      let spoken = spoken(element, of: node, actions)
      if !isSilent || spoken.facts.canAct || element.role == .progress { elements.append(spoken) }
      read(node.children, actions)
      if node.menu == nil { read(node.attached.filter { $0.reach == nil }) }
    }
  }

  /// What VoiceOver says of `element`, which is that of `node`.
  private func spoken(_ element: Element, of node: Node, _ outer: [Node]) -> SpokenElement {
    let notes = node.speech
    var spoken = SpokenElement(label: element.label, value: element.value)
    spoken.marks = strings.marks
    spoken.isSelected = element.isSelected && element.role != .toggle
    spoken.isDimmed = !element.isEnabled
    spoken.traits = (notes.trait ?? node.menu ?? element.role.spoken).map { [$0] } ?? []
    spoken.traits += notes.added.filter { !spoken.traits.contains($0) }
    spoken.traits.removeAll(where: notes.removed.contains)
    if element.isFocused { spoken.traits.append(.isEditing) }
    if element.role == .progress, element.label.isEmpty, element.value == nil {
      spoken.label = strings.marks.text("In progress")
    }
    if element.role == .toggle { spoken.value = element.value.map(strings.marks.text) }
    if element.role == .more {
      (spoken.label, spoken.value) = ("(\(element.value ?? "")\(strings.marks.text(" more")))", nil)
    }
    let actions = outer + node.attached
    func labels(_ isMeant: (Node) -> Bool) -> [String] {
      actions.filter(isMeant).compactMap { $0.element?.label }
    }
    spoken.actions = labels { $0.reach == .swipe } + labels { $0.reach == .rotor }
    spoken.facts.gestures = labels { [.swipe, .press].contains($0.speech.reach) }
    spoken.facts.others = labels { [.rotor, .menu].contains($0.reach) }
    if node.menu != nil { spoken.facts.others += node.attached.compactMap { $0.element?.label } }
    (spoken.hint, spoken.contents) = (notes.hint, notes.contents)
    spoken.inputLabels = notes.inputLabels
    spoken.facts.canAct = element.isReached || notes.isTapped || node.menu != nil
    spoken.facts.picture = notes.picture?.name
    spoken.facts.isSymbol = notes.picture?.isSymbol ?? false
    (spoken.facts.role, spoken.facts.identifier) = (element.role, element.identifier)
    return spoken
  }
}

extension Node {
  /// Whether VoiceOver reads the whole node before what follows it.
  fileprivate var isContainer: Bool { !traits.isEmpty && traits[ContainerTrait.self] != nil }

  /// How a person reaches the action that the node is.
  fileprivate var reach: SpeechNotes.Reach? {
    speech.reach ?? (element?.isRowAction == true ? .swipe : nil)
  }

  /// The trait of a menu: a section of which all content is attached.
  fileprivate var menu: SpokenElement.Trait? {
    element?.role == .section && children.isEmpty && !attached.isEmpty ? .popUpButton : nil
  }
}

extension Role {
  fileprivate var spoken: SpokenElement.Trait? {
    switch self {
    case .heading: .heading
    case .button: .button
    case .field: .textField
    case .secureField: .secureTextField
    case .toggle: .switchButton
    case .picker: .popUpButton
    case .stepper: .adjustable
    case .link: .link
    case .image: .image
    case .tab: .tab
    case .text, .row, .section, .progress, .more, .option, .list, .alert, .dialog, .sheet,
      .navigationBar:
      nil
    }
  }
}

extension UIWindow {
  /// What VoiceOver reads of the screen, in its order: the question on top, or else the page on top.
  public final var spokenElements: [SpokenElement] {
    _ = screen
    return page.spokenElements(in: environment.strings, evaluateForSpeech())
  }
}
