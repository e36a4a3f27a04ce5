import StateBinding

/// A page of a tab view, which is evaluated only after all pages are known.
@MainActor
struct PageTrait: TraitKey {
  struct Value {
    fileprivate let slot: PageSlot
    fileprivate let environment: EnvironmentValues
    fileprivate var evaluate: @MainActor (inout Evaluation) -> Void
  }
}

/// The place of a page.
private final class PageSlot: Slot {
  let place = Place()
  /// Whether the page has ever been shown.
  var isVisited = false
}

extension PageTrait.Value {
  /// The identity of the page from one look to the next.
  @MainActor var id: ObjectIdentifier { ObjectIdentifier(slot) }

  /// Evaluates the page if it is shown now or has been shown before; nil for other pages.
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

extension Evaluation {
  /// Adds a page that `evaluate` evaluates.
  mutating func addPage(_ evaluate: @escaping @MainActor (inout Evaluation) -> Void) {
    let node = Node(children: [])
    node.traits[PageTrait.self] = PageTrait.Value(
      slot: slot(PageSlot()), environment: environment, evaluate: evaluate)
    add(node)
  }

  /// Adds the pages of `content`. When a page is evaluated, `change` gets it as a view.
  mutating func changePages(
    of content: some View, _ change: @escaping @MainActor (PageContent, inout Evaluation) -> Void
  ) {
    self.change(nodesOf: { content.evaluatePages(in: &$0) }) { node, _ in
      guard let page = node.traits[PageTrait.self] else { return }
      let content = PageContent(evaluate: page.evaluate)
      node.traits[PageTrait.self]?.evaluate = { change(content, &$0) }
    }
  }
}

/// The view of a page.
struct PageContent: PrimitiveView {
  fileprivate let evaluate: @MainActor (inout Evaluation) -> Void

  func evaluate(in evaluation: inout Evaluation) { evaluate(&evaluation) }
}

extension View {
  /// With the style `page`, a tab view shows one of its pages, and a stepper called Page that moves between them. The other
  /// styles change nothing.
  public func tabViewStyle(_ style: some TabViewStyle) -> some View {
    environment(\.isPaged, style is PageTabViewStyle)
  }
}

extension EnvironmentValues {
  /// Whether tab views show pages without tabs.
  var isPaged: Bool {
    get { self[PagedKey.self] }
    set { self[PagedKey.self] = newValue }
  }
}

private enum PagedKey: EnvironmentKey { static let defaultValue = false }
