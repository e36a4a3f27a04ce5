/// A view after a look: an element or a group, and the nodes in it.
@MainActor
package final class Node {
  // A property declared as `Element?` would be nil before `init` sets it, and the node would be written twice.
  /// Nil for a group, whose children stand on the level of the group.
  package var element: Optional<Element>
  /// The action behind the element.
  package var handler: Optional<Handler>
  /// The facts that modifiers tell the surrounding containers.
  var traits = Traits()
  /// The content of a container, one level deeper than its element.
  package var children: [Node]
  /// Nodes that belong to this one, one level deeper, such as the options of a picker and the swipe actions of a row. Names
  /// given to this node do not reach them.
  package var attached: [Node]

  /// Without an element, a group of `children`.
  package init(
    _ element: consuming Element? = nil, _ handler: consuming Handler? = nil, children: [Node] = [],
    attached: [Node] = []
  ) {
    self.element = consume element
    self.handler = consume handler
    self.children = children
    self.attached = attached
  }
}

/// The key of a fact about a node.
protocol TraitKey {
  associatedtype Value
}

/// The facts about a node, by their keys.
struct Traits {
  private var values: [(key: ObjectIdentifier, value: Any)] = []

  var isEmpty: Bool { values.isEmpty }

  subscript<Key: TraitKey>(key: Key.Type) -> Key.Value? {
    get {
      values.first { $0.key == ObjectIdentifier(key) }?.value as? Key.Value
    }
    set {
      values.removeAll { $0.key == ObjectIdentifier(key) }
      if let newValue { values.append((ObjectIdentifier(key), newValue)) }
    }
  }
}

/// Marks the room that separates the name in a row from the value.
enum SpacerTrait: TraitKey { typealias Value = Void }

/// Marks a picture to which code gives a label: it is shown even beside text.
enum SpokenTrait: TraitKey { typealias Value = Void }

extension Node {
  /// Calls `visit` with each node in this one that has an element, but for attached ones.
  func forEachElement(_ visit: (Node) -> Void) {
    if element != nil { visit(self) }
    for child in children { child.forEachElement(visit) }
  }

  /// Attaches `nodes` to the node.
  package func attach(_ nodes: [Node]) {
    // Nothing changes the array in place, so no reader has to check that nothing does so now.
    attached = attached + nodes
  }

  /// Whether one of the elements in the node, but for attached ones, has roles that satisfy `condition`.
  package func contains(_ condition: (Role, Element.ButtonRole?) -> Bool) -> Bool {
    if let role = element?.role, condition(role, element?.buttonRole) { return true }
    return children.contains { $0.contains(condition) }
  }

  /// Calls `visit` with the nodes on the level of this one that have an element.
  func forEachTopElement(_ visit: (Node) -> Void) {
    if element != nil { return visit(self) }
    for child in children { child.forEachTopElement(visit) }
  }

  /// Changes every element in the node, attached ones included.
  package func changeAllElements(_ change: (inout Element) -> Void) {
    if var element {
      change(&element)
      self.element = element
    }
    for child in children { child.changeAllElements(change) }
    for node in attached { node.changeAllElements(change) }
  }

  /// Whether the node has no element and nothing in it.
  package var isEmpty: Bool {
    element == nil && attached.isEmpty && children.allSatisfy(\.isEmpty)
  }

  /// Whether something is attached to the node or to one in it.
  var hasAttached: Bool { !attached.isEmpty || children.contains(where: \.hasAttached) }

  /// The nodes on the level of this node: the node itself, or the nodes in a group to which nothing is attached.
  var top: [Node] {
    if element != nil || !attached.isEmpty { [self] } else { children.flatMap(\.top) }
  }

  /// Removes the texts and pictures from the node, and adds them to `texts`. What is attached to them stays.
  func takeTexts(into texts: inout [Node]) {
    if let element, element.role.isRead {
      let text = Node(element)
      text.traits = traits
      texts.append(text)
      self.element = nil
      (children, attached) = (attached, [])
    } else {
      for child in children { child.takeTexts(into: &texts) }
      if element == nil && children.allSatisfy(\.isEmpty) { (children, attached) = (attached, []) }
    }
  }
}

extension Role {
  /// Whether elements of this role are only read, and contain no other elements.
  package var isRead: Bool {
    switch self {
    case .text, .row, .heading, .image, .progress: true
    default: false
    }
  }

  /// Whether elements of this role are used by a tap, and are no choice among others.
  var isTapped: Bool { self == .button || self == .link || self == .toggle }
}

/// The elements of some nodes, in order.
@MainActor
struct FlatNodes {
  private(set) var elements: [Element] = []
  /// The node of each element.
  private(set) var nodes: [Node] = []

  /// Lays out `nodes`, with room for `capacity` elements.
  init(_ nodes: [Node], capacity: Int = 0) {
    elements.reserveCapacity(capacity)
    self.nodes.reserveCapacity(capacity)
    for node in nodes { append(node, depth: 0) }
  }

  /// Appends the elements of `node`, and keeps the nodes for their handlers.
  private mutating func append(_ node: Node, depth: Int) {
    var inner = depth
    if let element = node.element {
      elements.append(element)
      elements[elements.count - 1].depth = depth
      nodes.append(node)
      inner += 1
    }
    for child in node.children { append(child, depth: inner) }
    for node in node.attached { append(node, depth: depth + 1) }
  }
}

