extension View {
  /// Puts `content` into the navigation bar of the page.
  public func toolbar<Content: View>(
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    modified { view, evaluation in
      view.evaluate(in: &evaluation)
      let slot = evaluation.slot(ToolbarSlot())
      let page = evaluation.evaluatePage(in: slot.scope) { content().evaluate(in: &$0) }
      evaluation.page.tools.append(ToolItem(page: page))
    }
  }

  /// Takes the way back out of the navigation bar of the page.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modified { content, evaluation in
      content.evaluate(in: &evaluation)
      if hidesBackButton { evaluation.page.isBackHidden = true }
    }
  }
}

/// What the views of a navigation bar keep.
private final class ToolbarSlot: Slot {
  let scope = Scope()
}
