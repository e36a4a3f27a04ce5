/// Views below one another.
public struct VStack<Content: View>: PrimitiveView {
  @usableFromInline let content: Content

  @inlinable
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @inlinable
  public func addNodes(in evaluation: inout Evaluation) {
    evaluation.stack { content.evaluate(in: &$0) }
  }
}

/// Views side by side. If all are texts, they become one line, in which a ``Spacer`` separates a label from its value. Texts
/// and pictures stand on the line of the only control. A control without a label is named after the text before it.
public struct HStack<Content: View>: PrimitiveView {
  @usableFromInline let content: Content

  @inlinable
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @inlinable
  public func addNodes(in evaluation: inout Evaluation) {
    evaluation.stack(isHorizontal: true) { content.evaluate(in: &$0) }
  }
}

extension [Node] {
  /// Whether each of the nodes has several texts.
  @MainActor fileprivate var areCards: Bool {
    count > 1
      && allSatisfy { node in
        let summary = Summary(of: node)
        return !summary.hasAttached && summary.allSatisfy { $0 == .text || $0 == .image }
          && summary.nodes.count { $0.element?.role == .text } > 1
      }
  }
}

/// Marks the line of texts beside a tick.
enum TickTrait: TraitKey { typealias Value = Void }

extension Evaluation {
  /// Evaluates the views of a stack as one node.
  ///
  /// If the stack has only texts and pictures, its texts become one line when the stack is horizontal or is a row of a
  /// list. Texts from `gap` on are the value of that line. Pictures beside text are left out, unless code gives them a label.
  /// In a horizontal stack of cards, which have several texts each, every card has a line of its own.
  @usableFromInline
  package mutating func stack(
    isHorizontal: Bool = false, gap: Int? = nil, _ content: (inout Evaluation) -> Void
  ) {
    let nodes = nodes(in: .none, of: content)
    add(group: nodes)
    if !isForSpeech, !nodes.isEmpty, isHorizontal || rows != .none {
      page.nodes.last?.arrange(as: rows.role, isHorizontal: isHorizontal, gap: gap)
    }
  }
}

extension Evaluation {
  /// A row of a list with `nodes`. VoiceOver too reads a cell of UIKit as one element.
  package mutating func row(isHorizontal: Bool, of nodes: [Node]) -> Node {
    let outer = isForSpeech
    isForSpeech = false
    defer { isForSpeech = outer }
    let row = self.nodes(in: .read) { evaluation in
      evaluation.stack(isHorizontal: isHorizontal) { $0.page.nodes += nodes }
    }
    return row.first ?? Node()
  }
}

extension Node {
  fileprivate func arrange(as role: Role, isHorizontal: Bool, gap: Int?) {
    let nodes = element == nil ? children : [self]
    let summary = Summary(of: nodes)
    if isHorizontal, nodes.areCards {
      for node in nodes { node.arrange(as: role, isHorizontal: false, gap: nil) }
      return
    }
    let joined =
      if isHorizontal {
        summary.joined(as: role, gap: summary.gap ?? gap, separator: " ")
      } else {
        summary.joined(as: role, gap: summary.indexOfSecondText, separator: ", ")
      }
    if let joined {
      if summary.nodes.count == 1 {
        summary.nodes[0].element?.role = role
      } else {
        element = joined
        children = []
        if summary.nodes.contains(where: \.isTick) {
          traits[TickTrait.self] = ()
          // In a list, the tick is the only sign of the choice.
          if role == .row { element?.isSelected = true }
        }
      }
    } else if isHorizontal, summary.nodes.count > 1, element == nil {
      children = Self.row(of: nodes.flatMap(\.top))
    }
  }

  /// Whether the node is a picture of a tick, which marks a choice.
  fileprivate var isTick: Bool {
    element.map { $0.role == .image && $0.label.hasPrefix("checkmark") } ?? false
  }

  /// Whether a tick in the node, or a row with a tick in it, marks the node as chosen.
  var isTicked: Bool {
    traits[TickTrait.self] != nil || isTick || children.contains(where: \.isTicked)
  }

  /// Arranges `nodes` as a row. A text names the unlabelled control that follows it. If there is only one control, the texts
  /// and pictures stand beside it.
  static func row(of nodes: [Node]) -> [Node] {
    var row: [Node] = []
    for node in nodes {
      if let element = node.element, element.role.isReached,
        element.label.isEmpty || element.label == row.last?.element?.label
      {
        let texts = row.reversed().prefix { $0.element?.role == .text || $0.element?.role == .row }
        node.element?.label = Summary.words(of: row.suffix(texts.count))
        row.removeLast(texts.count)
      }
      row.append(node)
    }
    let roles = row.map { $0.element?.role }
    guard roles.count(where: { $0?.isReached == true }) == 1,
      roles.allSatisfy({ $0.map { $0.isReached || $0.isRead } ?? false })
    else { return row }
    for node in row.dropFirst() { node.element?.isBeside = true }
    return row
  }
}

/// Views on top of one another.
public struct ZStack<Content: View>: PrimitiveView {
  private let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public func addNodes(in evaluation: inout Evaluation) {
    evaluation.stack { content.evaluate(in: &$0) }
  }
}

/// Room between views. In an ``HStack`` of texts it separates a label from its value.
public struct Spacer: PrimitiveView {
  public init(minLength: CGFloat? = nil) {}

  public func addNodes(in evaluation: inout Evaluation) {
    let node = Node(children: [])
    node.traits[SpacerTrait.self] = ()
    evaluation.add(node)
  }
}

/// A line between views. It has no effect.
public struct Divider: PrimitiveView {
  public init() {}

  public func addNodes(in evaluation: inout Evaluation) {}
}

/// Views below one another.
public struct LazyVStack<Content: View>: PrimitiveView {
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public func addNodes(in evaluation: inout Evaluation) {
    evaluation.lazily { $0.stack { content.evaluate(in: &$0) } }
  }
}

/// Views side by side. There may be many, so the screen shows each on a line of its own.
public struct LazyHStack<Content: View>: PrimitiveView {
  private let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public func addNodes(in evaluation: inout Evaluation) {
    evaluation.stack { content.evaluate(in: &$0) }
  }
}

/// The parts of sections that stay in place while the rest scrolls. They have no effect.
public struct PinnedScrollableViews: OptionSet, Sendable, Hashable {
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)

  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// The layout of one of the stacks.
public protocol StackLayout {
  var isHorizontal: Bool { get }
}

extension StackLayout {
  @MainActor
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    content().modified { [isHorizontal] content, evaluation in
      evaluation.stack(isHorizontal: isHorizontal, content)
    }
  }
}

/// Any layout. Changing the layout keeps the state of the content.
public struct AnyLayout: StackLayout {
  public let isHorizontal: Bool

  public init(_ layout: some StackLayout) { isHorizontal = layout.isHorizontal }
}

public struct VStackLayout: StackLayout {
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {}
  public var isHorizontal: Bool { false }
}

public struct HStackLayout: StackLayout {
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {}
  public var isHorizontal: Bool { true }
}

public struct ZStackLayout: StackLayout {
  public init(alignment: Alignment = .center) {}
  public var isHorizontal: Bool { false }
}
