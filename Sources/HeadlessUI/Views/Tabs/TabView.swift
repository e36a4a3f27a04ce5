import StateBinding

/// Screens to change between by tabs; only the one that is chosen is evaluated, and all keep their state.
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Shows the tab whose tag or value `selection` is, the first where there is none.
  public init(
    selection: Binding<SelectionValue>?,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }

  /// Shows the first tab, then the one that was chosen.
  public init(@TabContentBuilder<Int> content: () -> Content) where SelectionValue == Int {
    selection = nil
    self.content = content()
  }

  /// Adds the tabs, then what the chosen one shows.
  public func evaluate(in evaluation: inout Evaluation) {
    let slot = evaluation.slot(TabViewSlot())
    let collector = TabCollector()
    evaluation.with({ $0.tabs = collector }) { content.evaluate(in: &$0) }
    let tabs = collector.entries
    let chosen = chosen(among: tabs, slot)
    for (index, tab) in tabs.enumerated() {
      var element = tab.element
      element.isSelected = index == chosen
      evaluation.addControl(
        element,
        .activate { [selection] in
          slot.chosen.value = tab.slot
          if let value = Self.value(of: tab, at: index) { selection?.wrappedValue = value }
        })
    }
    guard tabs.indices.contains(chosen) else { return }
    let outer = evaluation.environment
    evaluation.environment = tabs[chosen].environment
    evaluation.evaluate(in: tabs[chosen].slot.scope, tabs[chosen].evaluate)
    evaluation.environment = outer
  }

  private func chosen(among tabs: [TabEntry], _ slot: TabViewSlot) -> Int {
    if let selection {
      let value = selection.wrappedValue
      return tabs.indices.first { Self.value(of: tabs[$0], at: $0) == value } ?? 0
    }
    let chosen = slot.chosen.value
    return tabs.firstIndex { $0.slot === chosen } ?? 0
  }

  /// What choosing a tab means: its tag, else its number.
  private static func value(of tab: TabEntry, at index: Int) -> SelectionValue? {
    (tab.tag?.base ?? index) as? SelectionValue
  }
}

/// Which tab was chosen where no binding says it.
private final class TabViewSlot: Slot {
  let chosen = StateCell<TabSlot?>(nil)
}

extension View {
  /// Makes the view a tab of the `TabView` around it, which says `label`.
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    modified(traits: ViewTraits(tabItem: label())) { $0.evaluate(in: &$1) }
  }
}
