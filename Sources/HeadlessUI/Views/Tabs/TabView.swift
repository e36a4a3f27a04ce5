import StateBinding

/// Tabs, then the content of the chosen tab. A tab that has never been chosen is asked for its label only; every tab keeps its
/// state.
///
/// With the style `page`, a stepper below the shown tab stands in place of the bar.
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Shows the tab whose tag or value is `selection`, or else the first tab.
  public init(
    selection: Binding<SelectionValue>?,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }

  /// Shows the first tab until the person chooses another.
  public init(@TabContentBuilder<Int> content: () -> Content) where SelectionValue == Int {
    selection = nil
    self.content = content()
  }

  public func addNodes(in evaluation: inout Evaluation) {
    let slot = evaluation.slot(TabViewSlot())
    let tabs = evaluation.nodes { $0.with(.tabs) { content.evaluate(in: &$0) } }
    let chosen = chosen(among: tabs, slot)
    var shown = Page()
    for (index, tab) in tabs.enumerated() {
      let page = tab.traits[TabTrait.self]?.evaluate(isShown: index == chosen, in: &evaluation)
      guard let page else { continue }
      // A presentation stays on top when another tab is chosen.
      if index == chosen {
        shown = page
      } else {
        evaluation.page.presentations += page.presentations
      }
    }
    let bar = evaluation.nodes { evaluation in
      if evaluation.environment.isPaged {
        addStepper(to: tabs, at: chosen, slot, in: &evaluation)
      } else if !shown.hidesTabs {
        addBar(of: tabs, chosen: chosen, slot, in: &evaluation)
      }
    }
    shown.nodes = evaluation.environment.isPaged ? shown.nodes + bar : bar + shown.nodes
    shown.hidesTabs = false
    evaluation.group { $0.page.append(shown) }
  }

  private func addBar(
    of tabs: [Node], chosen: Int, _ slot: TabViewSlot, in evaluation: inout Evaluation
  ) {
    let strings = evaluation.strings
    let hasLabels = tabs.contains { $0.traits[TabItemTrait.self] != nil }
    if !hasLabels && tabs.count == 1 { return }
    for (index, tab) in tabs.enumerated() {
      let item = tab.traits[TabItemTrait.self]
      evaluation.addControl(
        Element(
          role: .tab, label: item?.label ?? strings.position(of: index, among: tabs.count),
          value: tab.traits[BadgeTrait.self]?.resolve(in: strings), identifier: item?.identifier,
          isSelected: index == chosen),
        .activate(choosing(tab, at: index, slot)))
    }
  }

  private func addStepper(
    to tabs: [Node], at chosen: Int, _ slot: TabViewSlot, in evaluation: inout Evaluation
  ) {
    if tabs.count < 2 { return }
    func turning(to index: Int) -> (@MainActor () -> Void)? {
      tabs.indices.contains(index) ? choosing(tabs[index], at: index, slot) : nil
    }
    let strings = evaluation.strings
    evaluation.addControl(
      Element(
        role: .stepper, label: strings.resolve("Page"),
        value: strings.position(of: chosen, among: tabs.count)),
      .step(increase: turning(to: chosen + 1), decrease: turning(to: chosen - 1)))
  }

  private func choosing(
    _ tab: Node, at index: Int, _ slot: TabViewSlot
  ) -> @MainActor () -> Void {
    { [selection] in
      slot.chosen.value = tab.traits[TabTrait.self]?.id
      if let value = Self.value(of: tab, at: index) { selection?.wrappedValue = value }
    }
  }

  private func chosen(among tabs: [Node], _ slot: TabViewSlot) -> Int {
    if let selection {
      let value = selection.shown
      return tabs.indices.first { Self.value(of: tabs[$0], at: $0) == value } ?? 0
    }
    return tabs.firstIndex { $0.traits[TabTrait.self]?.id == slot.chosen.read() } ?? 0
  }

  /// The value that choosing the tab sets: its tag, or else its index.
  private static func value(of tab: Node, at index: Int) -> SelectionValue? {
    (tab.traits[TagTrait.self]?.value.base ?? index) as? SelectionValue
  }
}

extension StringCatalogue {
  fileprivate func position(of index: Int, among count: Int) -> String {
    resolve("\(index + 1) of \(count)")
  }
}

