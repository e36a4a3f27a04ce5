import HeadlessUI

extension PlaceGraph {
  /// The first difference from `other`, the graph of the same start in another language; nil if there is none. Places are
  /// compared breadth first, and elements by position, without their texts.
  func firstDifference(from other: PlaceGraph, in language: String) -> Problem? {
    for (node, twin) in zip(nodes, other.nodes) {
      guard let what = node.difference(from: twin) else { continue }
      return Problem(
        .languagesDiffer,
        "in \(language) \(what) than in the first language; let only texts depend on the language",
        node.place.lines)
    }
    return nil
  }
}

extension PlaceGraph.Node {
  fileprivate func difference(from twin: PlaceGraph.Node) -> String? {
    if !place.screen.hasSameShape(as: twin.place.screen) { return "this screen has other elements" }
    if place.ribs != twin.place.ribs { return "this screen has another tree of RIBs" }
    if lines.count != twin.lines.count { return "this screen takes other lines" }
    for (line, twinLine) in zip(lines, twin.lines) {
      let edge = edge(of: line)
      if edge?.target != twin.edge(of: twinLine)?.target {
        return "\(Quoting.quoted(edge?.recorded ?? line)) leads to another place"
      }
    }
    return nil
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
