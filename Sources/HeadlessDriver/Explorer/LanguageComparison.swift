import HeadlessUI

extension Walk {
  /// The first difference from `other`, a walk from the same start in another language; nil if both have the same graph.
  /// Places are compared breadth first, and elements by position, without their texts.
  func firstDifference(from other: Walk) -> Violation? {
    // A walk that runs out of time leaves out lines by chance, so it cannot be compared.
    if cut.bySeconds + other.cut.bySeconds > 0 { return nil }
    let language = territory.options.language ?? "en"
    for (node, twin) in zip(nodes, other.nodes) {
      guard node.place.screen.hasSameShape(as: twin.place.screen) else {
        return difference(at: node, language, "this screen has other elements")
      }
      guard node.place.tree == twin.place.tree else {
        return difference(at: node, language, "this screen has another tree of RIBs")
      }
      guard node.lines.count == twin.lines.count else {
        return difference(at: node, language, "this screen takes other lines")
      }
      for (line, twinLine) in zip(node.lines, twin.lines) {
        let (edge, twinEdge) = (node.edge(of: line), twin.edge(of: twinLine))
        if edge?.target == twinEdge?.target { continue }
        return difference(
          at: node, language,
          "\(Quoting.quoted(edge?.written ?? line)) leads to another place")
      }
    }
    return nil
  }

  private func difference(at node: Node, _ language: String, _ what: String) -> Violation {
    Violation(
      .languagesDiffer,
      "in \(language) \(what) than in the first language; let only texts depend on the language",
      node.place.path)
  }
}

extension Walk.Node {
  /// The edge of `line`; nil if the place behind it was not visited.
  fileprivate func edge(of line: String) -> (line: String, written: String, target: Int)? {
    edges.first { $0.line == line }
  }
}

extension Screen {
  fileprivate func hasSameShape(as other: Screen) -> Bool {
    (alert == nil) == (other.alert == nil) && elements.hasSameShape(as: other.elements)
      && (alert?.elements ?? []).hasSameShape(as: other.alert?.elements ?? [])
      && covered.count == other.covered.count
  }
}

extension [Element] {
  fileprivate func hasSameShape(as other: [Element]) -> Bool {
    count == other.count
      && zip(self, other).allSatisfy {
        $0.role == $1.role && $0.depth == $1.depth && $0.identifier == $1.identifier
          && $0.isEnabled == $1.isEnabled && $0.isSelected == $1.isSelected
          && $0.buttonRole == $1.buttonRole
      }
  }
}
