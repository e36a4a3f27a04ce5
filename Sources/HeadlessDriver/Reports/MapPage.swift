import HeadlessUI

extension Exploration {
  /// The highest number of places that a map draws. A browser becomes slow with more.
  private static let drawnPlaces = 2000

  /// The graph as one page: its places in layers, by their distance from the start, with screens of `width` columns, and the
  /// violations.
  package func map(named program: String, width: Int = 80) -> [UInt8] {
    let places = graph.nodes.prefix(Self.drawnPlaces)
    let verdict = violations.isEmpty ? "no violation" : counted(violations.count, "violation")
    return Page(
      program: program, verdict: verdict, hasPassed: violations.isEmpty, figures: walks.first ?? "",
      style: PackageResources.map_css, script: PackageResources.map_js, data: data(of: places)
    ).bytes { columns in
      columns.element("aside", ["aria-label": "Chosen place", "tabindex": "-1"]) {
        writeSummary(to: &$0)
      }
      columns.element("main", ["aria-label": "Map"]) { main in
        main.element("div", ["id": "map"]) { write(places, width, to: &$0) }
      }
    }
  }

  /// Writes the figures and the violations.
  private func writeSummary(to html: inout HTMLWriter) {
    html.element("section", ["id": "overview"]) { html in
      html.element("h2", text: "Summary")
      var notes = walks
      if walks.count > 1 { notes.append("this map shows the first of these walks") }
      if graph.nodes.count > Self.drawnPlaces {
        notes.append(
          "this map shows the \(Self.drawnPlaces) places nearest to the start, of \(graph.nodes.count)"
        )
      }
      html.element("ul") { html in
        for note in notes { html.element("li", text: Escaping.line(note)) }
      }
      let rest = coverage.description + omissions.map { "not explored: \($0)\n" }.joined()
      if !rest.isEmpty { html.element("pre", text: rest) }
      if !violations.isEmpty { html.element("h2", text: "Violations") }
      for violation in violations {
        html.element("section", ["class": "violation"]) { html in
          html.element("p", ["class": "error"]) { html in
            html.text("\(violation.kind): \(Escaping.line(violation.message))")
          }
          if let place = violation.place, place < Self.drawnPlaces {
            html.element("p") {
              $0.element("a", ["href": "#\(Self.anchor(place))"], text: "at place \(place + 1)")
            }
          }
          html.element("pre", text: Escaping.text(violation.transcript))
        }
      }
    }
    html.element("noscript") {
      $0.element("p", text: "The lines between the places and the way to each need JavaScript.")
    }
  }

  /// Writes the places, a list for each layer.
  private func write(
    _ places: ArraySlice<PlaceGraph.Node>, _ width: Int, to html: inout HTMLWriter
  ) {
    let marked = Set(violations.compactMap(\.place))
    var start = places.startIndex
    while start < places.endIndex {
      let depth = places[start].place.path.count
      let end = places[start...].firstIndex { $0.place.path.count != depth } ?? places.endIndex
      let title = depth == 0 ? "The start" : "After \(counted(depth, "line"))"
      html.element("section", ["class": "layer"]) { html in
        html.element("h2") { html in
          html.text(title)
          html.element("span", text: " \(counted(end - start, "place"))")
        }
        html.element("ol") { html in
          for index in start..<end {
            write(places[index], index, width, isMarked: marked.contains(index), to: &html)
          }
        }
      }
      html.markup("\n")
      start = end
    }
  }

  private func write(
    _ node: PlaceGraph.Node, _ index: Int, _ width: Int, isMarked: Bool,
    to html: inout HTMLWriter
  ) {
    let screen = node.place.screen
    let kinds = (screen.alert != nil ? ["alert"] : []) + (isMarked ? ["bad"] : [])
    let anchor = Self.anchor(index)
    html.element("li", ["id": anchor, "class": kinds.joined(separator: " ")]) { html in
      html.element("a", ["href": "#\(anchor)"]) { html in
        html.element("span", ["class": "number"], text: "\(index + 1)")
        html.text(" ")
        html.element("b", text: Escaping.line(node.place.title))
        if isMarked { html.element("i", text: "violation") }
      }
      if let parent = node.parent {
        html.element("p", ["class": "from"]) { html in
          html.element("code", text: Escaping.line(graph.line(to: index)))
          html.element("span") { html in
            html.text(" at ")
            html.element("a", ["href": "#\(Self.anchor(parent))"], text: "\(parent + 1)")
          }
        }
      }
      html.element("pre", text: screen.text(width: width))
    }
  }

  private static func anchor(_ index: Int) -> String { "place-\(index + 1)" }

  /// The places as JSON, without the screens, because the page has those in its body. Each tree of RIBs is stored once.
  private func data(of nodes: ArraySlice<PlaceGraph.Node>) -> [UInt8] {
    var trees: [String] = []
    var indices: [String: Int] = [:]
    var json = JSONWriter()
    json.beginObject()
    json.array("places", of: nodes.enumerated()) { json, place in
      let (index, node) = place
      json.beginObject()
      if let parent = node.parent {
        json.field("parent", parent)
        json.field("line", Escaping.line(graph.line(to: index)))
      }
      let tree = Escaping.text(node.place.ribs.map(\.description).joined(separator: "\n"))
      let treeIndex = indices[tree] ?? trees.count
      if treeIndex == trees.count { trees.append(tree) }
      indices[tree] = treeIndex
      json.field("tree", treeIndex)
      json.array("lines", of: graph.lines(from: index)) { json, edge in
        json.beginArray()
        json.value(edge.target)
        for line in edge.lines { json.value(Escaping.line(line)) }
        json.endArray()
      }
      json.endObject()
    }
    json.array("trees", of: trees) { $0.value($1) }
    json.array("violations", of: violations) { $0.value($1.place ?? -1) }
    json.endObject()
    return json.bytes
  }
}

extension PlaceGraph {
  /// The line that first led to the place at `index`; empty for the start.
  fileprivate func line(to index: Int) -> String {
    guard let parent = nodes[index].parent else { return "" }
    return nodes[parent].edges.first { $0.target == index }?.recorded ?? ""
  }
}
