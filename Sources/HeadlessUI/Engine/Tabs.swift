import StateBinding

/// A tab of a tab view, which is evaluated only after all tabs are known.
@MainActor
struct TabTrait: TraitKey {
  struct Value {
    fileprivate let slot: TabSlot
    fileprivate let environment: EnvironmentValues
    fileprivate var evaluate: @MainActor (inout Evaluation) -> Void
  }
}

/// The place of a tab.
private final class TabSlot: Slot {
  let place = Place()
  /// Whether the tab has ever been shown.
  var isVisited = false

  override func judge(in judge: inout Judge) { place.judge(in: &judge) }
}

extension TabTrait.Value {
  /// The identity of the tab from one look to the next.
  @MainActor var id: ObjectIdentifier { ObjectIdentifier(slot) }

  /// Evaluates the tab if it is shown now or has been shown before; nil for other tabs.
  @MainActor
  func evaluate(isShown: Bool, in evaluation: inout Evaluation) -> Page? {
    if isShown { slot.isVisited = true }
    guard slot.isVisited else { return nil }
    let outer = evaluation.environment
    evaluation.environment = environment
    defer { evaluation.environment = outer }
    return evaluation.evaluatePage(in: slot.place, evaluate)
  }
}

/// What an evaluation adds for the views.
@usableFromInline
enum Walk {
  /// The nodes of each view.
  case nodes
  /// A node for each tab, which is evaluated only later.
  case tabs
  /// As `tabs`, but a view with a body is one tab: its body is not evaluated.
  case outerTabs
}

extension Evaluation {
  /// Adds `view` as one tab.
  @usableFromInline
  mutating func addTab(_ view: some View) { addTab { view.evaluate(in: &$0) } }

  /// Adds a tab that `evaluate` evaluates.
  mutating func addTab(_ evaluate: @escaping @MainActor (inout Evaluation) -> Void) {
    let node = Node(children: [])
    node.traits[TabTrait.self] = TabTrait.Value(
      slot: slot(TabSlot()), environment: environment, evaluate: evaluate)
    add(node)
  }

  /// Adds the tabs of `content`. When a tab is evaluated, `change` gets it as a view.
  @usableFromInline
  mutating func changeTabs(
    of content: some View, _ change: @escaping @MainActor (TabContent, inout Evaluation) -> Void
  ) {
    self.change(nodesOf: { content.evaluate(in: &$0) }) { node, _ in
      guard let tab = node.traits[TabTrait.self] else { return }
      let content = TabContent(evaluate: tab.evaluate)
      node.traits[TabTrait.self]?.evaluate = { change(content, &$0) }
    }
  }
}

/// The view of a tab.
@usableFromInline
struct TabContent: BodilessView {
  fileprivate let evaluate: @MainActor (inout Evaluation) -> Void

  @usableFromInline
  func evaluate(in evaluation: inout Evaluation) { evaluate(&evaluation) }
}
