/// Finds the tabs in the content of a `TabView`: what they say, and how to evaluate what they show.
@MainActor
@usableFromInline
final class TabCollector {
  private(set) var entries: [TabEntry] = []

  /// How many there are until now.
  @usableFromInline var count: Int { entries.count }

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

  /// Adds the tab that `view` is, by what the modifiers on it say.
  func add(_ view: some View, _ item: ViewTraits, in evaluation: inout Evaluation) {
    let label: any View = item.tabItem ?? EmptyView()
    add(label, tag: item.tag, in: &evaluation) { view.evaluate(in: &$0) }
    if let badge = item.badge {
      entries[entries.count - 1].element.value = badge.resolve(in: evaluation.environment.strings)
    }
  }

  /// Gives the tabs from `index` on that have no tag the tag `tag`.
  func tag(_ tag: AnyHashable, from index: Int) {
    for index in index..<entries.count where entries[index].tag == nil { entries[index].tag = tag }
  }

  /// Changes what the tabs from `index` on are on the screen.
  func change(from index: Int, _ change: (inout Element) -> Void) {
    for index in index..<entries.count { change(&entries[index].element) }
  }
}

/// One tab.
struct TabEntry {
  var element: Element
  var tag: AnyHashable?
  let slot: TabSlot
  let environment: EnvironmentValues
  let evaluate: @MainActor (inout Evaluation) -> Void
}

/// What the views of a tab keep, shown or not.
final class TabSlot: Slot {
  let scope = Scope()
}
