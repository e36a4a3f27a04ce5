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
}
