extension Section where Header: View, Content: View, Footer == EmptyView {
  /// The rows of `content` below `header`, a button that shows and hides them: they are shown while `isExpanded`.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Header
  ) {
    self.init(content: content, header: header)
    self.isExpanded = isExpanded
  }
}

extension Section where Header == Text, Content: View, Footer == EmptyView {
  /// The rows of `content` below `title`, a button that shows and hides them: they are shown while `isExpanded`.
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

  /// The rows of `content` below `title`, a button that shows and hides them: they are shown while `isExpanded`.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
