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
  public func accessibilityLabel(_ label: Text) -> some View {
    let isContainer = childBehavior == .contain
    return modified { content, evaluation in
      let label = label.resolve(in: evaluation.environment.strings)
      if isContainer { return evaluation.addContainer(label, content) }
      let start = evaluation.page.elements.count
      evaluation.changeElements(of: content, topOnly: true) { element, _ in element.label = label }
      for index in start..<evaluation.page.elements.count
      where evaluation.page.elements[index].role == .image {
        evaluation.page.speakingImages.append(index)
      }
    }
  }

  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(label))
  }

  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    accessibilityLabel(Text(label))
  }

  public func accessibilityValue(_ value: Text) -> some View {
    elements(topOnly: true) { $0.value = value.resolve(in: $1.strings) }
  }

  public func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    accessibilityValue(Text(value))
  }

  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some View {
    accessibilityValue(Text(value))
  }

  /// Leaves the view out. The screen consists of accessible elements only, so a hidden view cannot be seen or used.
  public func accessibilityHidden(_ isHidden: Bool) -> some View {
    modified { content, evaluation in
      let start = evaluation.page.elements.count
      content(&evaluation)
      if isHidden { evaluation.page.removeElements(from: start) }
    }
  }

  public func hidden() -> some View {
    accessibilityHidden(true)
  }

  /// Makes a text a heading, a button a link, and an element selected.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    elements(topOnly: true) { element, _ in
      if traits.contains(.isHeader) && [.text, .row].contains(element.role) {
        element.role = .heading
      }
      if traits.contains(.isLink) && element.role == .button { element.role = .link }
      if traits.contains(.isSelected) { element.isSelected = true }
    }
  }

  /// Makes a heading a text, a link a button, and an element not selected.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    elements(topOnly: true) { element, _ in
      if traits.contains(.isHeader) && element.role == .heading { element.role = .text }
      if traits.contains(.isLink) && element.role == .link { element.role = .button }
      if traits.contains(.isSelected) { element.isSelected = false }
    }
  }

  /// Makes the view one element, unless `children` is `contain`. The element is the control in the view, if there is one;
  /// several controls stay as they are.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modified(traits: ViewTraits(children: children)) { content, evaluation in
      let start = evaluation.page.elements.count
      let isAdjusted = evaluation.isAdjusted
      evaluation.isAdjusted = false
      content(&evaluation)
      if isAdjusted {
        evaluation.page.removeElements(from: start)
        evaluation.addText("")
      } else if children != .contain {
        evaluation.combine(from: start, keepsLabels: children == .combine)
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

  // These have no effect.
  public static let isButton = AccessibilityTraits(rawValue: 8)
  public static let isImage = AccessibilityTraits(rawValue: 16)
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 64)
  public static let isModal = AccessibilityTraits(rawValue: 128)
  public static let isToggle = AccessibilityTraits(rawValue: 256)
  public static let isSearchField = AccessibilityTraits(rawValue: 512)

  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// Gives the identifier to the elements and the tabs that have none.
@usableFromInline
struct IdentifierModifier: BracketModifier {
  private let identifier: String

  @usableFromInline
  init(_ identifier: String) {
    self.identifier = identifier
  }

  @usableFromInline
  func begin(in evaluation: inout Evaluation) -> (elements: Int, tabs: Int) {
    (evaluation.page.elements.count, evaluation.environment.tabs?.count ?? 0)
  }

  @usableFromInline
  func end(_ start: (elements: Int, tabs: Int), in evaluation: inout Evaluation) {
    evaluation.page.changeOwnElements(from: start.elements) {
      if $0.identifier == nil { $0.identifier = identifier }
    }
    evaluation.environment.tabs?.change(from: start.tabs) {
      $0.identifier = $0.identifier ?? identifier
    }
  }
}

extension Evaluation {
  fileprivate mutating func addContainer(_ label: String, _ content: (inout Evaluation) -> Void) {
    add(Element(role: .section, label: label))
    inside(rows: layout.isInRows, content)
  }

  /// Joins the elements from `start` on into one, if there is at most one control among them.
  fileprivate mutating func combine(from start: Int, keepsLabels: Bool) {
    let all = page.elements[start...]
    if (all.isEmpty && keepsLabels) || page.ownIndices(from: start).count != all.count { return }
    let controls = all.indices.filter { all[$0].canAct }
    guard controls.count <= 1 else { return }
    let control = controls.first
    var element = control.map { all[$0] } ?? Element(role: layout.isInRows ? .row : .text)
    element.depth = layout.depth
    element.isBeside = false
    element.label = keepsLabels ? page.label(of: all.indices, except: control) : ""
    element.identifier = all.lazy.compactMap(\.identifier).first
    let handler = control.flatMap { page.handler(at: $0) }
    page.removeElements(from: start)
    page.append(element, handler)
  }
}
