import HeadlessUI

extension Exploration {
  /// The places of every walk as one page, with two views. The map has the places in layers, by their distance from the start,
  /// with screens of `width` columns. The other view shows one screen at a time, to be used. The changes of `comparison` are a
  /// third view. Of each walk, the page has at most `drawnPlaces` places, because a browser becomes slow with more.
  package func map(
    named program: String, width: Int = 80, against comparison: MapComparison? = nil,
    testedBy tests: TestCoverage? = nil, drawnPlaces: Int = 5000
  ) -> [UInt8] {
    var verdict = verdict
    if let comparison, comparison.findsChanges {
      let count = comparison.changes.count
      verdict += count == 0 ? ", nothing compared" : ", \(counted(count, "change"))"
    }
    let data = MapData(of: self, testedBy: tests, drawnPlaces: drawnPlaces)
    return Page(
      program: program, verdict: verdict,
      hasPassed: violations.isEmpty && unprovedCount == 0 && comparison?.findsChanges != true,
      figures: walks.first?.sentence ?? "",
      style: PackageResources.map_css + PackageResources.use_css,
      script: PackageResources.map_js + PackageResources.use_js, data: data.json(violations)
    ).bytes { columns in
      columns.element("aside", ["aria-label": "Chosen place", "tabindex": "-1"]) {
        writeSummary(of: data, drawnPlaces, tests, to: &$0)
      }
      columns.element("main", ["aria-label": "Map"]) { main in
        if let comparison { write(comparison, width, to: &main) }
        let marked = Set(violations.compactMap(data.drawnPlace))
        main.element("div", ["id": "map"]) { map in
          for walk in data.walks {
            map.element(
              "div", ["class": "walk", "role": "group", "aria-label": Escaping.line(walk.name)]
            ) {
              write(data.places[walk.places], width, marked, to: &$0)
            }
          }
        }
      }
    }
  }

  /// Writes the figures and the violations.
  private func writeSummary(
    of data: MapData, _ drawnPlaces: Int, _ tests: TestCoverage?, to html: inout HTMLWriter
  ) {
    html.element("section", ["id": "overview"]) { html in
      html.element("h2", text: "Summary")
      var notes = walks.map(\.sentence)
      for walk in walks where walk.map.nodes.count > drawnPlaces {
        notes.append(
          "\(walk.name): this map shows the \(drawnPlaces) places nearest to the start, of \(walk.map.nodes.count)"
        )
      }
      html.element("ul") { html in
        for note in notes { html.element("li", text: Escaping.line(note)) }
      }
      let rest =
        (tests?.description ?? "") + coverage.description
        + omissions.map { "not explored: \($0)\n" }.joined()
        + warnings.map { "\(Escaping.line($0.title))\n" }.joined()
      if !rest.isEmpty { html.element("pre", ["tabindex": "0"], text: rest) }
      if !violations.isEmpty { html.element("h2", text: "Violations") }
      for violation in violations {
        html.element("section", ["class": "violation"]) { html in
          html.element("p", ["class": "error"]) { html in
            html.text("\(violation.kind): \(Escaping.line(violation.message))")
          }
          if let place = data.drawnPlace(of: violation) {
            html.element("p") {
              $0.element("a", ["href": "#\(MapData.anchor(place))"], text: "at place \(place + 1)")
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

  /// Writes each change with the screens before and after, side by side.
  private func write(_ comparison: MapComparison, _ width: Int, to html: inout HTMLWriter) {
    html.element("section", ["id": "changes"]) { html in
      html.element("h2", text: "Changes")
      for (walks, changes) in comparison.groups {
        for walk in walks { html.element("p", ["class": "faint"], text: Escaping.line(walk)) }
        for change in changes {
          html.element("h3", text: Escaping.line(change.sentence))
          let old = Self.lines(of: change.screens.old, width)
          let new = Self.lines(of: change.screens.new, width)
          let changed = changedOffsets(from: old, to: new)
          html.element("div", ["class": "beside"]) { html in
            Self.write(old, "Before", marking: changed.removed, to: &html)
            Self.write(new, "Now", marking: changed.inserted, to: &html)
          }
        }
      }
      html.element("pre", ["tabindex": "0"], text: comparison.description)
    }
  }

  /// The lines as bytes: two texts that look the same may differ.
  private static func lines(of screen: Screen?, _ width: Int) -> [ArraySlice<UInt8>] {
    let bytes = Array((screen?.text(width: width) ?? "").utf8)
    return bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast()
  }

  private static func write(
    _ lines: [ArraySlice<UInt8>], _ title: String, marking marked: Set<Int>,
    to html: inout HTMLWriter
  ) {
    html.element("div") { html in
      html.element("p", ["class": "faint"], text: lines.isEmpty ? "\(title): no screen" : title)
      html.element("pre", ["tabindex": "0"]) { html in
        for (index, line) in lines.enumerated() {
          let line = String(decoding: line, as: UTF8.self)
          if marked.contains(index) { html.element("mark", text: line) } else { html.text(line) }
          html.text("\n")
        }
      }
    }
  }

  /// Writes the places of a walk, a list for each layer.
  private func write(
    _ places: ArraySlice<MapData.DrawnPlace>, _ width: Int, _ marked: Set<Int>,
    to html: inout HTMLWriter
  ) {
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
    _ drawn: MapData.DrawnPlace, _ index: Int, _ width: Int, isMarked: Bool,
    to html: inout HTMLWriter
  ) {
    let screen = drawn.place.screen
    let kinds =
      (screen.alert != nil ? ["alert"] : []) + (isMarked ? ["bad"] : [])
      + (drawn.isUntested ? ["untested"] : [])
    let anchor = MapData.anchor(index)
    html.element("li", ["id": anchor, "class": kinds.joined(separator: " ")]) { html in
      html.element("a", ["href": "#\(anchor)"]) { html in
        html.element("span", ["class": "number"], text: "\(index + 1)")
        html.text(" ")
        html.element("b", text: Escaping.line(drawn.place.title))
        if isMarked {
          html.text(" ")
          html.element("i", text: "violation")
        }
        if drawn.isUntested {
          html.text(" ")
          html.element("i", text: "no test")
        }
      }
      if let parent = drawn.parent {
        html.element("p", ["class": "from"]) { html in
          html.element("code", text: Escaping.line(drawn.place.path.last?.recorded ?? ""))
          html.element("span") { html in
            html.text(" at ")
            html.element("a", ["href": "#\(MapData.anchor(parent))"], text: "\(parent + 1)")
          }
        }
      }
      if let twin = drawn.twin {
        html.element("p", ["class": "same"]) { html in
          html.text("The screen of place ")
          html.element("a", ["href": "#\(MapData.anchor(twin))"], text: "\(twin + 1)")
        }
      } else {
        html.element("pre", text: screen.text(width: width))
      }
    }
  }
}
