/// A part of a list or a form, with a header and a footer. Controls in the header or footer are shown below its text.
public struct Section<Header: View, Content: View, Footer: View>: PrimitiveView {
  private let header: Header
  private let content: Content
  private let footer: Footer
  /// Nil for a section that cannot be collapsed.
  private var isExpanded: Binding<Bool>?

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header = { EmptyView() },
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) {
    self.content = content()
    self.header = header()
    self.footer = footer()
  }

  public func addNodes(in evaluation: inout Evaluation) {
    if let isExpanded {
      let group = DisclosureGroup(isExpanded: isExpanded, content: { content }, label: { header })
      return group.evaluate(in: &evaluation)
    }
    evaluation.addSection(header, in: evaluation.rows) { evaluation in
      content.evaluate(in: &evaluation)
      evaluation.addFooter(footer)
    }
  }
}

// The header of a section that can be collapsed is a button that shows and hides the rows.

extension Section where Footer == EmptyView {
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Header
  ) {
    self.init(content: content, header: header)
    self.isExpanded = isExpanded
  }
}

extension Section where Header == Text, Footer == EmptyView {
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, header: { Text(title) })
    self.isExpanded = isExpanded
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, header: { Text(title) })
    self.isExpanded = isExpanded
  }
}

// SwiftUI's older spelling.
extension Section {
  public init(
    header: Header, footer: Footer = EmptyView(), @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, header: { header }, footer: { footer })
  }

  public init(footer: Footer, @ViewBuilder content: () -> Content) where Header == EmptyView {
    self.init(content: content, footer: { footer })
  }
}

/// Marks the text of a footer, which is no option of a picker.
enum FooterTrait: TraitKey { typealias Value = Void }

extension Evaluation {
  /// Adds a section named by the texts of `header`; the controls of `header` are the first nodes in it.
  mutating func addSection<Header: View>(
    _ header: Header, in rows: RowKind = .none, _ content: (inout Evaluation) -> Void
  ) {
    let header = takeTexts(of: header)
    let content = nodes(in: rows, of: content)
    add(Node(Element(role: .section, label: header.text), children: header.rest + content))
    if isForSpeech, rows != .none { page.nodes.last?.note { $0.trait = .heading } }
  }

  /// Adds a section of `content`, named by the texts in `header`; the controls in `header` come first.
  package mutating func addSection(header: [Node], content: [Node]) {
    var texts: [Node] = []
    for node in header { node.takeTexts(into: &texts) }
    let controls = header.filter { !$0.isEmpty }
    add(
      Node(
        Element(role: .section, label: Summary(of: texts).label), children: controls + content))
    if isForSpeech { page.nodes.last?.note { $0.trait = .heading } }
  }

  /// Adds the texts of `footer` as one text, and its controls below that.
  fileprivate mutating func addFooter<Footer: View>(_ footer: Footer) {
    let footer = takeTexts(of: footer)
    if !footer.text.isEmpty {
      let note = Node(Element(role: .text, label: footer.text))
      note.traits[FooterTrait.self] = ()
      add(note)
    }
    page.nodes += footer.rest
  }
}
