extension Evaluation {
  /// Adds something to use that says what the texts of `label` say; what can be used in the label belongs to it.
  @discardableResult
  mutating func addControl<Label: View>(
    _ element: consuming Element, labelled label: Label, _ handler: consuming Handler?
  ) -> Int {
    let index = addControl(element, handler)
    labelElement(at: index, label)
    return index
  }

  /// Adds a button that says what the texts of `label` say; what can be used in the label belongs to it.
  @usableFromInline
  mutating func addButton<Label: View>(
    labelled label: Label, role: Element.ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    let index = page.elements.count
    addButton("", role: role, action: action)
    labelElement(at: index, label)
  }

  /// Labels the last element, which is at `index`. Where there is no text it is called as what can be used in the label
  /// is: without a name it could not be reached.
  mutating func labelElement<Label: View>(at index: Int, _ label: Label) {
    var text = takeTexts(of: label, depth: layout.depth + 1)
    let rest = index + 1..<page.elements.count
    if !rest.isEmpty {
      if text.isEmpty {
        text = page.ownIndices(from: rest.lowerBound).map { page.elements[$0].label }
          .filter { !$0.isEmpty }.joined(separator: ", ")
      }
      page.attached.append(rest)
    }
    page.elements[index].label = text
  }

  /// What the texts of `content` say; adds the rest of it at `depth`.
  mutating func takeTexts<Content: View>(of content: Content, depth: Int) -> String {
    if let text = content as? Text { return text.resolve(in: environment.strings) }
    let start = page.elements.count
    let outer = layout
    layout = Layout(depth: depth)
    content.evaluate(in: &self)
    layout = outer
    let texts = page.ownIndices(from: start).filter { page.elements[$0].role.isRead }
    let text = page.label(of: texts)
    for index in texts { page.raiseElements(below: index) }
    page.removeElements(at: texts)
    return text
  }
}

extension Page {
  /// Moves what belongs to the element at `index` to where that stands.
  fileprivate mutating func raiseElements(below index: Int) {
    var next = index + 1
    while next < elements.count && elements[next].depth > elements[index].depth {
      elements[next].depth -= 1
      next += 1
    }
  }
}

extension Role {
  /// Whether what has it is read only, and holds nothing.
  var isRead: Bool {
    switch self {
    case .text, .row, .heading, .image, .progress: true
    default: false
    }
  }
}
