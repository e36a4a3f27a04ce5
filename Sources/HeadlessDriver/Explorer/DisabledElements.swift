import HeadlessUI

extension PlaceGraph {
  /// An element of a page that a line has disabled for good.
  struct DisabledElement {
    let name: String
    let page: String
    /// The line as a transcript holds it.
    let line: String
  }

  /// The elements that stay disabled although the rest of their page looks as it did when they were enabled. An example is a save
  /// that never clears its flag. If the rest looks different, the element may be rightly disabled, as for an item that was bought.
  ///
  /// An element is left out if a line of the page was not taken, because that line may enable it.
  func elementsDisabledForGood() -> [DisabledElement] {
    var found: [DisabledElement] = []
    for index in nodes.indices {
      let place = nodes[index].place
      guard !place.isWaiting, place.screen.alert == nil else { continue }
      for (position, element) in place.screen.elements.enumerated() where !element.isEnabled {
        guard let name = element.address, !found.contains(where: { $0.name == name }),
          let before = lastPlace(before: index, withUsable: position),
          !canEnable(name, from: index)
        else { continue }
        let line = place.path[nodes[before].place.path.count].recorded
        found.append(DisabledElement(name: name, page: place.title, line: line))
      }
    }
    return found
  }

  /// The last place on the way to `index` that looks the same, except that the element at `position` is enabled. Only the part of
  /// the way on the same page counts.
  private func lastPlace(before index: Int, withUsable position: Int) -> Int? {
    let place = nodes[index].place
    var next = nodes[index].parent
    while let before = next, nodes[before].place.isOnPage(of: place) {
      let earlier = nodes[before].place
      if earlier.screen.alert == nil, earlier.screen.elements.count > position,
        earlier.screen.elements[position].isEnabled, earlier.looks(like: place)
      {
        return before
      }
      next = nodes[before].parent
    }
    return nil
  }

  /// Whether lines on the page of the place at `start` lead to a place where the element called `name` is enabled. Also true if a
  /// line on the way was not taken, because that line may enable the element.
  private func canEnable(_ name: String, from start: Int) -> Bool {
    var (seen, left) = (Set([start]), [start])
    while let index = left.popLast() {
      let node = nodes[index]
      if node.untaken.keys.contains(where: \.comesFromInside)
        || node.place.screen.elements.contains(where: { $0.address == name && $0.isEnabled })
      {
        return true
      }
      // A link may open another page of the same kind.
      for edge in node.edges where edge.move.comesFromInside {
        if nodes[edge.target].place.isOnPage(of: node.place), seen.insert(edge.target).inserted {
          left.append(edge.target)
        }
      }
    }
    return false
  }
}

extension Place {
  /// Whether both places have the same title and the same tree of RIBs.
  fileprivate func isOnPage(of other: Place) -> Bool {
    screen.title.hasSameBytes(as: other.screen.title) && ribs == other.ribs
      && screen.covered.count == other.screen.covered.count
  }

  /// Whether the elements look the same, apart from being enabled or disabled.
  fileprivate func looks(like other: Place) -> Bool {
    screen.elements.map(\.enabled).isIdentical(to: other.screen.elements.map(\.enabled))
  }
}

extension Element {
  /// The element as it looks when it is enabled and does not have the focus.
  fileprivate var enabled: Element {
    var element = self
    (element.isEnabled, element.isFocused, element.canSubmit) = (true, false, false)
    return element
  }
}