/// The tab that the person chose, for a tab view without a binding.
private final class TabViewSlot: Slot {
  let chosen = StateCell<ObjectIdentifier?>(nil)
}

/// The label and the identifier of a tab.
private enum TabItemTrait: TraitKey {
  struct Value {
    let label: String
    let identifier: String?
  }
}

extension Evaluation {
  /// Adds a tab with the texts of `label`.
  fileprivate mutating func addTab(
    _ label: some View, identifier: String? = nil, tag: TagTrait.Value?,
    _ content: @escaping @MainActor (inout Evaluation) -> Void
  ) {
    var summary = Summary(of: [])
    with(.nodes) { summary = $0.summary(of: label) }
    change(nodesOf: { $0.addTab(content) }) { node, _ in
      node.traits[TabItemTrait.self] = .init(
        label: summary.label, identifier: identifier ?? summary.identifier)
      node.traits[TagTrait.self] = tag
    }
  }
}

/// A tab of a ``TabView``. Outside of a tab view it shows its content.
public struct Tab<Value: Hashable, Content: View, Label: View>: BodilessView {
  private let value: Value?
  private let content: @MainActor () -> Content
  private let label: Label
  private var badge: Text?
  private var identifier: String?

  public init(
    value: Value? = Never?.none, role: TabRole? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.value = value
    self.content = content
    self.label = label()
  }

  public func evaluate(in evaluation: inout Evaluation) {
    guard evaluation.walk != .nodes else { return evaluation.evaluate(written: content) }
    let tag = value.map { TagTrait.Value(value: AnyHashable($0), isEnabled: true) }
    evaluation.change { evaluation in
      evaluation.addTab(label, identifier: identifier, tag: tag) { [content] in
        $0.evaluate(written: content)
      }
    } _: { node, _ in
      node.traits[BadgeTrait.self] = badge
    }
  }
}

/// The purpose of a tab. It has no effect.
public enum TabRole: Sendable, Hashable { case search }

extension Tab where Label == HeadlessUI.Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, systemImage: String, value: Value? = Never?.none,
    role: TabRole? = nil, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(value: value, content: content) { Label(title, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, value: Value? = Never?.none,
    role: TabRole? = nil, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(value: value, content: content) { Label(title, systemImage: systemImage) }
  }
}

// These return a `Tab`, so that the builder sees its value.
extension Tab {
  /// Shows `count` beside the tab, or nothing if it is 0.
  public func badge(_ count: Int) -> Tab {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  public func badge(_ label: LocalizedStringKey?) -> Tab {
    badge(label.map { Text($0) })
  }

  @_disfavoredOverload
  public func badge(_ label: (some TitleText)?) -> Tab {
    var tab = self
    tab.badge = label?.asText
    return tab
  }

  /// Gives the tab an identifier, which is the same in every language.
  public func accessibilityIdentifier(_ identifier: String) -> Tab {
    var tab = self
    tab.identifier = identifier
    return tab
  }
}

extension View {
  /// Makes the view a tab of the `TabView` around it.
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}

private struct TabItemModifier<Label: View>: ViewModifier {
  let label: Label

  func body(content: Content) -> Content { content }

  func evaluate<Modified: View>(_ content: Modified, in evaluation: inout Evaluation) {
    guard evaluation.walk != .nodes else { return content.evaluate(in: &evaluation) }
    let tabs = evaluation.nodes { $0.with(.outerTabs) { content.evaluate(in: &$0) } }
    let tag = tabs.lazy.compactMap { $0.traits[TagTrait.self] }.first
    evaluation.addTab(label, tag: tag) { content.evaluate(in: &$0) }
  }
}

/// Builds the content of a ``TabView`` as ``ViewBuilder`` does, and gives its tabs the type of their values.
@MainActor
@resultBuilder
public enum TabContentBuilder<SelectionValue: Hashable>: ViewBuilding {
  /// Lets a tab write its value as `.home`.
  public static func buildExpression<Content: View, Label: View>(
    _ tab: Tab<SelectionValue, Content, Label>
  ) -> Tab<SelectionValue, Content, Label> { tab }
}

extension View {
  /// With the style `page`, a tab view shows one of its tabs, and a stepper called Page that moves between them. The other
  /// styles change nothing.
  public func tabViewStyle(_ style: some TabViewStyle) -> some View {
    environment(\.isPaged, style is PageTabViewStyle)
  }
}
