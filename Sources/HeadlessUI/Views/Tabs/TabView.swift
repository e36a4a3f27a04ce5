import StateBinding

/// Tabs, then the content of the chosen tab. Only the content of the chosen tab is evaluated; every tab keeps its state.
///
/// With the style `page`, each view is a page, and a stepper below the page moves to the next one.
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

  public func evaluate(in evaluation: inout Evaluation) {
    let slot = evaluation.slot(TabViewSlot())
    let collector = TabCollector()
    if evaluation.environment.isPaged {
      evaluation.addPages(of: content) { page, tag, evaluation in
        collector.add(page, tag: tag, in: &evaluation)
      }
      return evaluatePages(collector.entries, slot, in: &evaluation)
    }
    evaluation.with({ $0.tabs = collector }) { content.evaluate(in: &$0) }
    let tabs = collector.entries
    let chosen = chosen(among: tabs, slot)
    for (index, tab) in tabs.enumerated() {
      var element = tab.element
      element.isSelected = index == chosen
      evaluation.addControl(
        element,
        .activate(choosing(tab, at: index, slot)))
    }
    if tabs.indices.contains(chosen) { evaluation.evaluate(tabs[chosen]) }
  }

  private func evaluatePages(
    _ pages: [TabEntry], _ slot: TabViewSlot, in evaluation: inout Evaluation
  ) {
    let chosen = chosen(among: pages, slot)
    guard pages.indices.contains(chosen) else { return }
    evaluation.evaluate(pages[chosen])
    if pages.count == 1 { return }
    func turning(to index: Int) -> (@MainActor () -> Void)? {
      pages.indices.contains(index) ? choosing(pages[index], at: index, slot) : nil
    }
    let strings = evaluation.environment.strings
    evaluation.addControl(
      Element(
        role: .stepper, label: strings.resolve("Page"),
        value: strings.resolve("\(chosen + 1) of \(pages.count)")),
      .step(increase: turning(to: chosen + 1), decrease: turning(to: chosen - 1)))
  }

  /// The action that chooses `tab`.
  private func choosing(
    _ tab: TabEntry, at index: Int, _ slot: TabViewSlot
  ) -> @MainActor () -> Void {
    { [selection] in
      slot.chosen.value = tab.slot
      if let value = Self.value(of: tab, at: index) { selection?.wrappedValue = value }
    }
  }

  private func chosen(among tabs: [TabEntry], _ slot: TabViewSlot) -> Int {
    if let selection {
      let value = selection.wrappedValue
      return tabs.indices.first { Self.value(of: tabs[$0], at: $0) == value } ?? 0
    }
    let chosen = slot.chosen.value
    return tabs.firstIndex { $0.slot === chosen } ?? 0
  }

  /// The value that choosing the tab sets: its tag, or else its index.
  private static func value(of tab: TabEntry, at index: Int) -> SelectionValue? {
    (tab.tag?.base ?? index) as? SelectionValue
  }
}

extension Evaluation {
  fileprivate mutating func evaluate(_ tab: TabEntry) {
    let outer = environment
    environment = tab.environment
    evaluate(in: tab.slot.scope, tab.evaluate)
    environment = outer
  }
}

/// The tab that the person chose, for a tab view without a binding.
private final class TabViewSlot: Slot {
  let chosen = StateCell<TabSlot?>(nil)
}

/// A tab of a ``TabView``. Outside of a tab view it shows its content.
public struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveView {
  private let value: Value?
  private let content: @MainActor () -> Content
  private let label: Label
  private var badge: Text?
  private var identifier: String?

  private init(of value: Value?, content: @escaping @MainActor () -> Content, label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }

  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(of: value, content: content, label: label())
  }

  public func evaluate(in evaluation: inout Evaluation) {
    guard let tabs = evaluation.environment.tabs else { return content().evaluate(in: &evaluation) }
    tabs.add(label, tag: value.map { AnyHashable($0) }, in: &evaluation) { [content] in
      content().evaluate(in: &$0)
    }
    let badge = badge?.resolve(in: evaluation.environment.strings)
    tabs.change(from: tabs.count - 1) { tab in
      tab.value = badge
      tab.identifier = identifier ?? tab.identifier
    }
  }
}

