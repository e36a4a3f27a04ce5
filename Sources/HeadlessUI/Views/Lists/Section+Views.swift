extension Section where Header: View, Footer: View {
  /// The rows of `content` between `header` and `footer`.
  public init(header: Header, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Header: View, Footer == EmptyView {
  /// The rows of `content` below `header`.
  public init(header: Header, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header })
  }
}

extension Section where Header == EmptyView, Footer: View {
  /// The rows of `content` above `footer`.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, footer: { footer })
  }
}
