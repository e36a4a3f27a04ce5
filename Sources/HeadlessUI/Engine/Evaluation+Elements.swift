extension Evaluation {
  /// Adds `element` at the depth of the container.
  @discardableResult
  mutating func add(_ element: consuming Element, _ handler: consuming Handler? = nil) -> Int {
    let index = page.elements.count
    element.depth = layout.depth
    page.append(element, handler)
    return index
  }

  /// Adds something to use, enabled as its environment is.
  @usableFromInline
  @discardableResult
  mutating func addControl(_ element: consuming Element, _ handler: consuming Handler?) -> Int {
    element.isEnabled = environment.isEnabled
    return add(element, handler)
  }

  /// Adds text: a row where rows are, else text.
  @usableFromInline
  mutating func addText(_ text: consuming String, value: consuming String? = nil) {
    page.elements.append(
      Element(
        role: layout.isInRows ? .row : .text, label: text, value: value, depth: layout.depth))
  }

  /// Adds a button, enabled as its environment is.
  @usableFromInline
  mutating func addButton(
    _ label: consuming String, role: Element.ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    page.append(
      Element(
        role: .button, label: label, isEnabled: environment.isEnabled, buttonRole: role,
        depth: layout.depth),
      .activate(action))
  }

  /// What `content` says, on one line.
  mutating func label<Content: View>(_ content: Content) -> String {
    if let text = content as? Text { return text.resolve(in: environment.strings) }
    return summary(of: content).text
  }

  /// The texts of `content`, and nothing of its elements; the names of its pictures where it has no text.
  @usableFromInline
  mutating func summary<Content: View>(of content: Content) -> (text: String, identifier: String?) {
    let start = page.elements.count
    let layout = layout
    self.layout = Layout()
    content.evaluate(in: &self)
    self.layout = layout
    let own = page.ownIndices(from: start)
    let text = page.label(of: own)
    let identifier = own.lazy.compactMap { [page] in page.elements[$0].identifier }.first
    page.removeElements(from: start)
    return (text, identifier)
  }

  /// Evaluates what stands inside a container, one deeper.
  mutating func inside(rows: Bool = false, _ content: (inout Evaluation) -> Void) {
    let outer = layout
    layout = Layout(
      depth: outer.depth + 1, isInRows: rows, tagsRows: outer.tagsRows,
      choosesRows: rows && outer.choosesRows)
    content(&self)
    layout = outer
  }
}
