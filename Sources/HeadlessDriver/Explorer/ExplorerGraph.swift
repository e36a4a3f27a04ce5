import HeadlessUI

/// The places of a walk as a graph, for programs that draw graphs and for the map.
package struct ExplorerGraph: Sendable {
  struct Node: Sendable {
    let title: String
    let isAlert: Bool
    /// The number of lines from the start.
    let depth: Int
    /// The index of the place that this place was found from; nil for the start.
    let parent: Int?
    /// The text of the screen and the tree of RIBs; nil unless a map was asked for.
    let picture: (screen: String, tree: String)?
    /// The lines that lead from this place to others, by the index of the other place.
    var lines: [(target: Int, lines: [String])] = []
  }

  private(set) var nodes: [Node] = []

  init() {}

  /// The graph of the `walked` places, with screens of `width` columns, or without screens if `width` is nil.
  @MainActor
  init(_ walked: [Walk.Node], width: Int?) {
    nodes = walked.map { walked in
      let place = walked.place
      var node = Node(
        title: place.caption, isAlert: place.screen.alert != nil, depth: place.path.count,
        parent: walked.parent,
        picture: width.map { (place.screen.text(width: $0), Escaping.text(place.tree)) })
      for edge in walked.edges {
        if let index = node.lines.firstIndex(where: { $0.target == edge.target }) {
          node.lines[index].lines.append(edge.written)
        } else {
          node.lines.append((edge.target, [edge.written]))
        }
      }
      return node
    }
  }

  var isEmpty: Bool { nodes.isEmpty }

  /// The graph in the language of Graphviz.
  package func dot(named name: String) -> String {
    var text = "digraph \(Self.quoted(name)) {\n  node [shape=box];\n"
    for (index, node) in nodes.enumerated() {
      let style = node.isAlert ? ", style=dashed" : ""
      text += "  \(index) [label=\(Self.quoted(node.title))\(style)];\n"
    }
    for (index, node) in nodes.enumerated() {
      for (target, lines) in node.lines where target != index {
        text += "  \(index) -> \(target) [label=\(Self.quoted(lines.joined(separator: "\n")))];\n"
      }
    }
    return text + "}\n"
  }

  /// The graph in the language of Mermaid.
  package func mermaid() -> String {
    var text = "flowchart TD\n"
    for (index, node) in nodes.enumerated() {
      text += "  p\(index)[\"\(Self.entities(node.title))\"]\n"
    }
    for (index, node) in nodes.enumerated() {
      for (target, lines) in node.lines where target != index {
        let label = lines.map(Self.entities).joined(separator: "<br>")
        text += "  p\(index) -->|\"\(label)\"| p\(target)\n"
      }
    }
    return text
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in Escaping.text(text).unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// `text` with numeric entities for the characters that Mermaid or HTML could read as syntax.
  private static func entities(_ text: String) -> String {
    var result = ""
    for scalar in Escaping.line(text).unicodeScalars {
      let isPlain =
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || scalar == " " || scalar == "." || scalar == ","
      result += isPlain ? String(scalar) : "#\(scalar.value);"
    }
    return result
  }
}

extension Place {
  /// The alert's or the screen's title, or the first text of a screen without a title.
  fileprivate var caption: String {
    if let alert = screen.alert { return "? \(alert.title)" }
    if !screen.title.isEmpty { return screen.title }
    return screen.elements.first { !$0.label.isEmpty }?.label ?? "(nothing is shown)"
  }
}