/// The elements of some nodes and of the nodes in them, but for attached ones, and the label, the value and the identifier
/// that one element in their place has.
@MainActor
struct Summary {
  private(set) var nodes: [Node] = []
  /// The index of the first element after a ``Spacer``.
  private(set) var gap: Int?
  /// Whether something is attached to one of the nodes.
  private(set) var hasAttached = false

  init(of nodes: some Sequence<Node>) {
    for node in nodes {
      if gap == nil, node.traits[SpacerTrait.self] != nil { gap = self.nodes.count }
      node.forEachElement { self.nodes.append($0) }
      if !hasAttached { hasAttached = node.hasAttached }
    }
  }

  init(of node: Node) {
    self.init(of: CollectionOfOne(node))
  }

  /// The texts on one line, or the names of the pictures if there is no text.
  var label: String { label() }

  /// The texts on one line, or the names of the pictures if there is no text. The value of the element at `control` is left
  /// out: it stays the value of the element.
  ///
  /// A progress element without a label is named by its printed text.
  func label(exceptValueAt control: Int? = nil) -> String {
    var texts: [String] = []
    var names: [String] = []
    for (index, node) in nodes.enumerated() {
      guard let element = node.element else { continue }
      let isProgress = element.role == .progress && element.label.isEmpty
      names.append(isProgress ? element.value ?? Element.goingOn : element.label)
      if element.label.isEmpty || !node.isSaid { continue }
      let value = index == control ? "" : element.value ?? ""
      texts.append(value.isEmpty ? element.label : "\(element.label) \(value)")
    }
    return (texts.isEmpty ? names : texts).joined(separator: ", ")
  }

  /// The first identifier.
  var identifier: String? { nodes.lazy.compactMap { $0.element?.identifier }.first }

  /// The labels and values of the texts, or of the pictures if there is no text.
  var words: String {
    let texts = nodes.filter(\.isSaid)
    return Summary.words(of: texts.isEmpty ? nodes : texts)
  }

  /// The index of the second text or picture that is kept beside text; nil if there is none.
  var indexOfSecondText: Int? {
    nodes.indices.filter { nodes[$0].isSaid }.dropFirst().first
  }

  /// Whether the roles of all elements satisfy `condition`.
  func allSatisfy(_ condition: (Role) -> Bool) -> Bool {
    nodes.allSatisfy { $0.element.map { condition($0.role) } ?? true }
  }

  /// The labels and values of `nodes`.
  static func words(of nodes: some Sequence<Node>, separator: String = " ") -> String {
    nodes.flatMap { node in
      [node.element?.label ?? "", node.element?.value ?? ""].filter { !$0.isEmpty }
    }.joined(separator: separator)
  }

  /// One text in place of texts and pictures; nil if there is anything else, or no text. Texts from `gap` on are the value.
  func joined(as role: Role, gap: Int?, separator: String) -> Element? {
    guard !hasAttached, allSatisfy({ $0 == .text || $0 == .image }),
      var element = nodes.lazy.compactMap(\.element).first(where: { $0.role == .text })
    else { return nil }
    element.role = role
    if nodes.count == 1 { return element }
    let gap = gap ?? nodes.count
    element.label = Summary.words(of: nodes[..<gap].filter(\.isSaid))
    let value = Summary.words(of: nodes[gap...].filter(\.isSaid), separator: separator)
    element.value = value.isEmpty ? nil : value
    if element.label.isEmpty, !value.isEmpty {
      element.label = value
      element.value = nil
    }
    return element
  }
}

extension Node {
  /// Whether the node is kept beside text. A picture is kept only if code gives it a label.
  var isSaid: Bool {
    element?.role != .image || traits[SpokenTrait.self] != nil || speech.picture != nil
  }

  /// Turns the node into one control, named after its texts and pictures, unless it has fields or containers. Its buttons, links
  /// and toggles can still be used, one level deeper; a stepper has none. Returns whether the node is a control now.
  @discardableResult
  package func becomeControl(_ role: Role, isEnabled: Bool, _ handler: Handler) -> Bool {
    let summary = Summary(of: self)
    let read = Summary(of: summary.nodes.filter(\.isRead))
    guard var first = read.nodes.first?.element,
      summary.allSatisfy({ $0.isRead || (role == .button && $0.isTapped) })
    else { return false }
    let isUnnamed = first.role == .progress && first.label.isEmpty
    if read.nodes.count > 1 || isUnnamed {
      first.label = read.label
      first.value = nil
      first.identifier = read.identifier
    }
    first.role = role
    first.isEnabled = isEnabled
    first.isBeside = false
    attached = controlsAndAttached
    element = first
    self.handler = handler
    children = []
    return true
  }

  /// Joins the elements of the node into one, if there is at most one control among them.
  func combine(keepsLabels: Bool, in rows: RowKind) {
    let summary = Summary(of: self)
    if (summary.nodes.isEmpty && keepsLabels) || summary.hasAttached { return }
    let controls = summary.nodes.indices.filter { summary.nodes[$0].element?.canAct == true }
    guard controls.count <= 1 else { return }
    let control = controls.first.map { summary.nodes[$0] }
    var element = control?.element ?? Element(role: rows.role)
    element.isBeside = false
    element.label = keepsLabels ? summary.label(exceptValueAt: controls.first) : ""
    element.identifier = summary.identifier
    self.element = element
    handler = control?.handler
    children = []
  }

  /// Whether the node has an element that is only read.
  private var isRead: Bool { element?.role.isRead == true }

  /// The controls in the node and what is attached to its texts.
  private var controlsAndAttached: [Node] {
    if element == nil || isRead { return children.flatMap(\.controlsAndAttached) + attached }
    element?.isBeside = false
    return [self]
  }
}
