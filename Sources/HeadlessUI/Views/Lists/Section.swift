/// A part of a list or a form, with a heading.
@MainActor
public struct Section<Header, Content, Footer> {
  private let header: Header
  private let content: Content
  private let footer: Footer
  /// Whether the content is shown, where that can be changed.
  var isExpanded: Binding<Bool>?

  /// The rows of `content` between `header` and `footer`.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer
  ) {
    self.content = content()
    self.header = header()
    self.footer = footer()
  }
}

extension Section: View, PrimitiveView where Header: View, Content: View, Footer: View {
  /// Adds the heading, the content inside it, then the footer as text; what can be used in those stands below them.
  public func evaluate(in evaluation: inout Evaluation) {
    if let isExpanded {
      let group = DisclosureGroup(isExpanded: isExpanded, content: { content }, label: { header })
      return group.evaluate(in: &evaluation)
    }
    let rows = evaluation.layout.isInRows
    evaluation.addSection(header)
    evaluation.inside(rows: rows) { evaluation in
      content.evaluate(in: &evaluation)
      // What stands below options is none itself.
      if !evaluation.layout.tagsRows { evaluation.addNote(footer) }
    }
  }
}

extension Section where Header == EmptyView, Footer == EmptyView {
  /// The rows of `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Footer == EmptyView {
  /// The rows of `content` below `header`.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }
}

extension Section where Header == EmptyView {
  /// The rows of `content` above `footer`.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Header == Text, Footer == EmptyView {
  /// The rows of `content` below `title`.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }

  /// The rows of `content` below `title`.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }
}
