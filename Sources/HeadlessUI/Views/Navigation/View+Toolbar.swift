extension View {
  /// Puts `content` into the navigation bar of the page.
  public func toolbar<Content: View>(
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    modified { view, evaluation in
      view.evaluate(in: &evaluation)
      let slot = evaluation.slot(ToolbarSlot())
      var page = evaluation.evaluatePage(in: slot.scope) { content().evaluate(in: &$0) }
      let aboveKeyboard = page.tools
      if !aboveKeyboard.isEmpty { page.tools = [] }
      if aboveKeyboard.isEmpty || !page.elements.isEmpty {
        evaluation.page.tools.append(ToolItem(page: page))
      }
      evaluation.page.tools += aboveKeyboard
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

extension Evaluation {
  /// Adds what `content` adds to the bar; above the keyboard it stands by itself.
  mutating func addTool(
    at placement: ToolbarItemPlacement, _ content: (inout Evaluation) -> Void
  ) {
    guard placement.isAboveKeyboard else { return stack(content) }
    let slot = slot(ToolbarSlot())
    let tool = evaluatePage(in: slot.scope) { $0.stack(content) }
    page.tools.append(ToolItem(page: tool, isAboveKeyboard: true))
  }
}

/// What the views of a navigation bar keep.
private final class ToolbarSlot: Slot {
  let scope = Scope()
}
