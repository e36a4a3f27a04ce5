extension Evaluation {
  /// Adds `element` at the depth of the container.
  @discardableResult
  mutating func add(_ element: consuming Element, _ handler: Handler? = nil) -> Int {
    let index = page.elements.count
    element.depth = layout.depth
    page.elements.append(element)
    if let handler { page.handlers.append((index, handler)) }
    return index
  }

  /// Adds something to use, enabled as its environment is.
  @discardableResult
  mutating func addControl(_ element: consuming Element, _ handler: Handler?) -> Int {
    element.isEnabled = environment.isEnabled
    return add(element, handler)
  }

  /// Adds text: a row where rows are, else text.
  mutating func addText(_ text: String, value: String? = nil) {
    add(Element(role: layout.isInRows ? .row : .text, label: text, value: value))
  }

  /// What `content` says, on one line.
  mutating func label<Content: View>(_ content: Content) -> String {
    if let text = content as? Text { return text.resolve(in: environment.strings) }
    return collect { content.evaluate(in: &$0) }.joined(separator: ", ")
  }

  /// The texts of `content`, and nothing of its elements; the names of its pictures where it has no text.
  private mutating func collect(_ content: (inout Evaluation) -> Void) -> [String] {
    let start = page.elements.count
    let layout = layout
    self.layout = Layout()
    content(&self)
    self.layout = layout
    let elements = page.elements[start...]
    let texts = elements.filter { $0.role != .image && !$0.label.isEmpty }.map {
      guard let value = $0.value, !value.isEmpty else { return $0.label }
      return "\($0.label) \(value)"
    }
    let labels = texts.isEmpty ? elements.map(\.label) : texts
    page.removeElements(from: start)
    return labels
  }

  /// Evaluates what stands inside a container, one deeper.
  mutating func inside(rows: Bool = false, _ content: (inout Evaluation) -> Void) {
    let outer = layout
    layout = Layout(depth: outer.depth + 1, isInRows: rows)
    content(&self)
    layout = outer
  }
}
