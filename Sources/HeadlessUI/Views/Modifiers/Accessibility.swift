// Names, labels, values and roles of elements.

extension View {
  /// Gives the identifier to the elements of the view that have none. It is the same in every language.
  ///
  /// The options of a picker and the buttons of a menu belong to their control: they do not take its identifier.
  @inlinable
  public consuming func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(IdentifierModifier(identifier))
  }

  /// Replaces the label of the view, or names a picture beside text.
  ///
  /// On a view with `accessibilityElement(children: .contain)`, adds a section with the label around its elements.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some TitleText) -> some View {
    nodes { [label = label.asText] node, evaluation in
      let label = label.resolve(in: evaluation.strings)
      if node.traits[ContainerTrait.self] != nil, node.element == nil {
        node.element = Element(role: .section, label: label)
        if evaluation.isForSpeech { node.note { $0.trait = .group } }
        return
      }
      node.forEachNamed { node in
        node.element?.label = label
        if evaluation.isForSpeech { node.note { $0.picture = nil } }
        if node.element?.role == .image { node.traits[SpokenTrait.self] = () }
      }
    }
  }

  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(label))
  }

  @_disfavoredOverload
  public func accessibilityValue(_ value: some TitleText) -> some View {
    nodes { [value = value.asText] node, evaluation in
      let value = value.resolve(in: evaluation.strings)
      node.forEachNamed { $0.element?.value = value }
    }
  }

  public func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    accessibilityValue(Text(value))
  }

  /// Leaves the view out. The screen consists of accessible elements only, so a hidden view cannot be seen or used.
  public func accessibilityHidden(_ isHidden: Bool) -> some View {
    modified { content, evaluation in
      let nodes = evaluation.nodes(of: content)
      if !isHidden { evaluation.page.nodes += nodes }
    }
  }

  public func hidden() -> some View {
    accessibilityHidden(true)
  }

  /// Leaves out a view that nobody can see: one with the opacity 0.
  public func opacity(_ opacity: Double) -> some View {
    accessibilityHidden(opacity <= 0)
  }

  /// Makes a text a heading, a button a link, and an element selected.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    topElements { [spoken = traits.spoken] in
      $0.added += spoken
    } _: { element in
      if traits.contains(.isHeader) && [.text, .row].contains(element.role) {
        element.role = .heading
      }
      if traits.contains(.isLink) && element.role == .button { element.role = .link }
      if traits.contains(.isSelected) { element.isSelected = true }
    }
  }

  /// Makes a heading a text, a link a button, and an element not selected.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    topElements { [spoken = traits.spoken] in
      $0.removed += spoken
    } _: { element in
      if traits.contains(.isHeader) && element.role == .heading { element.role = .text }
      if traits.contains(.isLink) && element.role == .link { element.role = .button }
      if traits.contains(.isSelected) { element.isSelected = false }
    }
  }

  private func topElements(
    _ note: @escaping @MainActor (inout SpeechNotes) -> Void,
    _ change: @escaping @MainActor (inout Element) -> Void
  ) -> some View {
    nodes { node, evaluation in
      node.forEachTopElement { node in
        guard var element = node.element else { return }
        change(&element)
        node.element = element
        if evaluation.isForSpeech { node.note(note) }
      }
    }
  }

  /// Makes the view one element, unless `children` is `contain`. The element is the control in the view, if there is one;
  /// several controls stay as they are.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modified { content, evaluation in
      evaluation.change { evaluation in
        let start = evaluation.page.nodes.count
        content(&evaluation)
        // A view without nodes, such as a shape, can be an element too.
        if evaluation.page.nodes.count == start { evaluation.add(Node(children: [])) }
      } _: { node, evaluation in
        if evaluation.isForSpeech, node.joinForSpeech(children) { return }
        node.become(children, in: evaluation.rows)
      }
    }
  }

  // SwiftUI's older spelling.
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
}

public struct AccessibilityTraits: OptionSet, Sendable, Hashable {
  public static let isHeader = AccessibilityTraits(rawValue: 1)
  public static let isSelected = AccessibilityTraits(rawValue: 2)
  public static let isLink = AccessibilityTraits(rawValue: 4)

  // VoiceOver says these; nothing else changes.
  public static let isButton = AccessibilityTraits(rawValue: 8)
  public static let isImage = AccessibilityTraits(rawValue: 16)
  public static let isToggle = AccessibilityTraits(rawValue: 256)
  public static let isSearchField = AccessibilityTraits(rawValue: 512)

  // These have no effect.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 64)
  public static let isModal = AccessibilityTraits(rawValue: 128)

  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  fileprivate var spoken: [SpokenElement.Trait] {
    let words: [(AccessibilityTraits, SpokenElement.Trait)] = [
      (.isHeader, .heading), (.isLink, .link), (.isButton, .button), (.isImage, .image),
      (.isToggle, .switchButton), (.isSearchField, .searchField),
    ]
    return words.filter { contains($0.0) }.map(\.1)
  }
}

/// The treatment of a view's elements by `accessibilityElement(children:)`.
public enum AccessibilityChildBehavior: Sendable, Hashable {
  /// Keeps the elements, and puts them into a section if the view has a label.
  case contain
  /// Joins the elements into one, with all their labels.
  case combine
  /// Joins the elements into one without a label. An adjustable view loses the controls in it.
  case ignore
}

/// Marks a view that is a section if it has a label.
enum ContainerTrait: TraitKey { typealias Value = Void }

/// The node in place of the controls of an adjustable view that ignores them.
enum WholeTrait: TraitKey { typealias Value = Node }

extension Node {
  fileprivate func become(_ children: AccessibilityChildBehavior, in rows: RowKind) {
    switch children {
    case .contain:
      let content = Node(element, handler, children: self.children, attached: attached)
      content.traits = traits
      (element, handler, self.children, attached) = (nil, nil, [content], [])
      traits = Traits()
      traits[ContainerTrait.self] = ()
    case .combine: combine(keepsLabels: true, in: rows)
    case .ignore:
      combine(keepsLabels: false, in: rows)
      traits[WholeTrait.self] = Node(Element(role: rows.role))
    }
  }

  /// Gives `identifier` to the elements in the node that have none.
  fileprivate func identify(_ identifier: String) {
    element?.identify(identifier)
    for child in children { child.identify(identifier) }
    if !traits.isEmpty { traits[WholeTrait.self]?.identify(identifier) }
  }

  /// Calls `visit` with the nodes that a name for this node reaches.
  func forEachNamed(_ visit: (Node) -> Void) {
    forEachTopElement(visit)
    if element == nil, let whole = traits[WholeTrait.self] { visit(whole) }
  }
}

extension Element {
  fileprivate mutating func identify(_ identifier: String) {
    if self.identifier == nil { self.identifier = identifier }
  }
}

/// Gives the identifier to the elements that have none.
@usableFromInline
struct IdentifierModifier: PrimitiveModifier {
  private let identifier: String

  @usableFromInline
  init(_ identifier: String) {
    self.identifier = identifier
  }

  @usableFromInline
  func begin(in evaluation: inout Evaluation) -> Int { evaluation.page.nodes.count }

  @usableFromInline
  func end(_ start: Int, in evaluation: inout Evaluation) {
    for index in start..<evaluation.page.nodes.count {
      let node = evaluation.page.nodes[index]
      node.identify(identifier)
    }
  }
}
