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
  var isSaid: Bool { element?.role != .image || traits[SpokenTrait.self] != nil }

  /// Turns the node into one control, unless there are controls or containers in it. Returns whether it did so.
  @discardableResult
  func becomeControl(_ role: Role, isEnabled: Bool, _ handler: Handler) -> Bool {
    let summary = Summary(of: self)
    guard var first = summary.nodes.first?.element, summary.allSatisfy(\.isRead) else {
      return false
    }
    let isUnnamed = first.role == .progress && first.label.isEmpty
    if summary.nodes.count > 1 || isUnnamed {
      first.label = summary.label
      first.value = nil
      first.identifier = summary.identifier
    }
    first.role = role
    first.isEnabled = isEnabled
    element = first
    self.handler = handler
    attached = allAttached
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

  private var allAttached: [Node] { children.flatMap(\.allAttached) + attached }
}