/// The purpose of a tab. It has no effect.
public enum TabRole: Sendable, Hashable { case search }

extension Tab where Label == HeadlessUI.Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(of: value, content: content, label: Label(title, systemImage: systemImage))
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(of: value, content: content, label: Label(title, systemImage: systemImage))
  }
}

extension Tab where Label == HeadlessUI.Label<Text, Image>, Value == Never {
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(of: nil, content: content, label: Label(title, systemImage: systemImage))
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(of: nil, content: content, label: Label(title, systemImage: systemImage))
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
  public func badge(_ label: (some StringProtocol)?) -> Tab {
    badge(label.map { Text($0) })
  }

  public func badge(_ label: Text?) -> Tab {
    var tab = self
    tab.badge = label
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
    modified(traits: ViewTraits(tabItem: label())) { $0(&$1) }
  }
}

/// Builds the content of a ``TabView`` as ``ViewBuilder`` does, and gives its tabs the type of their values.
@MainActor
@resultBuilder
public enum TabContentBuilder<SelectionValue: Hashable> {
  /// Lets a tab write its value as `.home`.
  public static func buildExpression<Content: View, Label: View>(
    _ tab: Tab<SelectionValue, Content, Label>
  ) -> Tab<SelectionValue, Content, Label> { tab }

  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildPartialBlock<Content: View>(first: Content) -> Content { first }

  public static func buildPartialBlock<First: View, Next: View>(
    accumulated: First, next: Next
  ) -> ViewPair<First, Next> {
    ViewPair(accumulated, next)
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    .first(first)
  }

  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    .second(second)
  }

  public static func buildLimitedAvailability(_ content: some View) -> AnyView {
    AnyView(content)
  }
}

/// Collects the tabs in the content of a ``TabView``.
private final class TabCollector: TabCollecting {
  private(set) var entries: [TabEntry] = []

  var count: Int { entries.count }

  func add(
    _ label: some View, tag: AnyHashable?, in evaluation: inout Evaluation,
    _ content: @escaping @MainActor (inout Evaluation) -> Void
  ) {
    let slot = evaluation.slot(TabSlot())
    let outer = evaluation.environment
    evaluation.environment.tabs = nil
    let (text, identifier) = evaluation.summary(of: label)
    let element = Element(role: .tab, label: text, identifier: identifier)
    entries.append(
      TabEntry(
        element: element, tag: tag, slot: slot, environment: evaluation.environment,
        evaluate: content))
    evaluation.environment = outer
  }

  /// Adds `page` as a page.
  func add(_ page: any View, tag: AnyHashable?, in evaluation: inout Evaluation) {
    add(EmptyView(), tag: tag, in: &evaluation) { page.evaluate(in: &$0) }
  }

  func add(_ view: some View, _ item: ViewTraits, in evaluation: inout Evaluation) {
    let label: any View = item.tabItem ?? EmptyView()
    add(label, tag: item.tag, in: &evaluation) { view.evaluate(in: &$0) }
    if let badge = item.badge {
      entries[entries.count - 1].element.value = badge.resolve(in: evaluation.environment.strings)
    }
  }

  func tag(_ tag: AnyHashable, from index: Int) {
    for index in index..<entries.count where entries[index].tag == nil { entries[index].tag = tag }
  }

  func change(from index: Int, _ change: (inout Element) -> Void) {
    for index in index..<entries.count { change(&entries[index].element) }
  }
}

private struct TabEntry {
  var element: Element
  var tag: AnyHashable?
  let slot: TabSlot
  let environment: EnvironmentValues
  let evaluate: @MainActor (inout Evaluation) -> Void
}

/// The state of a tab's content, kept while another tab is shown.
private final class TabSlot: Slot {
  let scope = Scope()
}
