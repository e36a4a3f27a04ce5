/// A view after a look: an element or a group, and the nodes in it.
@MainActor
final class Node {
  /// Nil for a group, whose children stand on the level of the group.
  var element: Element?
  /// The action behind the element.
  var handler: Handler?
  /// The facts that modifiers tell the surrounding containers.
  var traits = Traits()
  /// The content of a container, one level deeper than its element.
  var children: [Node]
  /// Nodes that belong to this one, one level deeper, such as the options of a picker and the swipe actions of a row. Names
  /// given to this node do not reach them.
  var attached: [Node]

  init(
    _ element: consuming Element?, _ handler: consuming Handler? = nil, children: [Node] = [],
    attached: [Node] = []
  ) {
    self.element = consume element
    self.handler = consume handler
    self.children = children
    self.attached = attached
  }

  /// A group of `children`.
  convenience init(children: [Node]) {
    self.init(nil, children: children)
  }
}

/// The action behind an element.
enum Handler {
  case activate(@MainActor () -> Void)
  /// `parse` writes a value that is not a string from the typed text, or returns the reason why it refuses the text. Without
  /// `parse`, the text is the value.
  indirect case edit(
    Binding<String>, submit: (@MainActor () -> Void)?, focus: (@MainActor () -> Void)?,
    parse: (@MainActor (String) -> String?)? = nil)
  indirect case toggle(Binding<Bool>)
  indirect case step(increase: (@MainActor () -> Void)?, decrease: (@MainActor () -> Void)?)
  case more(@MainActor () -> Void)
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

  /// Calls `visit` with the nodes on the level of this one that have an element.
  func forEachTopElement(_ visit: (Node) -> Void) {
    if element != nil { return visit(self) }
    for child in children { child.forEachTopElement(visit) }
  }

  /// Changes every element in the node, attached ones included.
  func changeAllElements(_ change: (inout Element) -> Void) {
    if var element {
      change(&element)
      self.element = element
    }
    for child in children { child.changeAllElements(change) }
    for node in attached { node.changeAllElements(change) }
  }

  /// Whether the node has no element and nothing in it.
  var isEmpty: Bool {
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
}

/// The elements of some nodes, in order. The nodes lose them.
@MainActor
struct FlatNodes {
  private(set) var elements: [Element] = []
  /// The node of each element.
  private(set) var nodes: [Node] = []

  init() {}

  /// Lays out `nodes`, with room for `capacity` elements.
  init(_ nodes: [Node], capacity: Int = 0) {
    elements.reserveCapacity(capacity)
    self.nodes.reserveCapacity(capacity)
    for node in nodes { append(node, depth: 0) }
  }

  /// Moves the elements out of `node`, and keeps the nodes for their handlers.
  private mutating func append(_ node: Node, depth: Int) {
    var inner = depth
    if var element = node.element.take() {
      element.depth = depth
      elements.append(element)
      nodes.append(node)
      inner += 1
    }
    for child in node.children { append(child, depth: inner) }
    for node in node.attached { append(node, depth: depth + 1) }
  }

  /// Replaces the elements by `known`, which is equal.
  mutating func share(_ known: [Element]) { elements = known }
}
