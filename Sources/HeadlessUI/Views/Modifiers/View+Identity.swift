extension View {
  /// Gives the view a place of its own for each `id`: with another one it begins anew.
  public func id(_ id: some Hashable) -> some View {
    modified { content, evaluation in
      evaluation.evaluate(branch: id) { content.evaluate(in: &$0) }
    }
  }
}
