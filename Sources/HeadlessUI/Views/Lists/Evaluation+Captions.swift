extension Evaluation {
  /// Adds a section that says what `header` says; what can be used in the header is the first inside of it.
  mutating func addSection<Header: View>(_ header: Header) {
    let section = add(Element(role: .section))
    page.elements[section].label = takeTexts(of: header, depth: layout.depth + 1)
  }

  /// Adds what `footer` says as text, and below it what can be used in it.
  mutating func addNote<Footer: View>(_ footer: Footer) {
    let note = add(Element(role: .text))
    let text = takeTexts(of: footer, depth: layout.depth)
    if text.isEmpty {
      page.removeElements(at: [note])
    } else {
      page.elements[note].label = text
    }
  }

  /// What the texts of `content` say; adds the rest of it.
  private mutating func takeTexts<Content: View>(of content: Content, depth: Int) -> String {
    if let text = content as? Text { return text.resolve(in: environment.strings) }
    let start = page.elements.count
    let outer = layout
    layout = Layout(depth: depth)
    content.evaluate(in: &self)
    layout = outer
    let texts = page.ownIndices(from: start).filter { page.elements[$0].role.isRead }
    let text = label(of: texts)
    page.removeElements(at: texts)
    return text
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
