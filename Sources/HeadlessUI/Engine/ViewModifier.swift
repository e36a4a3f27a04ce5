import StateBinding

/// Changes a view. A modifier can have state of its own.
@MainActor
@preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder func body(content: Content) -> Body
  /// Adds the elements of the modified `content` to the page under evaluation: by default, those of the body.
  func evaluate<Modified: View>(_ content: Modified, in evaluation: inout Evaluation)
}

extension ViewModifier {
  /// The view that the modifier changes.
  public typealias Content = ViewModifierContent<Self>

  public func evaluate<Modified: View>(_ content: Modified, in evaluation: inout Evaluation) {
    var modifier = self
    evaluation.bindState(of: &modifier)
    evaluation.descend(into: Self.self) { [modifier] evaluation in
      modifier.body(content: ViewModifierContent { content.evaluate(in: &$0) })
        .evaluate(in: &evaluation)
    }
  }
}

/// The view that a modifier changes.
public struct ViewModifierContent<Modifier: ViewModifier>: PrimitiveView {
  fileprivate let evaluateContent: @MainActor (inout Evaluation) -> Void

  public func evaluate(in evaluation: inout Evaluation) {
    evaluateContent(&evaluation)
  }
}

/// A view with a modifier.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: PrimitiveView {
  public var content: Content
  public var modifier: Modifier

  @inlinable
  public init(content: consuming Content, modifier: consuming Modifier) {
    self.content = content
    self.modifier = modifier
  }

  @inlinable
  public func evaluate(in evaluation: inout Evaluation) {
    if evaluation.isCollectingTabs, becomesTab(in: &evaluation) { return }
    modifier.evaluate(content, in: &evaluation)
  }

  /// Adds the view to the collected tabs and returns true, if the view is a tab.
  @usableFromInline
  func becomesTab(in evaluation: inout Evaluation) -> Bool {
    guard let tabs = evaluation.environment.tabs, let item = tabItem else { return false }
    tabs.add(self, item, in: &evaluation)
    return true
  }
}

extension View {
  @inlinable
  public consuming func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }

  /// Calls `evaluate` to evaluate the view, with a closure that evaluates the unmodified view. A modifier that many views
  /// have is a ``BracketModifier`` instead, because a look at the screen then allocates no closure.
  consuming func modified(
    traits: ViewTraits? = nil,
    _ evaluate: @escaping @MainActor ((inout Evaluation) -> Void, inout Evaluation) -> Void
  ) -> ModifiedContent<Self, ClosureModifier> {
    ModifiedContent(content: self, modifier: ClosureModifier(traits: traits, change: evaluate))
  }

  /// Applies `change` to the elements of the view, or only to those of the top level if `topOnly`.
  func elements(
    topOnly: Bool = false, _ change: @escaping @MainActor (inout Element, EnvironmentValues) -> Void
  ) -> some View {
    modified { content, evaluation in
      evaluation.changeElements(of: content, topOnly: topOnly, change)
    }
  }
}

extension Evaluation {
  /// Evaluates `content`, then applies `change` to its elements, or only to those of the top level if `topOnly`.
  mutating func changeElements(
    of content: (inout Evaluation) -> Void, topOnly: Bool,
    _ change: (inout Element, EnvironmentValues) -> Void
  ) {
    let start = page.elements.count
    let depth = layout.depth
    let tabs = environment.tabs?.count ?? 0
    content(&self)
    for index in start..<page.elements.count
    where !topOnly || page.elements[index].depth == depth {
      change(&page.elements[index], environment)
    }
    environment.tabs?.change(from: tabs) { [environment] in change(&$0, environment) }
  }
}

/// A modifier that works before and after the content is evaluated.
@MainActor
@usableFromInline
protocol BracketModifier: ViewModifier where Body == Never {
  associatedtype Start
  /// Runs before the content is evaluated. The result is passed to `end`.
  func begin(in evaluation: inout Evaluation) -> Start
  /// Runs after the content is evaluated.
  func end(_ start: Start, in evaluation: inout Evaluation)
}

