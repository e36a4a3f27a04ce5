// Names, labels, values and roles of elements.

extension View {
  /// Names the view in every language, and the elements in it that have no identifier of their own.
  ///
  /// The options of a picker and the buttons of a menu belong to their control: they do not take its identifier.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modified { content, evaluation in
      let start = evaluation.page.elements.count
      let tabs = evaluation.environment.tabs?.count ?? 0
      content.evaluate(in: &evaluation)
      evaluation.identify(from: start, tabs: tabs, as: identifier)
    }
  }

  /// Replaces the label of the view, or names a picture beside text.
  ///
  /// On a view that contains others by `accessibilityElement`, adds a section with the label around them.
  public func accessibilityLabel(_ label: Text) -> some View {
    modified { content, evaluation in
      if content.childBehavior == .contain { return evaluation.addContainer(label, content) }
      let start = evaluation.page.elements.count
      content.elements(topOnly: true) { $0.label = label.resolve(in: $1.strings) }
        .evaluate(in: &evaluation)
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

  /// Leaves the view out: on this screen nobody could see or use it otherwise.
  public func accessibilityHidden(_ isHidden: Bool) -> some View {
    modified { content, evaluation in
      let start = evaluation.page.elements.count
      content.evaluate(in: &evaluation)
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
      content.evaluate(in: &evaluation)
      if isAdjusted {
        evaluation.page.removeElements(from: start)
        evaluation.addText("")
      } else if children != .contain {
        evaluation.combine(from: start, keepsLabels: children == .combine)
      }
    }
  }

  // The spelling of older files.
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

extension Evaluation {
  /// Gives the identifier to the elements and the tabs since `start` and `tabs` that have none.
  fileprivate mutating func identify(from start: Int, tabs: Int, as identifier: String) {
    for index in page.ownIndices(from: start) where page.elements[index].identifier == nil {
      page.elements[index].identifier = identifier
    }
    environment.tabs?.change(from: tabs) { $0.identifier = $0.identifier ?? identifier }
  }

  fileprivate mutating func addContainer<Content: View>(_ label: Text, _ content: Content) {
    add(Element(role: .section, label: label.resolve(in: environment.strings)))
    inside(rows: layout.isInRows) { content.evaluate(in: &$0) }
  }

  /// Makes the elements from `start` on one element, if there is at most one control among them.
  fileprivate mutating func combine(from start: Int, keepsLabels: Bool) {
    let all = page.elements[start...]
    if (all.isEmpty && keepsLabels) || page.ownIndices(from: start).count != all.count { return }
    let controls = all.indices.filter { all[$0].canAct }
    guard controls.count <= 1 else { return }
    let control = controls.first
    var element = control.map { all[$0] } ?? Element(role: layout.isInRows ? .row : .text)
    element.depth = layout.depth
    element.label = keepsLabels ? page.label(of: all.indices, except: control) : ""
    element.identifier = all.lazy.compactMap(\.identifier).first
    let handler = control.flatMap { page.handler(at: $0) }
    page.removeElements(from: start)
    page.append(element, handler)
  }
}