extension BracketModifier where Start == Void {
  @usableFromInline
  func begin(in evaluation: inout Evaluation) {}
}

extension BracketModifier {
  @usableFromInline
  func body(content: Content) -> Never {
    programError("a modifier of HeadlessUI has no body; it changes the elements itself")
  }

  @inlinable
  func evaluate<Modified: View>(_ content: Modified, in evaluation: inout Evaluation) {
    let start = begin(in: &evaluation)
    content.evaluate(in: &evaluation)
    end(start, in: &evaluation)
  }
}

/// A modifier that is a closure.
struct ClosureModifier: ViewModifier {
  fileprivate let traits: ViewTraits?
  fileprivate let change: @MainActor ((inout Evaluation) -> Void, inout Evaluation) -> Void

  func body(content: Content) -> Never {
    programError("a modifier of HeadlessUI has no body; it changes the elements itself")
  }

  func evaluate<Modified: View>(_ content: Modified, in evaluation: inout Evaluation) {
    change({ content.evaluate(in: &$0) }, &evaluation)
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

/// The facts about a view that its modifier passes to the surrounding views.
@MainActor
final class ViewTraits {
  /// The value that choosing the view sets.
  let tag: AnyHashable?
  let badge: Text?
  /// The label of the view's tab.
  let tabItem: (any View)?
  let children: AccessibilityChildBehavior?

  init(
    tag: AnyHashable? = nil, badge: Text? = nil, tabItem: (any View)? = nil,
    children: AccessibilityChildBehavior? = nil
  ) {
    self.tag = tag
    self.badge = badge
    self.tabItem = tabItem
    self.children = children
  }
}

/// A modified view, with its types erased.
@MainActor
protocol TraitHolder {
  var traits: ViewTraits? { get }
  var traitContent: any View { get }
}

extension ModifiedContent: TraitHolder {
  var traits: ViewTraits? { (modifier as? ClosureModifier)?.traits }
  var traitContent: any View { content }
}

extension TraitHolder {
  /// The outermost tag on the view.
  var tag: AnyHashable? { traits?.tag ?? (traitContent as? any TraitHolder)?.tag }

  /// The traits of a tab, gathered from the modifiers on the view; nil if the view is no tab.
  ///
  /// A `tag` counts on either side of `tabItem`. A `badge` inside of `tabItem` belongs to the content of the tab.
  var tabItem: ViewTraits? {
    var tag = traits?.tag
    var badge = traits?.badge
    var tabItem = traits?.tabItem
    var next = traitContent
    while let holder = next as? any TraitHolder {
      let traits = holder.traits
      tag = tag ?? traits?.tag
      if tabItem == nil {
        badge = badge ?? traits?.badge
        tabItem = traits?.tabItem
      }
      next = holder.traitContent
    }
    return tabItem.map { ViewTraits(tag: tag, badge: badge, tabItem: $0) }
  }
}

extension View {
  /// The behaviour that the outermost `accessibilityElement` on the view sets.
  var childBehavior: AccessibilityChildBehavior? {
    var next: any View = self
    while let holder = next as? any TraitHolder {
      if let children = holder.traits?.children { return children }
      next = holder.traitContent
    }
    return nil
  }
}

/// Collects the tabs among the views under evaluation.
@MainActor
protocol TabCollecting: AnyObject {
  var count: Int { get }
  /// Adds a tab with the texts of `label`, which shows `content` while it is chosen.
  func add(
    _ label: some View, tag: AnyHashable?, in evaluation: inout Evaluation,
    _ content: @escaping @MainActor (inout Evaluation) -> Void)
  /// Adds `view` as a tab, described by the modifiers on it.
  func add(_ view: some View, _ item: ViewTraits, in evaluation: inout Evaluation)
  /// Sets the tag of the tabs from `index` on that have none.
  func tag(_ tag: AnyHashable, from index: Int)
  /// Changes the elements of the tabs from `index` on.
  func change(from index: Int, _ change: (inout Element) -> Void)
}
